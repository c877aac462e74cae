import { data } from 'react-router'
import { channelContext, reportContext, shopContext, shopForLocaleContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { layoutReader } from '#web/blocks/shop-layout/load-layout.server.ts'
import { ShopLayoutBlocks } from '#web/blocks/shop-layout/shop-layout.tsx'
import { CategoryHead } from '#web/catalogue/category/category-head.tsx'
import { shopBreadcrumbs } from '#web/catalogue/category/shop-breadcrumbs.ts'
import { seoAlternates } from '#web/catalogue/seo/alternates.server.ts'
import { resolveSeoPath } from '#web/catalogue/seo/resolve-seo-path.server.ts'
import { readTextLanguages } from '#web/catalogue/text-languages.server.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx'
import { loadLandingPage } from './load-landing-page.server.ts'
import type { Route } from './+types/route'

export const handle = { caching: 'shared', otherLanguages: 'category root' } satisfies RouteHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const layouts = layoutReader(context, await readTextLanguages(context))
  const found = await resolveSeoPath(shop, params['*'], 'frontend.landing.page')
  if (!layouts || !found || found.movedTo !== undefined) throw data({ code: 404 }, { status: 404 })
  const pagePromise = loadLandingPage(shop, found.id, layouts)
  const current = { locale: getLocale(), seoPath: pagePromise.then(({ seoPath }) => seoPath) }
  const [page, alternates] = await Promise.all([
    pagePromise,
    seoAlternates(
      context.get(shopForLocaleContext),
      current,
      found.id,
      'frontend.landing.page',
      paths.landingPage,
      context.get(reportContext),
    ),
  ])
  return { page, alternates, taxState: (await context.get(channelContext)())?.taxState }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { title = '', description } = loaderData?.page ?? {}
  return pageMeta({ title, description, root: matches[0] })
}

/** A landing page of a Shopware. */
export default function LandingPageRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs items={[...shopBreadcrumbs(), { label: page.title }]} />
      <CategoryHead title={page.title} />
      <ShopLayoutBlocks blocks={page.blocks} isFirst />
    </div>
  )
}
