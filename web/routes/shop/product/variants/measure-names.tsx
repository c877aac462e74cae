import { type KeyboardEvent, useState } from 'react'
import { m } from '#web/i18n/messages.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useLitMeasure } from './lit-measure.tsx'
import type { Column } from './variant-columns.ts'
import css from './variant-step.module.css'

/**
 * Meanings of the letters over the columns. Each is a button that points out its column and its line in the drawing.
 * They are one tab stop, with arrows from one to the next. On a phone each row has them.
 */
export function MeasureNames({ columns }: { columns: readonly Column[] }) {
  const { light, pinned, pin } = useLitMeasure()
  const isHydrated = useHydrated()
  const named = columns.filter(({ title }) => title)
  const [current, setCurrent] = useState(0)
  if (named.length === 0) return null
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const buttons = event.currentTarget.parentElement?.querySelectorAll('button') ?? []
    buttons[(current + step + named.length) % named.length]?.focus()
  }
  return (
    <div className={css.names} role="group" aria-label={m.product_measures_light()}>
      {named.map(({ key, label, title, language, unit }, index) => (
        <button
          key={key}
          type="button"
          disabled={!isHydrated}
          aria-pressed={key === pinned}
          onClick={() => pin(key)}
          tabIndex={index === current ? 0 : -1}
          onKeyDown={move}
          onFocus={() => {
            setCurrent(index)
            light(key)
          }}
          onBlur={() => light(undefined)}
        >
          <b>{label}</b> <span lang={language}>{title}</span>
          {unit && unit !== 'mm' && ` (${unit})`}
        </button>
      ))}
      <span>{m.product_measures_in_mm()}</span>
    </div>
  )
}
