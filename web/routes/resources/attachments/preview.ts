import { attachmentsContext, sessionContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import type { Route } from './+types/preview'

export const handle = { caching: 'never' } satisfies RouteHandle

/** The small picture of a file, for the visitor who added it. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { attachmentFolder, sentQuoteRequest } = context.get(sessionContext)
  const attachments = context.get(attachmentsContext)
  for (const folder of [attachmentFolder, sentQuoteRequest?.attachments]) {
    const preview = folder && (await attachments?.preview(folder, id))
    if (preview)
      return new Response(preview, { headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' } })
  }
  return new Response(null, { status: 404 })
}
