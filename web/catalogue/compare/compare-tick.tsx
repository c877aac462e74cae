import { COMPARED_ITEM } from '#web/app/paths.ts'
import { m } from '#web/i18n/messages.ts'
import { COMPARE_FORM } from './compare-form.tsx'
import css from './compare.module.css'
import { selectedItems, selectItems } from './selected-items.ts'

/**
 * A box that takes a product into the comparison. It belongs to the form of the page, wherever it is. Without hooks: a
 * page may have a thousand.
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
        ref={restore}
        onChange={change}
      />
      <span>{m.compare_tick()}</span>
    </label>
  )
}

/** A new row begins as the tab remembers it. One that was ticked before the scripts had come stays so. */
function restore(box: HTMLInputElement | null) {
  if (box && selectedItems().includes(box.value)) box.checked = true
}

/** Stores the tick during the click. If the page rendered before, it would show the old state. */
function change({ target: { checked, value } }: React.ChangeEvent<HTMLInputElement>) {
  selectItems((before) => (checked ? [...before, value] : before.filter((item) => item !== value)))
}
