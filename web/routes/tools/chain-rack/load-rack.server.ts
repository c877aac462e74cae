import { ServiceFailure } from '#contracts/failure.ts'
import { perLocale } from '#contracts/locales.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import type { Product } from '#contracts/shop/product.ts'
import { chainRackContext, shopContext, siteContext } from '#web/app/context.ts'
import { ownOrMissing } from '#web/app/own-or-missing.server.ts'
import { paths } from '#web/app/paths.ts'
import { EMPTY_LINE, type ListLine } from '#web/cart/list-entry/lines/list-line.ts'
import { readAllProducts } from '#web/catalogue/listing/read-all.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import type { RackItems } from '#web/tools/chain-rack/rack-bill.tsx'
import { evaluateRack } from '#web/tools/chain-rack/evaluate-rack.ts'
import type { RackSection } from '#web/tools/chain-rack/rack-figures.tsx'
import { rackQuery, readRackForm } from '#web/tools/chain-rack/rack-form.ts'
import type { PartRow } from '#web/tools/chain-rack/sums/rack-parts.ts'
import { PART_NAMES, partSize, rackSummary } from '#web/tools/chain-rack/rack-texts.ts'
import type { RackUnit } from '#web/tools/chain-rack/rack-units.ts'
import type { Rack } from '#web/tools/chain-rack/sums/rack.ts'
import { toolAddress } from '#web/tools/tool-pages.ts'
import type { Route } from './+types/route'

/** Characters of a line's note in the cart. */
const LONGEST_RACK_NOTE = 500
const FIELDS = {
  product: ['id', 'parentId', 'productNumber', 'name', 'translated.name', 'customFields.profilwerk.solids'],
}

/**
 * The rack of an address with its parts in the shop.
 * @param whenAway gets the failure of a shop that cannot be reached: the rack is calculated without it.
 * @throws ServiceFailure
 */
export async function loadRack(
  { request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>,
  whenAway: (failure: ServiceFailure) => void,
) {
  const [numbers, { company, publicUrl, listingLimit }] = [
    ownOrMissing(context.get(chainRackContext)),
    context.get(siteContext),
  ]
  const locale = getLocale()
  const form = readRackForm(new URL(request.url).searchParams, locale)
  const { rack, parts } = evaluateRack(form, locale, numbers)
  const wanted = [...new Set(parts.flatMap(({ number }) => number ?? []))]
  const criteria = { filter: [{ type: 'equalsAny' as const, field: 'productNumber', value: wanted }], includes: FIELDS }
  const found =
    wanted.length === 0
      ? []
      : await readAllProducts(context.get(shopContext), criteria, listingLimit).catch((error: unknown) => {
          if (!(error instanceof ServiceFailure) || error.failure.kind !== 'unreachable') throw error
          whenAway(error)
          return undefined
        })
  const products = found ?? []
  const byNumber = new Map(products.map((product) => [product.productNumber, product]))
  const query = rackQuery(form, locale, {}).toString()
  const action = toolAddress(locale, 'chain-rack')
  const address = `${publicUrl}${action}?${query}`
  return {
    form,
    numbers,
    items: toItems(products),
    isShopAway: found === undefined,
    section: sectionOf(parts, byNumber),
    action,
    query,
    address,
    company: company.legalName,
    lines: rack ? toLines(rack, parts, byNumber, { address, unit: form.unit }) : [],
    alternates: perLocale((one) => `${toolAddress(one, 'chain-rack')}?${query}`),
  }
}

function toItems(products: readonly Product[]): RackItems {
  const entries = products.map(({ id, parentId, productNumber, translated }) => {
    const address = paths.product(getLocale(), parentId ?? id, { variant: productNumber })
    return [productNumber, { name: translated.name, address }]
  })
  return Object.fromEntries(entries)
}

function sectionOf(parts: readonly PartRow[], byNumber: ReadonlyMap<string, Product>): RackSection | undefined {
  const [guide, carrier] = (['guide', 'carrier'] as const).map((name) =>
    byNumber.get(parts.find(({ part }) => part === name)?.number ?? ''),
  )
  if (!guide) return undefined
  const solids = factsOf(guide).solids
  return { guide: guide.productNumber, solids, carrier: carrier ? factsOf(carrier).solids : [] }
}

/**
 * The lines for the request: parts that the shop has. The first one has the address of the drawing. The note of the
 * tension set has the other parts, because it fits one chain.
 */
function toLines(
  rack: Rack,
  parts: readonly PartRow[],
  byNumber: ReadonlyMap<string, Product>,
  { address, unit }: { address: string; unit: RackUnit },
): ListLine[] {
  const isListed = ({ number }: PartRow) => number !== undefined && byNumber.has(number)
  const missing = parts
    .filter((row) => !isListed(row))
    .map((row) => [`${row.pieces} × ${PART_NAMES[row.part]()}`, partSize(row, rack, unit)].filter(Boolean).join(' '))
  const drawing = m.rack_note({ summary: rackSummary(rack, unit), address })
  const others = missing.length > 0 ? m.rack_note_missing({ parts: missing.join('; ') }) : ''
  const listed = parts.filter(isListed)
  const atSet = Math.max(
    0,
    listed.findIndex(({ part }) => part === 'tension-set'),
  )
  return listed.map(({ number = '', pieces, length }, index) => {
    const notes = [index === 0 ? drawing : '', index === atSet ? others : '']
    return {
      ...EMPTY_LINE,
      number,
      pieces: String(pieces),
      size: length === undefined ? '' : String(length),
      note: notes.filter(Boolean).join('. ').slice(0, LONGEST_RACK_NOTE),
    }
  })
}
