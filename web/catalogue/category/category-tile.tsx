import { classNames } from '#web/ui/class-names.ts'
import { ContentLink } from '#web/ui/content-link.tsx'
import { Link } from '#web/ui/link.tsx'
import type { ListedCategory } from './listed-category.ts'
import { ProductPicture } from '#web/catalogue/product/product-picture.tsx'
import css from './category-tile.module.css'

/** A category with its picture, number of products and link to its children. Used in `CategoryTiles`. */
export function CategoryTile({ category }: { category: ListedCategory }) {
  return (
    <li className={css.tile}>
      {category.to === '' ? (
        <div className={css.picture}>
          <ProductPicture picture={category.picture} />
        </div>
      ) : (
        <Link className={css.picture} to={category.to} tabIndex={-1} aria-hidden="true">
          <ProductPicture picture={category.picture} />
        </Link>
      )}
      <h3 className={css.name}>
        <ContentLink href={category.to} lang={category.language}>
          {category.name}
        </ContentLink>
        {category.products !== undefined && <small>{category.products}</small>}
      </h3>
      {category.children.length > 0 && (
        <ul className={css.children}>
          {category.children.map(({ id, name, to, language }) => (
            <li key={id}>
              <ContentLink href={to} lang={language}>
                {name}
              </ContentLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

export function CategoryTiles({ categories }: { categories: readonly ListedCategory[] }) {
  const hasPictures = categories.some(({ picture }) => picture !== undefined)
  return (
    <ul className={classNames(css.tiles, !hasPictures && css.plain)}>
      {categories.map((category) => (
        <CategoryTile key={category.id} category={category} />
      ))}
    </ul>
  )
}
