import { redirect } from 'react-router'
import { resistanceContext, sessionContext, shopContext } from '#web/app/context.ts'
import { ownOrMissing } from '#web/app/own-or-missing.server.ts'
import { paths } from '#web/app/paths.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { FIELDS, resistanceSearch } from '#web/tools/chemical-resistance/ratings/resistance-query.ts'
import { toolAddress } from '#web/tools/tool-pages.ts'
import { findProductsOfMaterial } from './find-products-of-material.server.ts'
import type { Route } from './+types/products'

export const handle = { caching: 'never' } satisfies RouteHandle

/** Leads from a plastic to its products in the shop. Without any it leads back to the tool with a text. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = getLocale()
  const asked = new URL(request.url).searchParams.get(FIELDS.material)
  const { table } = await ownOrMissing(context.get(resistanceContext)).read()
  const material = table.materials.find(({ name }) => name === asked)?.name
  const tool = toolAddress(locale, 'chemical-resistance')
  if (material === undefined) return redirect(tool)
  const found = await findProductsOfMaterial(context.get(shopContext), material)
  if (found) {
    return redirect(`${paths.category(locale, found.seoPath)}?${new URLSearchParams({ f: found.option })}`)
  }
  context.get(sessionContext).flash(m.resistance_products_missing({ material }))
  return redirect(tool + resistanceSearch({ media: [], materials: [material], minimum: undefined, group: '' }))
}
