import { data, redirect } from 'react-router'
import { channelContext, reportContext, shopContext, shopForLocaleContext, siteContext } from '#web/app/context.ts'
import { filePaths, paths } from '#web/app/paths.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { shopBreadcrumbs } from '#web/catalogue/category/shop-breadcrumbs.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { perLocale } from '#contracts/locales.ts'
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx'
import { layoutReader } from '#web/blocks/shop-layout/load-layout.server.ts'
import { seoAlternates } from '#web/catalogue/seo/alternates.server.ts'
import { CategoryHead } from '#web/catalogue/category/category-head.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { loadOverview } from '#web/catalogue/category/load-overview.server.ts'
import { resolveSeoPath } from '#web/catalogue/seo/resolve-seo-path.server.ts'
import { languageOfCategories } from '#web/catalogue/category/listed-category.ts'
import { languageName, readTextLanguages } from '#web/catalogue/text-languages.server.ts'
import { ChildLinks } from './child-links.tsx'
import { ListingPage } from './listing/listing-page.tsx'
import { isIndexable, lastPageOf, listingSearch, parseListingQuery } from './listing/listing-query.ts'
import { settleRanges } from './listing/measure-range.ts'
import { loadCategory } from './load-category.server.ts'
import { loadListing } from './listing/load-listing.server.ts'
import type { Route } from './+types/route'

// Only a Shopware has layouts.
const LayoutBlocks = lazyPart(async () => (await import('#web/blocks/shop-layout/shop-layout.tsx')).ShopLayoutBlocks)
// Only the root of all categories has tiles.
const CategoryTiles = lazyPart(async () => (await import('#web/catalogue/category/category-tile.tsx')).CategoryTiles)

export const handle = { caching: 'shared', otherLanguages: 'category root' } satisfies RouteHandle

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const report = context.get(reportContext)
  const path = params['*']
  const languages = await readTextLanguages(context)
  // Without a path: the root of all categories.
  if (!path) {
    const alternates = perLocale((locale) => paths.category(locale))
    const categories = await loadOverview(shop, languages, report)
    const otherLanguage = languageName(languageOfCategories(categories), getLocale())
    return { kind: 'root' as const, categories, alternates, otherLanguage }
  }

  const { search, searchParams } = new URL(request.url)
  const found = await resolveSeoPath(shop, path, 'frontend.navigation.page')
  if (!found) throw data({ code: 404 }, { status: 404 })
  if (found.movedTo !== undefined) throw redirect(paths.category(getLocale(), found.movedTo) + search, 301)
  const { id } = found
  const asked = parseListingQuery(searchParams)
  const categoryPromise = loadCategory(shop, id, languages, report, layoutReader(context, languages))
  const current = { locale: getLocale(), seoPath: categoryPromise.then(({ seoPath }) => seoPath) }
  const [{ layout, ...category }, listing, alternates] = await Promise.all([
    categoryPromise,
    loadListing(shop, id, asked, { listingLimit: context.get(siteContext).listingLimit, languages }),
    seoAlternates(context.get(shopForLocaleContext), current, id, 'frontend.navigation.page', paths.category, report),
  ])
  // The address and its fields say which of two readings was taken.
  const ranges = settleRanges(asked.ranges, listing.ranges)
  if (ranges) throw redirect(paths.category(getLocale(), path) + listingSearch({ ...asked, ranges }))
  const last = lastPageOf(listing.total)
  // Past its end a Shopware gives no total: then the last page is the first.
  if (listing.shown === 0 && asked.page > last)
    throw redirect(paths.category(getLocale(), path) + listingSearch({ ...asked, page: last }))
  // An order that the shop does not know was ignored.
  const query = asked.order === listing.sorting ? asked : { ...asked, order: undefined }
  const language = [category.languages.name, category.languages.description, listing.language].find(Boolean)
  const otherLanguage = languageName(language, getLocale())
  // A landing page has no list.
  const hasListing = layout?.hasListing ?? true
  const sharePicture = { url: filePaths.sharePicture(getLocale(), `category-${id}`), alt: category.name }
  return {
    kind: 'category' as const,
    category,
    before: layout?.before ?? [],
    after: layout?.after ?? [],
    listing: hasListing ? listing : undefined,
    query,
    taxState: (await context.get(channelContext)())?.taxState,
    alternates,
    // Of further pages; that of the first one follows from its path.
    canonical:
      isIndexable(query) && query.page > 1
        ? paths.category(getLocale(), category.seoPath) + listingSearch(query)
        : undefined,
    otherLanguage,
    sharePicture,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData?.kind !== 'category') return pageMeta({ title: m.listing_root_title(), root: matches[0] })
  const { category, query } = loaderData
  const isListed = isIndexable(query)
  return pageMeta({ title: category.name, description: category.text, root: matches[0], isListed })
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'root') {
    return (
      <div className="wrap">
        <Breadcrumbs items={[...shopBreadcrumbs(), { label: m.listing_root_title() }]} />
        <CategoryHead
          title={m.listing_root_title()}
          text={m.listing_root_text()}
          otherLanguage={loaderData.otherLanguage}
        />
        <h2 className="vh">{m.listing_categories()}</h2>
        <CategoryTiles categories={loaderData.categories} />
      </div>
    )
  }
  const { category, before, listing, after, query, otherLanguage } = loaderData
  const current = { label: category.name, language: category.languages.name }
  return (
    <div className="wrap">
      <Breadcrumbs items={[...shopBreadcrumbs(category.breadcrumbs), current]} />
      <CategoryHead
        title={category.name}
        text={category.text}
        picture={category.picture}
        languages={category.languages}
        otherLanguage={otherLanguage}
      >
        <ChildLinks categories={category.children} />
      </CategoryHead>
      {before.length > 0 && <LayoutBlocks blocks={before} isFirst />}
      {listing && <ListingPage key={category.id} listing={listing} query={query} />}
      {after.length > 0 && <LayoutBlocks blocks={after} />}
    </div>
  )
}
