import { redirect } from 'react-router'
import { ATTACHMENT_KINDS } from '#contracts/attachments/attachment-kinds.ts'
import { attachmentsContext } from '#web/app/context.ts'
import { attachmentPaths } from '#web/app/paths.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { getLocale } from '#web/i18n/locale.ts'
import type { Route } from './+types/file'

export const handle = { caching: 'never' } satisfies RouteHandle

/** A file of a quote request for sales, by the link in the mail. It is saved and never shown in the site's name. */
export async function loader({ params: { id, grant }, context }: Route.LoaderArgs) {
  const file = (await context.get(attachmentsContext)?.open(id, grant)) ?? 'unknown'
  if (file === 'ended') return redirect(attachmentPaths.ended(getLocale()))
  if (file === 'unknown') return redirect(attachmentPaths.unknown(getLocale()))
  return new Response(file.content, {
    headers: {
      'content-type': ATTACHMENT_KINDS[file.kind].mimeType,
      'content-length': String(file.size),
      'content-disposition': contentDisposition(file.name),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    },
  })
}

/** A name that old programs can read, and the whole one (RFC 6266). */
function contentDisposition(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
