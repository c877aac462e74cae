import { data } from 'react-router'
import { RESPONSE_ELEMENT } from '#contracts/content/forms/form-document.ts'
import { m } from '#web/i18n/messages.ts'
import { isNotMade } from '#web/shell/errors/known-error.ts'
import type { FormReply } from '#web/forms/action/form-reply.ts'

interface ClientAction<Result> {
  request: Request
  serverAction: () => Promise<Result>
}

/**
 * The browser's side of a form of the content system: where the response does not arrive, the form can be sent again.
 * Its own file, because every content page has it, and no form of the shop.
 */
export async function keepLostForm<Result>({ request, serverAction }: ClientAction<Result>) {
  const posted = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    // Errors of `fetch` without a response; and a server that had no time for the form.
    if (!(error instanceof TypeError) && !isNotMade(error)) throw error
    const reply: FormReply = {
      elementId: Number(posted.get(RESPONSE_ELEMENT)) || 0,
      element: undefined,
      notice: m.content_form_failed(),
      // The controls still have their input.
      values: {},
    }
    return data(reply, { status: 503 })
  }
}
