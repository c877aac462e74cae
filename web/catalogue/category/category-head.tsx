import type { ReactNode } from 'react'
import { ProductPicture } from '#web/catalogue/product/product-picture.tsx'
import type { Picture } from '#web/catalogue/product/picture.ts'
import css from './category-head.module.css'

/** Title, text and picture above a list; `children` are links to subcategories. */
export function CategoryHead({
  title,
  text,
  picture,
  children,
}: {
  title: string
  text?: string | undefined
  picture?: Picture | undefined
  children?: ReactNode
}) {
  return (
    <header className={css.head}>
      <div className={css.text}>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        {children}
      </div>
      {picture && (
        <div className={css.picture}>
          <ProductPicture picture={picture} eager />
        </div>
      )}
    </header>
  )
}
