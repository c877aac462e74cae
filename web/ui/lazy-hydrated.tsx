import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useState,
} from 'react'

/** Whether the surrounding part is server markup: its content is server markup too, however late it hydrates. */
const InMarkup = createContext(false)

/** The document's own markup hydrates in one go, except for the parts of this file. Later parts are not in it. */
let isDocumentHydrated = false

/**
 * A part of a page with its own script file. In a page from the server it is markup, which hydrates once its scripts
 * arrive and does not delay other parts. On client navigation the browser keeps the old page until the part is loaded.
 * Its controls must work without scripts, or be disabled until `useHydrated`.
 * @param onServer the part itself on the server: `import.meta.env.SSR ? await load() : undefined`.
 */
export function lazyHydrated<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | undefined,
): (props: Props) => ReactNode {
  const Part = onServer ?? lazy(async () => ({ default: await load() }))
  // Without its scripts the markup stays as it is: it works without them, and the browser logs the failure.
  const PartOfMarkup = onServer ?? lazy(async () => ({ default: await load().catch(() => NEVER) }))
  return function LazyHydrated(props) {
    const inMarkup = useContext(InMarkup)
    // A store would do the same, but would render this part again right after hydration. React would then discard the
    // waiting markup.
    const [isMarkup] = useState(() => import.meta.env.SSR || inMarkup || !isDocumentHydrated)
    useEffect(() => void (isDocumentHydrated = true), [])
    // A boundary lets markup wait alone. Without one, React keeps the old page until the next is complete.
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
