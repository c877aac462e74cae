import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import css from './later.module.css'
import { wake } from './replay.ts'

/** Whatever a visitor does first, by mouse, touch, keyboard or the browser's back button. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'popstate']

const firstSign = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  const seen = () => {
    for (const sign of SIGNS) removeEventListener(sign, seen, true)
    resolve()
  }
  for (const sign of SIGNS) addEventListener(sign, seen, { capture: true, passive: true })
})

/**
 * A part of a page that comes as markup and whose scripts are fetched at the visitor's first sign of life, so that they
 * weigh nothing in the first load. What it shows must work without scripts until then; what cannot is done again as soon
 * as it can. On the way from page to page the browser stays on the old one until the part is there.
 * @param atOnce the part itself where there is nothing to wait for: `import.meta.env.SSR ? await load() : undefined`.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  atOnce: ComponentType<Props> | undefined,
): ComponentType<Props> {
  let loaded = atOnce
  // Beside the data of a page that is gone to, not after it.
  const loading = import.meta.env.SSR ? undefined : firstSign.then(load)
  loading?.then(
    (part) => (loaded = part),
    () => {}, // Thrown by whoever shows it.
  )
  const Loading = lazy(async () => ({ default: await (loading ?? load()) }))
  return function Later(props) {
    const place = useRef<HTMLDivElement>(null)
    const id = useId()
    const [{ Part, isMarkup }] = useState(() => ({
      Part: loaded ?? Loading,
      // The server gives the same id; a part that the browser makes by itself has one of its own.
      isMarkup: import.meta.env.SSR || document.getElementById(id) !== null,
    }))
    const part = (
      <>
        <Part {...props} />
        <Awake part={place} />
      </>
    )
    // Markup waits in a boundary of its own; without one, React keeps the page before until it has all of the next.
    return (
      <div ref={place} id={id} className={css.part} data-asleep={isMarkup ? '' : undefined}>
        {isMarkup ? <Suspense>{part}</Suspense> : part}
      </div>
    )
  }
}

/** Stands in the part and tells when it has come to life. */
function Awake({ part }: { part: RefObject<HTMLElement | null> }) {
  useEffect(() => void (part.current && wake(part.current)), [part])
  return null
}
