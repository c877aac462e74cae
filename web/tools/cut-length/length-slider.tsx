import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { nearestLength, usualLengths, type Cut } from './cut-rules.ts'
import css from './length-slider.module.css'

/** Slider and usual lengths: shortcuts that fill the number field, so they send nothing themselves. */
export function LengthSlider({
  cut,
  length,
  label,
  onChange,
}: {
  cut: Cut
  length: number
  label: string
  onChange: (length: number) => void
}) {
  const disabled = !useHydrated()
  const shown = nearestLength(cut, length)
  const part = ((shown - cut.min) / Math.max(1, cut.max - cut.min)) * 100
  return (
    <div className={css.quick}>
      <div className={css.slider}>
        <svg className={css.track} width="100%" height="8" aria-hidden="true">
          <line x1="0" x2="100%" y1="4" y2="4" />
          <rect y="2" width={`${Math.round(part * 100) / 100}%`} height="4" />
          <line x1="0" x2="0" y1="0" y2="8" />
          <line x1="100%" x2="100%" y1="0" y2="8" />
        </svg>
        <input
          type="range"
          aria-label={label}
          aria-valuetext={`${formatNumber(shown)} mm`}
          min={cut.min}
          max={cut.max}
          step={cut.step}
          value={shown}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className={css.usual} role="group" aria-label={m.tools_cut_usual()}>
        {usualLengths(cut).map((usual) => (
          <button
            key={usual}
            type="button"
            disabled={disabled}
            aria-pressed={usual === length}
            onClick={() => onChange(usual)}
          >
            {formatNumber(usual)}
          </button>
        ))}
      </div>
    </div>
  )
}
