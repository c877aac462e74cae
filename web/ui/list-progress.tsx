import type { ReactNode } from 'react'
import css from './list-progress.module.css'

/**
 * The visible share of a list, as a dimension line with a heavy part. `label` says the same in words ("12 / 86 seen")
 * and is announced when it changes.
 */
export function ListProgress({ seen, total, label }: { seen: number; total: number; label: ReactNode }) {
  const share = `${total > 0 ? Math.min(100, Math.round((seen / total) * 1000) / 10) : 100}%`
  return (
    <div className={css.seen} role="status">
      <span className={css.label}>{label}</span>
      <svg className={css.line} width="100%" height="12" aria-hidden="true" focusable="false">
        <path className={css.tick} d="M.5 0v12" />
        <rect className={css.rest} y="5.5" width="100%" height="1" />
        <rect className={css.part} y="4" width={share} height="4" />
        <line className={css.tick} x1={share} x2={share} y2="12" />
        <line className={css.tick} x1="100%" x2="100%" y2="12" />
      </svg>
    </div>
  )
}
