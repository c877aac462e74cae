import { useEffect } from 'react'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { filteredComparison } from './filtered-comparison.ts'
import { COMPARE_FORM } from './compare-form.tsx'
import css from './compare.module.css'
import { LEAST_COMPARED, MOST_COMPARED } from './compared-items.ts'
import { selectItems, useSelectedItems } from './selected-items.ts'

/**
 * The ticked products, and the way to their comparison. Without scripts it is the button of the form. With them it
 * appears with the first tick, and ticks are remembered from page to page.
 */
export function CompareBar({ isSticky = false, filters }: { isSticky?: boolean; filters?: string }) {
  const items = useSelectedItems()
  const isHydrated = useHydrated()
  useTicks(items)
  const isReady = items.length >= LEAST_COMPARED && items.length <= MOST_COMPARED
  return (
    <div
      className={classNames(css.bar, isSticky && css.sticky)}
      data-print="no"
      data-shown={items.length > 0 || undefined}
    >
      <p role="status">{isHydrated && statusText(items.length)}</p>
      {isReady ? (
        <ButtonLink size="s" to={filteredComparison(getLocale(), items, false, filters)}>
          {m.compare_open()}
        </ButtonLink>
      ) : (
        <Button size="s" type="submit" form={COMPARE_FORM} disabled={isHydrated}>
          {m.compare_open()}
        </Button>
      )}
      {isHydrated && (
        <Button size="s" variant="quiet" onClick={() => selectItems(() => [])}>
          {m.compare_clear()}
        </Button>
      )}
    </div>
  )
}

function statusText(count: number): string {
  if (count === 0) return ''
  const selected = m.compare_selected({ count })
  if (count < LEAST_COMPARED) return `${selected} ${m.compare_one_more()}`
  return count > MOST_COMPARED ? `${selected} ${m.compare_at_most({ max: MOST_COMPARED })}` : selected
}

const ticks = () => [...document.querySelectorAll<HTMLInputElement>(`input[form="${COMPARE_FORM}"]`)]

/** Keeps the boxes of the page as the tab remembers them. */
function useTicks(items: readonly string[]) {
  useEffect(() => {
    // Ticked before the scripts had come.
    const early = ticks().filter(({ checked }) => checked)
    if (early.length > 0) selectItems((before) => [...before, ...early.map(({ value }) => value)])
  }, [])
  useEffect(() => {
    const selected = new Set(items)
    for (const box of ticks()) box.checked = selected.has(box.value)
  }, [items])
}
