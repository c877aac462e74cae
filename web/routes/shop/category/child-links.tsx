import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import type { CategoryLink } from '#web/catalogue/category/listed-category.ts'
import { Link } from '#web/ui/link.tsx'
import css from './child-links.module.css'

/** The categories below, with their number of products. */
export function ChildLinks({
  categories,
}: {
  categories: readonly (CategoryLink & { products: number | undefined })[]
}) {
  if (categories.length === 0) return null
  const locale = getLocale()
  return (
    <nav aria-label={m.listing_children()}>
      <ul className={css.links}>
        {categories.map(({ id, name, seoPath, language, products }) => (
          <li key={id}>
            <Link to={paths.category(locale, seoPath)} prefetch="intent">
              <span lang={language}>{name}</span>
              {products !== undefined && <small>{products}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
