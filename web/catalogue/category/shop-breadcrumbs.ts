import { paths } from '#web/app/paths.ts'
import type { CategoryLink } from '#web/catalogue/category/listed-category.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'

/** The first breadcrumbs of a page of the shop: home, the shop, and the categories above the page. */
export function shopBreadcrumbs(categories: readonly Pick<CategoryLink, 'name' | 'to' | 'language'>[] = []) {
  const locale = getLocale()
  return [
    { label: m.listing_crumb_home(), to: paths.home(locale) },
    { label: m.listing_crumb_shop(), to: paths.shop(locale) },
    ...categories.map(({ name, to, language }) => ({ label: name, to, language })),
  ]
}
