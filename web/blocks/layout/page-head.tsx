import type { ReactNode } from 'react'
import css from './page-head.module.css'

/** Begins a page without a picture: breadcrumbs, title and introduction. */
export function PageHead({
  title,
  lede,
  breadcrumbs,
}: {
  title: ReactNode
  lede?: ReactNode
  breadcrumbs?: ReactNode
}) {
  return (
    <header className={css.head}>
      <div className="wrap">
        {breadcrumbs}
        {title}
        {lede && <p className="lede">{lede}</p>}
      </div>
    </header>
  )
}
