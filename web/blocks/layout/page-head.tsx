import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import css from './page-head.module.css'

interface PageHeadProps {
  title: ReactNode
  lede?: ReactNode
  breadcrumbs?: ReactNode
  /** Beside the title, or below it on a phone. */
  picture?: ReactNode
  /** Below the introduction. */
  children?: ReactNode
}

/** Begins a page: breadcrumbs, title and introduction. */
export function PageHead({ title, lede, breadcrumbs, picture, children }: PageHeadProps) {
  return (
    <header className={css.head}>
      <div className={classNames('wrap', picture !== undefined && css.withPicture)}>
        <div>
          {breadcrumbs}
          {title}
          {lede && <p className="lede">{lede}</p>}
          {children && <div className={css.below}>{children}</div>}
        </div>
        {picture && <div className={css.picture}>{picture}</div>}
      </div>
    </header>
  )
}
