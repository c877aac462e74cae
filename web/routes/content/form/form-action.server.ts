import { data, redirect, type RouterContextProvider } from 'react-router'
import { ServiceFailure } from '#contracts/failure.ts'
import { EARLIER_ENTRIES, PAGE_WORDS } from '#contracts/content/forms/form-entries.ts'
import { ONE_CLICK } from '#contracts/content/forms/form-document.ts'
import type { ContentElement } from '#contracts/content/elements.ts'
import { contentContext, sessionContext } from '#web/app/context.ts'
import type { ContentClient } from '#web/clients/content.server.ts'
import { findElement } from '#web/clients/send-form.server.ts'
import type { FormReply } from '#web/forms/action/form-reply.ts'
import { readServiceFailure } from '#web/forms/action/service-failure.server.ts'
import { m } from '#web/i18n/messages.ts'
import { bodyRefusal, refuseForm } from '#web/forms/action/refuse-body.server.ts'
import { readEntries } from './read-entries.server.ts'
import { type PassedForm, type PostedValues, readPassedForm } from './read-posted.server.ts'
import { isShortForm, toWholeForm } from './short-form.server.ts'

/** Characters as they are in a cookie, which a browser drops beyond 4,096. */
const LONGEST_MESSAGE = 2_500

interface FormActionArgs {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
}

/**
 * Passes a form of the content system on to it, and returns its element with the result. The status is 422 for wrong
 * entries, 429 and 503 with the input.
 */
export async function contentFormAction({ request, url, context }: FormActionArgs) {
  const content = context.get(contentContext)
  const path = decodeURI(url.pathname.replace(/\/$/, ''))
  const posted = await readPassedForm(request)
  const reply = (status: number, rest: Partial<FormReply>, headers: Record<string, string> = {}) => {
    const elementId = rest.element?.id ?? posted.elementId() ?? 0
    const known: FormReply = {
      elementId,
      element: undefined,
      values: withoutSecrets(posted.values()),
      ...entriesIn(posted),
      ...rest,
    }
    return data(known, { status, headers: { 'cache-control': 'private, no-store', ...headers } })
  }
  try {
    const form = isShortForm(posted.values()) ? await toWholeForm(content, path, posted.values()) : undefined
    const answer = await content.submit(form?.address ?? path, {
      search: form?.search ?? url.search,
      form: form ?? posted,
    })
    // A mail program that unsubscribes reads the status alone.
    if (posted.values().has(ONE_CLICK)) return reply(200, {})
    if (answer?.kind === 'redirect') {
      if (answer.location) return redirect(answer.location, 303)
      return reply(200, { element: await thanksFor(content, path, posted.elementId()) })
    }
    const element = answer?.element
    const sent = formOf(element)
    // No form of our pages: each names its element by a number.
    if (!element && !form && !posted.elementId()) throw refuseForm(400)
    // A form that the content system could not make is its error, as if it did not respond.
    if (!element || !sent) return reply(503, { notice: m.content_form_failed() })
    // TYPO3 reports a success of a form without a state, which it only shows.
    if (sent.status === 'success' && !form && !hasState(posted.values()))
      return reply(503, { notice: m.content_form_failed() })
    if (sent.status === 'success' && sent.redirect) return redirect(sent.redirect, 303)
    if (sent.status === 'success' && isPlain(element) && isDocument(request)) {
      const message = encodeURIComponent(sent.message).length > LONGEST_MESSAGE ? '' : sent.message
      context.get(sessionContext).flash([m.content_form_done(), message].filter(Boolean).join('. '))
      return redirect(pageOf(url), 303)
    }
    return reply(sent.status === 'failure' ? 422 : 200, { element, values: {} })
  } catch (error) {
    const problem = posted.problem()
    if (problem) throw bodyRefusal(problem)
    // Not a form of this page, which has none, or another one.
    if (error instanceof ServiceFailure && [400, 404].includes(error.failure.status))
      throw data({ code: 405 }, { status: 405, headers: { allow: 'GET, HEAD' } })
    const failed = readServiceFailure(error, context)
    if (failed.status !== 429) return reply(503, { notice: m.content_form_failed() })
    return reply(failed.status, { notice: m.forms_too_many({ when: failed.when }) }, failed.headers)
  }
}

/** The element of a form that was processed, and that leads to an address which must not be followed. */
async function thanksFor(content: ContentClient, path: string, id: number | undefined) {
  const result = await content.page(path)
  const element = result.kind === 'page' ? findElement([...result.page.stage, ...result.page.main], id) : undefined
  if (!element || !('form' in element) || !element.form) return undefined
  return { ...element, form: { ...element.form, status: 'success' as const } }
}

/** Whether its success is thanks alone; that of a download is its files. */
const isPlain = ({ type }: ContentElement): boolean => type === 'form_formframework'

/** Whether the browser shows the response as a page. Then a redirect keeps a reload from sending the form again. */
const isDocument = ({ headers }: Request): boolean => headers.get('accept')?.includes('text/html') === true

/** The address of the form's page: without the parameters that send the form, and the hash that protects them. */
function pageOf({ pathname, search }: URL): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => !/^(cHash$|tx_form_formframework\[(action|controller)\]$)/.test(nameIn(pair)))
  return pathname + (kept.some(Boolean) ? `?${kept.join('&')}` : '')
}

const nameIn = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? ''

/** A form of one page has none. */
const entriesIn = ({ values, fileNames }: PassedForm): Pick<FormReply, 'entries'> =>
  values().has(EARLIER_ENTRIES) ? { entries: readEntries(values(), fileNames()) } : {}

const hasState = (values: PostedValues): boolean => [...values.keys()].some((name) => name.endsWith('[__state]'))

const formOf = (element: ContentElement | undefined) =>
  element !== undefined && 'form' in element ? element.form : undefined

/** Only what people type is shown again. */
const isShownAgain = (name: string): boolean =>
  ![EARLIER_ENTRIES, PAGE_WORDS].includes(name) && !/\[__\w+\]$|password|\[confirmation\]$/i.test(name)

const withoutSecrets = (values: PostedValues): FormReply['values'] =>
  Object.fromEntries([...values].flatMap(([name, all]) => (isShownAgain(name) ? [[name, [...all]]] : [])))
