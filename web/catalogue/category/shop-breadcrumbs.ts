import { paths } from '#web/app/paths.ts'
import type { CategoryLink } from '#web/catalogue/category/listed-category.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'

/** The first breadcrumbs of a page of the shop: home, the shop, and the categories above the page. */
export function shopBreadcrumbs(categories: readonly Pick<CategoryLink, 'name' | 'seoPath' | 'language'>[] = []) {
  const locale = getLocale()
  return [
    { label: m.listing_crumb_home(), to: paths.home(locale) },
    { label: m.listing_crumb_shop(), to: paths.shop(locale) },
    ...categories.map(({ name, seoPath, language }) => ({
      label: name,
      to: paths.category(locale, seoPath),
      language,
    })),
  ]
}
