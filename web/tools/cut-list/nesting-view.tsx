import type { Material } from '#drawing/material.ts'
import { formatFixed, formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { BarPlanView } from '#web/tools/cut-length/bar-plan-view.tsx'
import type { Nesting } from './nest-bars.ts'
import css from './nesting-view.module.css'

/** Bars that are drawn; a plan has as many different ones as it has lengths, or fewer. */
const MOST_DRAWN = 120

interface NestingViewProps {
  nesting: Nesting
  /** mm. */
  bar: number
  kerf: number
  /** Cut off at each end of a bar. */
  trim: number
  material: Material
}

/** The bars of one item: how many, how well they are used, and each one drawn. */
export function NestingView({ nesting, bar, kerf, trim, material }: NestingViewProps) {
  const { bars, cut, stock, remainder, least, isBest } = nesting
  const longest = Math.max(...nesting.patterns.map((pattern) => pattern.remainder))
  const mm = (value: number) => `${formatNumber(value, 3)}\u00a0mm`
  const pairs = [
    [m.cuts_bars(), m.cuts_bars_value({ bars: formatNumber(bars), length: mm(bar) })],
    [m.cuts_use(), `${formatFixed((100 * cut) / stock, 1)}\u00a0%`],
    [m.cuts_remainder(), mm(remainder)],
    [m.cuts_longest(), mm(longest)],
    [m.cuts_kerf(), mm(kerf)],
    ...(trim > 0 ? [[m.cuts_trimmed(), `2 × ${mm(trim)}`] as const] : []),
  ] as const
  return (
    <>
      <dl className={css.pairs}>
        {pairs.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.proof}>
        {isBest ? m.cuts_best() : m.cuts_gap({ least: formatNumber(least), bars: formatNumber(bars) })}
      </p>
      <BarPlanView plan={nesting} bar={bar} kerf={kerf} trim={trim} material={material} shown={MOST_DRAWN} />
    </>
  )
}
