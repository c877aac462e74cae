import { data, useSearchParams } from 'react-router'
import { perLocale } from '#contracts/locales.ts'
import { cadPaths, filePaths, paths } from '#web/app/paths.ts'
import { shopContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { writeList } from '#web/cart/list-entry/lines/write-list.ts'
import { shopBreadcrumbs } from '#web/catalogue/category/shop-breadcrumbs.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx'
import { readCadChoice } from '#web/tools/cad/cad-choice.ts'
import { cadListLines } from './cad-list-lines.ts'
import { cadQueryOf } from './cad-query-of.ts'
import { loadCadPart } from './load-cad-part.server.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import css from './route.module.css'
import type { Route } from './+types/route'

const CadContent = lazyPart(async () => (await import('./cad-content.tsx')).CadContent)

export const handle = { caching: 'shared', listed: false } satisfies RouteHandle

/** 404 for what the shop does not have or that has no shape; 422 with the fields that are wrong. */
export async function loader({ params: { productId }, request, context }: Route.LoaderArgs) {
  const loaded = await loadCadPart(context.get(shopContext), productId)
  if (!loaded) throw data({ code: 404 }, { status: 404 })
  const { part, carriers, given, seoPath } = loaded
  const { searchParams } = new URL(request.url)
  const { choice, errors } = readCadChoice(part, carriers, searchParams)
  const alternates = perLocale((locale) => cadPaths.page(locale, part.id, cadQueryOf(choice)))
  const isWrong = Object.keys(errors).length > 0
  // An invalid choice is not added, because the visitor meant another one.
  const list = isWrong ? '' : writeList(cadListLines(part, choice))
  const sharePicture = { url: filePaths.sharePicture(getLocale(), part.id), alt: m.cad_title({ number: part.number }) }
  return data(
    { part, carriers, given, choice, errors, seoPath, alternates, list, sharePicture },
    { status: isWrong ? 422 : 200 },
  )
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const title = m.cad_title({ number: loaderData.part.number })
  return pageMeta({ title, root: matches[0] })
}

export default function CadRoute({ loaderData }: Route.ComponentProps) {
  const { part, carriers, given, choice, errors, seoPath, list } = loaderData
  const locale = getLocale()
  const [search] = useSearchParams()
  const product = paths.product(locale, seoPath, { variant: part.number })
  return (
    <div className="wrap">
      <Breadcrumbs items={[...shopBreadcrumbs(), { label: part.name, to: product }, { label: m.cad_crumb() }]} />
      <header className={css.head}>
        <h1>{m.cad_title({ number: part.number })}</h1>
        <p className="lede">{m.cad_lede()}</p>
      </header>
      <CadContent {...{ part, carriers, given, choice, errors, product, search, list }} />
    </div>
  )
}
