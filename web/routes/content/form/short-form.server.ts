import { RESPONSE_ELEMENT } from '#contracts/content/forms/form-document.ts'
import type { ContentElement } from '#contracts/content/elements.ts'
import { type ContentForm, valueFields } from '#contracts/content/forms/form.ts'
import { type Failure, ServiceFailure } from '#contracts/failure.ts'
import type { ContentClient } from '#web/clients/content.server.ts'
import type { FormBody } from '#web/clients/send-form.server.ts'
import { SHORT_FORM_EMAIL, SHORT_FORM_TRAP } from '#web/forms/action/short-form.ts'
import type { PostedValues } from './read-posted.server.ts'

/** Whether it is the one field of the footer or a teaser, which belongs to a form of another page. */
export const isShortForm = (values: PostedValues): boolean => values.has(SHORT_FORM_EMAIL)

interface WholeForm extends FormBody {
  address: string
  search: string
}

/**
 * Makes the whole form of a short one: that of the page it was posted to, with its state. So pages that show the one
 * field need no state and can be cached for all visitors.
 * @throws ServiceFailure if the page has no such form.
 */
export async function toWholeForm(content: ContentClient, path: string, values: PostedValues): Promise<WholeForm> {
  const result = await content.page(path)
  const found = result.kind === 'page' ? findForm([...result.page.stage, ...result.page.main]) : undefined
  if (!found) {
    const cause = new Error('The page has no form with an e-mail address.')
    const failure: Failure = {
      service: 'content',
      operation: `POST ${path}`,
      kind: 'malformed',
      status: 502,
      errors: [],
    }
    throw new ServiceFailure(failure, cause)
  }
  const { form, id, email } = found
  const entries = new FormData()
  for (const { name, value } of form.hidden) entries.append(name, value)
  for (const name of form.traps) entries.append(name, values.get(SHORT_FORM_TRAP)?.[0] ?? '')
  entries.append(email, values.get(SHORT_FORM_EMAIL)?.[0] ?? '')
  entries.append(RESPONSE_ELEMENT, String(id))
  const multipart = new Response(entries)
  const [address = path, search = ''] = form.action.split('?')
  return {
    address,
    search: `?${search}`,
    contentType: multipart.headers.get('content-type') ?? '',
    body: await multipart.text(),
    elementId: () => id,
  }
}

interface FoundForm {
  id: number
  form: ContentForm
  /** Name of the field for the address. */
  email: string
}

function findForm(elements: readonly ContentElement[]): FoundForm | undefined {
  for (const element of elements) {
    const form = 'form' in element ? element.form : undefined
    const email = form && valueFields(form.fields).find((field) => field.kind === 'input' && field.type === 'email')
    if (form && email) return { id: element.id, form, email: email.name }
    const inner = findForm(element.children)
    if (inner) return inner
  }
  return undefined
}
