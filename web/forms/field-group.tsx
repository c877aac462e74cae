import type { ReactNode } from 'react'
import css from './field-group.module.css'

/** Fields under one heading, two side by side; stacked on a phone. */
export const FieldGroup = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <fieldset className={css.group}>
    <legend>{legend}</legend>
    <div className={css.fields}>{children}</div>
  </fieldset>
)

const WIDTHS = { third: css.third, 'two-thirds': css.twoThirds, whole: css.whole }

/** A field of another width than half the group. */
export const FieldCell = ({ width, children }: { width: keyof typeof WIDTHS; children: ReactNode }) => (
  <div className={WIDTHS[width]}>{children}</div>
)
