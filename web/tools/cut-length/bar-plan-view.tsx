import { useId } from 'react'
import { lineColour, type Material, tone, TOP_FACE } from '#drawing/material.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { piecesPath, scaleOf } from './bar-path.ts'
import css from './bar-plan-view.module.css'
import type { BarPattern, BarPlan } from './bar-use.ts'

const BAR_HEIGHT = 30
const DIMENSION_HEIGHT = 42
/** Number of different bars that are drawn by default; the others are counted in words. */
const SHOWN = 4

interface BarPlanViewProps {
  plan: BarPlan
  /** Length of a stock bar and width of a saw cut, mm. */
  bar: number
  kerf: number
  /** Cut off at each end of the bar, mm. */
  trim?: number
  /** Of the part: it has the same colour here as in the drawing. */
  material: Material
  /** Number of different bars that are drawn. */
  shown?: number
}

/**
 * The stock bar with its cuts, to scale. Horizontal positions are percentages, so the texts keep their size at any
 * width.
 */
export function BarPlanView({ plan, bar, kerf, trim = 0, material, shown: most = SHOWN }: BarPlanViewProps) {
  const hatching = useId()
  // Nothing to cut leaves a whole bar.
  const patterns = plan.patterns.length > 0 ? plan.patterns : [{ count: 1, cuts: [], remainder: bar }]
  const shown = patterns.slice(0, most)
  const hidden = patterns.slice(most).reduce((sum, { count }) => sum + count, 0)
  const first = shown[0]?.cuts[0]
  return (
    <figure className={css.plan} aria-label={m.tools_cut_plan()}>
      {first ? (
        <FirstPiece length={first.length} bar={bar} trim={trim} />
      ) : (
        <svg className={css.dimension} width="100%" height={DIMENSION_HEIGHT} aria-hidden="true" />
      )}
      <ol className={css.bars}>
        {shown.map((pattern, i) => (
          <li key={i}>
            {(plan.patterns.length > 1 || pattern.cuts.length > 1) && (
              <p className={css.caption}>{patternText(pattern)}</p>
            )}
            <Bar {...{ pattern, bar, kerf, trim, material, hatching }} />
          </li>
        ))}
      </ol>
      <Scale bar={bar} />
      {hidden > 0 && <p className={css.caption}>{m.tools_cut_more({ count: hidden })}</p>}
    </figure>
  )
}

const share = (part: number, bar: number): string => `${Math.round((part / bar) * 1e4) / 100}%`

/** `2 × (2 × 2 500 + 1 × 900)`: bars and their pieces. */
const patternText = ({ count, cuts }: BarPattern): string =>
  `${formatNumber(count)} × (${cuts.map(({ length, pieces }) => `${pieces} × ${formatNumber(length, 3)}`).join(' + ')})`

interface BarProps extends Omit<BarPlanViewProps, 'plan' | 'shown'> {
  pattern: BarPattern
  trim: number
  /** Id of the hatching. */
  hatching: string
}

function Bar({ pattern, bar, kerf, trim, material, hatching }: BarProps) {
  const { cuts, remainder } = pattern
  const used = bar - trim - remainder
  return (
    <svg className={css.bar} width="100%" height={BAR_HEIGHT} aria-hidden="true">
      <defs>
        <pattern id={hatching} width="8" height="8" patternUnits="userSpaceOnUse">
          <path className={css.hatch} d="M-2 2l4-4M0 8l8-8M6 10l4-4" />
        </pattern>
      </defs>
      <rect className={css.stock} width="100%" height={BAR_HEIGHT} />
      <rect x={share(used, bar)} width={share(remainder, bar)} height={BAR_HEIGHT} fill={`url(#${hatching})`} />
      <svg viewBox={`0 0 ${bar} ${BAR_HEIGHT}`} preserveAspectRatio="none">
        <path
          className={css.piece}
          {...(trim > 0 && { transform: `translate(${trim} 0)` })}
          d={piecesPath(cuts, kerf, 0, BAR_HEIGHT)}
          fill={tone(material, TOP_FACE)}
          stroke={lineColour(material)}
        />
        <path className={css.edge} d={`M${trim} 9H${used}`} stroke={tone(material, 0)} />
      </svg>
    </svg>
  )
}

/** Dimension of the first piece: the text interrupts the line, or follows it if the piece is short. */
function FirstPiece({ length, bar, trim }: { length: number; bar: number; trim: number }) {
  const [begin, end] = [share(trim, bar), share(trim + length, bar)]
  const long = length / bar > 0.3
  const text = `${formatNumber(length, 3)} mm`
  const place = { x: long ? 0 : 10, y: 21, textAnchor: long ? 'middle' : 'start' } as const
  return (
    <svg className={css.dimension} width="100%" height={DIMENSION_HEIGHT} aria-hidden="true">
      <line x1={begin} x2={begin} y1="10" y2="38" />
      <line x1={end} x2={end} y1="10" y2="38" />
      <line x1={begin} x2={end} y1="16" y2="16" />
      {length / bar > 0.04 && (
        <>
          <svg x={begin}>
            <path d="M0 16l9-1.6v3.2z" />
          </svg>
          <svg x={end}>
            <path d="M0 16l-9-1.6v3.2z" />
          </svg>
        </>
      )}
      <svg x={long ? share(trim + length / 2, bar) : end}>
        {/* Twice: the first text's outline interrupts the line and would cut into the letters of the second. */}
        <text className={css.halo} {...place}>
          {text}
        </text>
        <text {...place}>{text}</text>
      </svg>
    </svg>
  )
}

function Scale({ bar }: { bar: number }) {
  const anchor = (at: number) => (at === 0 ? 'start' : at === bar ? 'end' : 'middle')
  return (
    <svg className={css.scale} width="100%" height="36" aria-hidden="true">
      {scaleOf(bar).map(({ at, labelled }) => (
        <line key={at} x1={share(at, bar)} x2={share(at, bar)} y1="6" y2={labelled ? 14 : 10} />
      ))}
      {scaleOf(bar)
        .filter(({ labelled }) => labelled)
        .map(({ at }) => (
          <text key={at} x={share(at, bar)} y="29" textAnchor={anchor(at)}>
            {formatNumber(at)}
          </text>
        ))}
    </svg>
  )
}
