import { lazy, Suspense } from 'react'
import type { ErrorPageProps } from './error-body.tsx'
import css from './error-page.module.css'

const load = async () => ({ default: (await import('./error-body.tsx')).ErrorBody })
/** Without a network the bare code stays on the page, or the server's markup. */
const ErrorBody = lazy(() =>
  // Whatever keeps the scripts from coming: an error of the error page would have no page of its own.
  load().catch(() => new Promise<never>(() => {})),
)

/** On an error page of the server, the markup stays until the browser has its scripts. */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <Suspense fallback={<p className={`wrap ${css.code}`}>{props.code}</p>}>
      <ErrorBody {...props} />
    </Suspense>
  )
}
