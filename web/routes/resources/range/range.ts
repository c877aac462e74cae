import { reportContext, shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { readNavigation } from '#web/catalogue/category/read-navigation.server.ts'
import { totalsReader } from '#web/catalogue/category/read-category-totals.server.ts'
import { LISTED_FIELDS } from '#web/catalogue/listing/listed-fields.ts'
import { seoPathOf } from '#web/catalogue/seo/seo-path.ts'
import { nameLanguage, readTextLanguages } from '#web/catalogue/text-languages.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import type { RangeFilter, RangeFilters } from '#web/shell/header/range/ask-range.ts'
import { type FilteredFamily, type Shortcut, shortcutsOf } from './shortcuts.ts'
import type { Route } from './+types/range'

export const handle = { caching: 'shared' } satisfies RouteHandle

/** Families whose filters are read: one call each. */
const MOST_FAMILIES = 16

/** Filters that lead into the range, as JSON; for the overview in the header. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const tree = (await readNavigation(shop)).filter(({ type }) => type === 'page').slice(0, MOST_FAMILIES)
  const totals = await totalsReader(shop, context.get(reportContext))(tree)
  const families = await Promise.all(
    tree.map(async (category): Promise<FilteredFamily> => {
      const { aggregations } = await shop('POST /product-listing/{categoryId}', {
        path: { categoryId: category.id },
        body: { limit: 1, 'only-aggregations': true, includes: LISTED_FIELDS },
      })
      return { category, total: totals.get(category.id), aggregations }
    }),
  )
  const { sizes, common } = shortcutsOf(families)
  const languages = await readTextLanguages(context)
  const link = ({ category, option }: Shortcut): RangeFilter => ({
    name: option.translated.name,
    lang: nameLanguage(option, languages).language,
    path: `${paths.category(getLocale(), seoPathOf(category))}?f=${option.id}`,
  })
  const [first] = sizes
  const body: RangeFilters = {
    sizes: first && {
      title: first.group.translated.name,
      lang: nameLanguage(first.group, languages).language,
      links: sizes.map(link),
    },
    common: common.map((shortcut) => ({
      ...link(shortcut),
      group: shortcut.group.translated.name,
      groupLang: nameLanguage(shortcut.group, languages).language,
      family: shortcut.category.translated.name,
      familyLang: nameLanguage(shortcut.category, languages).language,
    })),
  }
  return Response.json(body)
}
