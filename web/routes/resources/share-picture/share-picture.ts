import { printerContext, siteContext } from '#web/app/context.ts'
import { printedFile } from '#web/app/printed-file.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { isId } from '#web/catalogue/seo/seo-path.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { findCategory } from './find-category.server.ts'
import { findProduct } from './find-product.server.ts'
import { findTool } from './find-tool.server.ts'
import { sharePictureSvg, type SharedSubject } from './share-picture-svg.ts'
import type { Route } from './+types/share-picture'

export const handle = { caching: 'shared' } satisfies RouteHandle

const CATEGORY = 'category-'

/**
 * The picture of a shared link, 1200 by 630 pixels. A product or variant is drawn from its geometry, by its id. A
 * category, `category-` and its id, is drawn from its first products. A tool is found by its name. Without a subject it
 * is the company's own picture.
 */
export async function loader({ params: { subject }, context }: Route.LoaderArgs) {
  const { company, brand } = context.get(siteContext)
  const { png } = context.get(printerContext)
  const claim = company.claim[getLocale()]
  const found = subject === undefined ? { title: claim } : await findSubject(subject, context)
  if (!found) return new Response(null, { status: 404 })
  const line = subject === undefined ? '' : claim
  return printedFile(
    () => png(sharePictureSvg({ line, ...found, company: company.name, brand, colour: company.colours.brand })),
    PNG,
  )
}

async function findSubject(subject: string, context: Route.LoaderArgs['context']): Promise<SharedSubject | undefined> {
  if (isId(subject)) return findProduct(context, subject)
  if (!subject.startsWith(CATEGORY)) return findTool(context, subject)
  const id = subject.slice(CATEGORY.length)
  return isId(id) ? findCategory(context, id) : undefined
}

const PNG = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=86400',
  // Other sites show it.
  'cross-origin-resource-policy': 'cross-origin',
}
