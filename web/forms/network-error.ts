import { data } from 'react-router'
import { RESPONSE_ELEMENT } from '#contracts/content/forms/form-document.ts'
import { m } from '#web/i18n/messages.ts'
import { isNotMade } from '#web/app/known-error.ts'
import { type Form, withoutSecrets } from './form-fields.ts'
import type { FormReply } from './action/form-reply.ts'
import type { FormResult } from './action/form-result.ts'

interface ClientAction<Result> {
  request: Request
  serverAction: () => Promise<Result>
}

/**
 * The browser's side of a form's action. If the server's response does not arrive, the page shows the result that
 * `resultOf` makes of the input. Responses of the server, errors too, stay as they are.
 */
export async function catchNetworkError<Result, Otherwise>(
  { request, serverAction }: ClientAction<Result>,
  resultOf: (posted: FormData) => Otherwise | Promise<Otherwise>,
) {
  const posted = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    // Errors of `fetch` without a response; and a server that had no time for the form.
    if (error instanceof TypeError || isNotMade(error)) return data(await resultOf(posted), { status: 503 })
    throw error
  }
}

/**
 * The form may have arrived or not: it comes back with its values and can be sent again. Its token is still in the page.
 */
export const networkErrorResult = <Id extends string, Values>(
  form: Form<Id, Values>,
  posted: FormData,
): FormResult<Id, Values, never> => ({
  form: form.id,
  status: 503,
  values: form.read(withoutSecrets(posted, form)),
  errors: {},
  notice: m.forms_unavailable(),
})

/** The same for a form of the content system, whose controls still have their input. */
export const lostContentForm = (posted: FormData): FormReply => ({
  elementId: Number(posted.get(RESPONSE_ELEMENT)) || 0,
  element: undefined,
  notice: m.content_form_failed(),
  values: {},
})
