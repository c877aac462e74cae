import type { ReactNode } from 'react'
import css from './narrow-page.module.css'

/** A page with one short form, apart from the account. */
export const NarrowPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={`wrap ${css.page}`}>
    <h1>{title}</h1>
    <div className={css.content}>{children}</div>
  </div>
)
