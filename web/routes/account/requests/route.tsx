import { data } from 'react-router'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { formHeaders } from '#web/forms/action/form-action.server.ts'
import { m } from '#web/i18n/messages.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { loadHistory } from './history/load-history.server.ts'
import { linkedRequestAction, loadLinkedRequest } from './linked/linked-request.server.ts'
import { loadPastRequest, pastRequestAction } from './request/past-request.server.ts'
import type { Route } from './+types/route'

const load = async () => (await import('./requests-screen.tsx')).RequestsScreen
const RequestsScreen = lazyPart(load)

export const handle = {
  caching: 'personal',
  tracked: ['order', 'orderhistory'],
  otherLanguages: 'same path',
} satisfies RouteHandle

/** The history of a customer, one request of it, or a request by the link of its mail. */
export async function loader({ params: { source, id }, request, context }: Route.LoaderArgs) {
  if (source === 'order' && id) return loadLinkedRequest(context, id)
  if (source !== 'orderhistory') throw data(null, { status: 404 })
  return id ? loadPastRequest(context, request, id) : loadHistory(context, request)
}

export async function action({ params: { source, id = '' }, request, context }: Route.ActionArgs) {
  if (source === 'order') return linkedRequestAction(context, request, id)
  if (source === 'orderhistory') return pastRequestAction(context, request, id)
  throw data(null, { status: 404 })
}

export const headers = formHeaders

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: titleOf(loaderData), root: matches[0] })
}

function titleOf(shown: Route.MetaArgs['loaderData']): string {
  if (shown?.screen === 'request') return m.requests_request({ number: shown.shown.number })
  if (shown?.screen !== 'linked') return m.requests_title()
  return shown.opened ? m.requests_request({ number: shown.opened.shown.number }) : m.requests_link_title()
}

export default function Requests({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestsScreen shown={loaderData} result={actionData} />
}
