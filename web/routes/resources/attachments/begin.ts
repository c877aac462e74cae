import { attachmentsContext, sessionContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { readForm } from '#web/forms/action/read-form.server.ts'
import { attachmentResponse } from './attachment-response.ts'
import type { Route } from './+types/begin'

export const handle = { caching: 'never' } satisfies RouteHandle

/** Begins a file that the cart's script sends in parts, or says how much of it is there already. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readForm(request)
  const [attachments, session] = [context.get(attachmentsContext), context.get(sessionContext)]
  if (!attachments || !session.contextToken) return attachmentResponse({ problem: 'gone' })
  const text = (name: string) => String(posted.get(name) ?? '')
  const whole = (name: string) => (/^\d{1,15}$/.test(text(name)) ? Number(text(name)) : 0)
  const file = { line: text('line'), name: text('name'), size: whole('size'), modified: whole('modified') }
  return attachmentResponse(await attachments.begin(session.openAttachmentFolder(), file))
}
