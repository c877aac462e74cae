import { getLocale } from '#web/i18n/locale.ts'
import { paths } from '#web/app/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import type { ListedCategory } from './listed-category.ts'
import { ProductPicture } from '#web/catalogue/product/product-picture.tsx'
import css from './category-tile.module.css'

/** A category with its picture, number of products and link to its children. Used in `CategoryTiles`. */
export function CategoryTile({ category }: { category: ListedCategory }) {
  const locale = getLocale()
  return (
    <li className={css.tile}>
      <Link className={css.picture} to={paths.category(locale, category.seoPath)} tabIndex={-1} aria-hidden="true">
        <ProductPicture picture={category.picture} />
      </Link>
      <h3 className={css.name}>
        <Link to={paths.category(locale, category.seoPath)} lang={category.language}>
          {category.name}
        </Link>
        {category.products !== undefined && <small>{category.products}</small>}
      </h3>
      {category.children.length > 0 && (
        <ul className={css.children}>
          {category.children.map(({ id, name, seoPath, language }) => (
            <li key={id}>
              <Link to={paths.category(locale, seoPath)} lang={language}>
                {name}
              </Link>
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
