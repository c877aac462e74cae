import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** Whether the surrounding part is server markup: its content is server markup too, however late it hydrates. */
const InMarkup = createContext(false)

/** The document's own markup hydrates in one go, except for the parts of this file. Later parts are not in it. */
let isDocumentHydrated = false

/** Parts of the document's markup that have not hydrated yet. */
const waiting = new Set<object>()

/**
 * Writes `data-hydrated` on the document's root once no part of its markup waits for scripts. The root calls it after its
 * own hydration. Nothing in the site reads it: tests and measurements wait for it instead of silence in the network.
 */
export function markHydrated() {
  if (waiting.size === 0) document.documentElement.dataset['hydrated'] = ''
}

function settle(part: object) {
  waiting.delete(part)
  markHydrated()
}

/** Its effect runs after those of the part inside, so that parts within the part are already counted. */
function Settling({ part, children }: { part: object; children: ReactNode }) {
  useEffect(() => settle(part), [part])
  return children
}

/**
 * A part of a page with its own script file. In a page from the server it is markup. It hydrates once its scripts
 * arrive and does not delay other parts. On client navigation the browser keeps the old page until the part is loaded.
 * Its controls must work without scripts, or be disabled until `useHydrated`.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  const Part = lazy(async () => ({ default: await load() }))
  // Without its scripts the markup stays as it is: it works without them, and the browser logs the failure.
  const PartOfMarkup = lazy(async () => ({ default: await (import.meta.env.SSR ? load() : load().catch(() => NEVER)) }))
  return function LazyPart(props) {
    const inMarkup = useContext(InMarkup)
    // A store would do the same, but would render this part again right after hydration. React would then discard the
    // waiting markup.
    const [isMarkup] = useState(() => import.meta.env.SSR || inMarkup || !isDocumentHydrated)
    const part = useRef(null)
    // A layout effect: it is counted before any effect, also if its content is there at once.
    useLayoutEffect(() => {
      if (!isMarkup) return
      waiting.add(part)
      return () => settle(part)
    }, [isMarkup])
    useEffect(() => void (isDocumentHydrated = true), [])
    // A boundary lets markup wait alone. Without one, React keeps the old page until the next is complete.
    if (!isMarkup) return <Part {...props} />
    return (
      <InMarkup value={true}>
        <Suspense>
          <Settling part={part}>
            <PartOfMarkup {...props} />
          </Settling>
        </Suspense>
      </InMarkup>
    )
  }
}

const NEVER = new Promise<never>(() => {})
