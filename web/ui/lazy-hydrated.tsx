import { type ComponentType, lazy, Suspense, useId, useState } from 'react'
import css from './lazy-hydrated.module.css'

/**
 * A part of a page whose scripts are a file of their own. In a page from the server it is markup, which hydrates when
 * its scripts have come and keeps nothing else waiting. On the way from page to page the browser stays on the old page
 * until the part is there. What it shows has to work without scripts, or be disabled until `useHydrated`.
 * @param onServer the part itself on the server: `import.meta.env.SSR ? await load() : undefined`.
 */
export function lazyHydrated<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | undefined,
): ComponentType<Props> {
  const Part = onServer ?? lazy(async () => ({ default: await load() }))
  return function LazyHydrated(props) {
    const id = useId()
    // The server gives the same id; a part that the browser makes itself has one of its own.
    const [isMarkup] = useState(() => import.meta.env.SSR || document.getElementById(id) !== null)
    const part = <Part {...props} />
    // A boundary lets markup wait alone. Without one, React keeps the page before until it has all of the next.
    return (
      <div id={id} className={css.part}>
        {isMarkup ? <Suspense>{part}</Suspense> : part}
      </div>
    )
  }
}
