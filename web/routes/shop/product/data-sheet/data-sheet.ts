import { channelContext, printerContext, shopContext, siteContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { printedFile } from '#web/app/printed-file.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { fileToPrint, isDrawnPicture } from '#web/catalogue/product/picture.ts'
import { isId } from '#web/catalogue/seo/seo-path.ts'
import { readTextLanguages } from '#web/catalogue/text-languages.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { loadFamily } from '#web/routes/shop/product/load-product.server.ts'
import { isShown } from '#web/routes/shop/product/variants/filter-variants.ts'
import { checkLength } from '#web/tools/cut-length/cut-rules.ts'
import { composeDataSheet } from './compose-data-sheet.server.ts'
import type { Route } from './+types/data-sheet'
import { SHEET_FILTER, type DataSheetQuery } from './data-sheet-query.ts'

export const handle = { caching: 'shared' } satisfies RouteHandle

/**
 * The data sheet of a product as PDF, in the page's language. It has the chosen variant, cut length and C-profile, and
 * the table of variants as it is filtered. 404 for what the shop does not have or cannot cut. Filters of unknown
 * columns are ignored.
 */
export async function loader({ params: { productId }, request, context }: Route.LoaderArgs) {
  const notFound = () => new Response(null, { status: 404 })
  if (!isId(productId)) return notFound()
  const query = parseSheetQuery(new URL(request.url).searchParams)
  const { company, publicUrl, listingLimit } = context.get(siteContext)
  const [family, channel] = await Promise.all([
    loadFamily(context.get(shopContext), productId, listingLimit, await readTextLanguages(context)),
    context.get(channelContext)(),
  ])
  const { product, columns, common, members, cProfiles } = family
  const variants = members.map(({ row }) => row)
  const single = variants.length === 1 ? variants[0] : undefined
  const chosen = query.variant ? variants.find(({ number }) => number === query.variant) : single
  if (query.variant && !chosen) return notFound()
  const fitting = cProfiles.filter(({ id }) => chosen?.cProfiles.includes(id))
  const cProfile = fitting.find(({ id }) => id === query.cProfile)
  if (query.cProfile && !cProfile) return notFound()
  const length = query.length ? Number(query.length) : undefined
  if (length !== undefined && (!chosen?.cut || checkLength(chosen.cut, length) !== undefined)) return notFound()

  const locale = getLocale()
  const picture = chosen?.picture ?? product.picture
  const photograph =
    picture && !isDrawnPicture(picture) ? await context.get(printerContext).photograph(fileToPrint(picture)) : undefined
  const sheet = composeDataSheet({
    product,
    columns,
    common,
    variants,
    shown: variants.filter((variant) => isShown(variant, columns, query.filters)),
    chosen,
    photograph,
    length,
    cProfile,
    fitting: fitting.map(({ number }) => number),
    taxState: channel?.taxState,
    company,
    locale,
    address: publicUrl + paths.product(locale, product.seoPath, { variant: chosen?.number }),
    date: new Date().toISOString().slice(0, 10),
  })
  const name = `${m.sheet_title()}-${chosen?.number ?? product.number}.pdf`
  return printedFile(() => context.get(printerContext).pdf(sheet), {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${toAscii(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    // Lists of files are not for search engines: the product's page is.
    'x-robots-tag': 'noindex',
  })
}

const toAscii = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')

/** No table has more columns, and no filter is longer. */
const MOST_FILTERS = 20
const LONGEST_VALUE = 100

/** Reads the query of a data sheet's address. Surplus values are left out. */
function parseSheetQuery(search: URLSearchParams): DataSheetQuery {
  const valueOf = (name: string) => (search.get(name) ?? '').trim().slice(0, LONGEST_VALUE)
  const names = [...new Set(search.keys())].filter((name) => name.startsWith(SHEET_FILTER)).slice(0, MOST_FILTERS)
  return {
    variant: valueOf('variant'),
    length: valueOf('length'),
    cProfile: valueOf('c-profile'),
    filters: Object.fromEntries(names.map((name) => [name.slice(SHEET_FILTER.length), valueOf(name)])),
  }
}
