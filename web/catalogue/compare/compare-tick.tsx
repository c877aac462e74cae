import { COMPARED_ITEM } from '#web/app/paths.ts'
import { m } from '#web/i18n/messages.ts'
import { COMPARE_FORM } from './compare-form.tsx'
import css from './compare.module.css'

/**
 * A box that takes a product into the comparison. It belongs to the form of the page, wherever it is; the bar restores
 * earlier ticks. Without hooks: a page may have a thousand.
 */
export function CompareTick({ number, name }: { number: string; name: string }) {
  return (
    <label className={css.tick} title={m.compare_tick()} data-print="no">
      {/* The tab remembers ticks, so the browser need not. */}
      <input
        type="checkbox"
        name={COMPARED_ITEM}
        value={number}
        form={COMPARE_FORM}
        autoComplete="off"
        aria-label={`${m.compare_tick()}: ${name}`}
      />
      <span>{m.compare_tick()}</span>
    </label>
  )
}
