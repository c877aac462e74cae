import type { ReactNode } from 'react'
import css from './step.module.css'

/** A numbered part of the form. `id` is its anchor, and with `-title` its heading. */
export function Step({
  id,
  number,
  title,
  aside,
  isPrinted = true,
  children,
}: {
  id: string
  number: number
  title: string
  aside?: ReactNode
  isPrinted?: boolean
  children: ReactNode
}) {
  return (
    <section
      className={css.step}
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      data-print={isPrinted ? undefined : 'no'}
    >
      <header className={css.head}>
        <span className={css.mark} aria-hidden="true">
          {number}
        </span>
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
