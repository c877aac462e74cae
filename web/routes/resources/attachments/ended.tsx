import { data } from 'react-router'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { ErrorPage } from '#web/shell/errors/error-page.tsx'
import { knownError } from '#web/app/known-error.ts'
import type { Route } from './+types/ended'

export const handle = { caching: 'personal', otherLanguages: 'same path' } satisfies RouteHandle

/** The page of a link whose time is over. */
export function loader() {
  throw data({ code: 410 }, { status: 410 })
}

export default function Ended() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage {...knownError(error)} />
}
