import { type ComponentType, createContext, lazy, Suspense, useContext, useEffect, useState } from 'react'

/** Whether what is around was markup from the server: what is inside of it then was, too, however late it hydrates. */
const InMarkup = createContext(false)

/** The document's own markup is hydrated all at once, but for the parts of this file; what is made later is not in it. */
let isDocumentHydrated = false

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
  // Without its scripts the markup stays as it is: it works without them, and the browser logs the failure.
  const PartOfMarkup = onServer ?? lazy(async () => ({ default: await load().catch(() => NEVER) }))
  return function LazyHydrated(props) {
    const inMarkup = useContext(InMarkup)
    // A store would tell the same and render this part again right after hydration: React would then throw away the
    // markup that waits.
    const [isMarkup] = useState(() => import.meta.env.SSR || inMarkup || !isDocumentHydrated)
    useEffect(() => void (isDocumentHydrated = true), [])
    // A boundary lets markup wait alone. Without one, React keeps the page before until it has all of the next.
    if (!isMarkup) return <Part {...props} />
    return (
      <InMarkup value={true}>
        <Suspense>
          <PartOfMarkup {...props} />
        </Suspense>
      </InMarkup>
    )
  }
}

const NEVER = new Promise<never>(() => {})
