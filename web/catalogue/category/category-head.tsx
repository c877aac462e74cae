import type { ReactNode } from 'react'
import { LanguageNote } from '#web/catalogue/language-note.tsx'
import { ProductPicture } from '#web/catalogue/product/product-picture.tsx'
import type { Picture } from '#web/catalogue/product/picture.ts'
import css from './category-head.module.css'

/** Title, text and picture above a list; `children` are links to subcategories. */
export function CategoryHead({
  title,
  text,
  picture,
  languages,
  otherLanguage,
  children,
}: {
  title: string
  text?: string | undefined
  picture?: Picture | undefined
  /** Of title and text, where they are not in the page's. */
  languages?: { name: string | undefined; description: string | undefined }
  /** Name of the language that other texts of the page are in. */
  otherLanguage?: string | undefined
  children?: ReactNode
}) {
  return (
    <header className={css.head}>
      <div className={css.text}>
        <h1 lang={languages?.name}>{title}</h1>
        {text && <p lang={languages?.description}>{text}</p>}
        <LanguageNote language={otherLanguage} />
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
