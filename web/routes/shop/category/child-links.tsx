import { m } from '#web/i18n/messages.ts'
import type { CategoryLink } from '#web/catalogue/category/listed-category.ts'
import { ContentLink } from '#web/ui/content-link.tsx'
import css from './child-links.module.css'

/** The categories below, with their number of products. */
export function ChildLinks({
  categories,
}: {
  categories: readonly (CategoryLink & { products: number | undefined })[]
}) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={m.listing_children()}>
      <ul className={css.links}>
        {categories.map(({ id, name, to, language, products }) => (
          <li key={id}>
            <ContentLink href={to}>
              <span lang={language}>{name}</span>
              {products !== undefined && <small>{products}</small>}
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
