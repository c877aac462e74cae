import { LARGEST_PART } from '#contracts/attachments/attachments.ts'
import { attachmentsContext, sessionContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { readBodyBytes } from '#web/forms/action/read-form.server.ts'
import { attachmentResponse } from './attachment-response.ts'
import type { Route } from './+types/part'

export const handle = { caching: 'never' } satisfies RouteHandle

/** Appends a part of a file at `?offset=`, in bytes. The last part completes the file. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const type = request.headers.get('content-type')
  if (type !== 'application/octet-stream') return new Response(null, { status: 415 })
  const [attachments, { attachmentFolder }] = [context.get(attachmentsContext), context.get(sessionContext)]
  const offset = new URL(request.url).searchParams.get('offset') ?? ''
  const part = await readBodyBytes(request, { largest: LARGEST_PART })
  if (!attachments || !attachmentFolder) return attachmentResponse({ problem: 'gone' })
  if (!/^\d{1,9}$/.test(offset)) return new Response(null, { status: 400 })
  return attachmentResponse(await attachments.append(attachmentFolder, id, Number(offset), part))
}
