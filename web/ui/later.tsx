import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef } from 'react'
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
 * as it can.
 * @param atOnce the part itself where there is nothing to wait for: `import.meta.env.SSR ? await load() : undefined`.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  atOnce: ComponentType<Props> | undefined,
): ComponentType<Props> {
  const Part =
    atOnce ??
    lazy(async () => {
      await firstSign
      return { default: await load() }
    })
  return function Later(props) {
    const place = useRef<HTMLDivElement>(null)
    return (
      <div ref={place} className={css.part} data-asleep="">
        <Suspense>
          <Part {...props} />
          <Awake part={place} />
        </Suspense>
      </div>
    )
  }
}

/** Stands in the part and tells when it has come to life. */
function Awake({ part }: { part: RefObject<HTMLElement | null> }) {
  useEffect(() => void (part.current && wake(part.current)), [part])
  return null
}
