import type { ElementDocument, PageDocument } from '#contracts/content/page.ts'
import { asRecord, asText } from '#contracts/content/json-record.ts'
import { ONE_CLICK, RESPONSE_ELEMENT } from '#contracts/content/forms/form-document.ts'
import { isLocale } from '#contracts/locales.ts'
import { leaveNewsletter } from '#backend/newsletter/subscriptions.ts'
import { pageDocument } from '#backend/content/documents/page-document.ts'
import { type ContentSite, type Page, pageAddress, pageAt } from '#backend/content/site.ts'
import { formNameOf, type FormRequest, NOTHING_SENT } from './form-requests.ts'
import { formIdIn, type PostedForm } from './read-posted.ts'
import { type FormServices, receiveForm } from './receive-form.ts'

interface FormResponse {
  status: 200 | 400 | 404
  body: PageDocument | ElementDocument | { reason: string }
}

/**
 * The response to a form that was posted to a page: the page, or its element alone if requested.
 * @throws FormLimitReached
 */
export async function respondToForm(
  site: ContentSite,
  services: FormServices,
  path: string,
  posted: PostedForm,
  query: Readonly<Record<string, string>>,
): Promise<FormResponse> {
  const page = pageOf(site, path)
  if (!page) return { status: 404, body: { reason: 'The requested page does not exist.' } }
  const shown = pageDocument(site, page, undefined, { query })
  if (posted.fields.get(ONE_CLICK) === 'One-Click') return leaveByOneClick(services, shown, query)
  const responseElement = posted.fields.get(RESPONSE_ELEMENT)
  const formId =
    formIdIn(posted.fields.keys()) ?? formIdOf(findElement(shown, ({ id }) => String(id) === responseElement))
  const element = findElement(shown, (one) => formIdOf(one) === formId)
  const isUnreadable = responseElement !== undefined && !/^\d{1,9}$/.test(responseElement)
  if (isUnreadable || !element || !formId || !site.forms.files.has(formNameOf(formId)))
    return { status: 400, body: { reason: 'The page has no such form.' } }
  const place = { formId, locale: page.locale, page: pageAddress(page) }
  const sent = await receiveForm(site.forms, services, posted, place)
  const request: FormRequest = { ...NOTHING_SENT, query, sent }
  const after = pageDocument(site, page, undefined, request)
  const own = findElement(after, ({ id }) => id === element.id)
  return { status: 200, body: responseElement === String(element.id) && own ? own : after }
}

async function leaveByOneClick(
  { db, secret }: FormServices,
  shown: PageDocument,
  query: Readonly<Record<string, string>>,
): Promise<FormResponse> {
  const result = await leaveNewsletter(db, secret, query['token'] ?? '')
  return result === 'left' ? { status: 200, body: shown } : { status: 400, body: { reason: 'The link is incomplete.' } }
}

function pageOf(site: ContentSite, path: string): Page | undefined {
  const [, locale, ...rest] = path.replace(/(?<!\/)\/+$/, '').split('/')
  return isLocale(locale) ? pageAt(site, locale, rest.join('/')) : undefined
}

const formIdOf = (element: ElementDocument | undefined): string | undefined =>
  asText(asRecord(element?.content['form']).id) || undefined

/** Finds an element of a page, also among the children of others. */
function findElement(
  { content }: Pick<PageDocument, 'content'>,
  isIt: (element: ElementDocument) => boolean,
): ElementDocument | undefined {
  const search = (elements: readonly ElementDocument[]): ElementDocument | undefined => {
    for (const element of elements) {
      const found = isIt(element) ? element : search(element.children ?? [])
      if (found) return found
    }
    return undefined
  }
  return search(Object.values(content).flat())
}
