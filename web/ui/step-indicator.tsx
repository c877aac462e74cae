import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { classNames } from './class-names.ts'
import css from './step-indicator.module.css'

interface StepIndicatorProps {
  /** Counted from 1. */
  current: number
  /** `to` links back to a completed step. */
  steps: { label: ReactNode; to?: string }[]
  /** Name of the list for screen readers. */
  title: string
  /** The way back to a completed step; a link by default. */
  wayTo?: (to: string, text: ReactNode) => ReactNode
}

const linkTo = (to: string, text: ReactNode) => <Link to={to}>{text}</Link>

/** Progress in a procedure, as a dimension line: done, current, ahead. */
export function StepIndicator({ current, steps, title, wayTo = linkTo }: StepIndicatorProps) {
  return (
    <ol className={css.steps} aria-label={title}>
      {steps.map(({ label, to }, index) => {
        const number = index + 1
        const text = (
          <>
            <b>{number}</b> <span className={css.label}>{label}</span>
          </>
        )
        return (
          <li
            key={number}
            className={classNames(number < current && css.done, number === current && css.current)}
            aria-current={number === current ? 'step' : undefined}
          >
            {to && number < current ? wayTo(to, text) : text}
          </li>
        )
      })}
    </ol>
  )
}
