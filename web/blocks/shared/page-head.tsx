import type { ReactNode } from 'react'
import css from './page-head.module.css'

/** Begins a page that has no picture of its own: the way here, the title, what the page is about. */
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
