import { reportContext, shopContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx'
import { CategoryHead } from '#web/catalogue/category/category-head.tsx'
import { CategoryTiles } from '#web/catalogue/category/category-tile.tsx'
import { loadOverview } from '#web/catalogue/category/load-overview.server.ts'
import { languageOfCategories } from '#web/catalogue/category/listed-category.ts'
import { languageName, readTextLanguages } from '#web/catalogue/text-languages.server.ts'
import type { Route } from './+types/route'

export const handle = { caching: 'shared', otherLanguages: 'same path' } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const languages = await readTextLanguages(context)
  const categories = await loadOverview(context.get(shopContext), languages, context.get(reportContext))
  return { categories, otherLanguage: languageName(languageOfCategories(categories), getLocale()) }
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.listing_start_title(), description: m.listing_start_text(), root: matches[0] })
}

export default function ShopStartRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs
        items={[{ label: m.listing_crumb_home(), to: paths.home(getLocale()) }, { label: m.listing_crumb_shop() }]}
      />
      <CategoryHead
        title={m.listing_start_title()}
        text={m.listing_start_text()}
        otherLanguage={loaderData.otherLanguage}
      />
      <h2 className="vh">{m.listing_categories()}</h2>
      <CategoryTiles categories={loaderData.categories} />
    </div>
  )
}
