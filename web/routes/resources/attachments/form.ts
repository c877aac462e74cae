import { redirect } from 'react-router'
import type { AttachmentResult } from '#contracts/attachments/attachments.ts'
import { attachmentsContext, sessionContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { attachmentProblemText } from '#web/cart/attachments/attachment-texts.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { readFileForm } from './read-file-form.server.ts'
import type { Route } from './+types/form'

export const handle = { caching: 'never', takesFiles: true } satisfies RouteHandle

/** Characters of the text about all files; it has to fit into a cookie. */
const LONGEST_TEXT = 600

/** Stores the files of the cart's form as a browser without scripts sends it, and goes back to the cart. */
export async function action({ request, context }: Route.ActionArgs) {
  const [attachments, session] = [context.get(attachmentsContext), context.get(sessionContext)]
  if (!attachments || !session.contextToken) return redirect(paths.cart(getLocale()))
  const folder = session.openAttachmentFolder()
  const texts: string[] = []
  await readFileForm(request, async (file, content) => {
    texts.push(textOf(file.name, await attachments.store(folder, file, content)))
  })
  session.flash((texts.join(' ') || m.attachments_none_chosen()).slice(0, LONGEST_TEXT))
  return redirect(paths.cart(getLocale()), 303)
}

const textOf = (name: string, result: AttachmentResult): string =>
  'attachment' in result
    ? m.attachments_stored({ name: result.attachment.name })
    : `${name.slice(0, 60)}: ${attachmentProblemText(result)}`
