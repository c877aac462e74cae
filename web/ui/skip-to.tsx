import type { ReactNode } from 'react'
import css from './skip-to.module.css'

/** A link past many controls, which only the keyboard sees. */
export const SkipTo = ({ id, children }: { id: string; children: ReactNode }) => (
  <a className={css.skip} href={`#${id}`} data-print="no">
    {children}
  </a>
)
