import type { Company } from '#contracts/company.ts'
import { isLocale, LOCALES, type Locale } from '#contracts/locales.ts'
import type { PageResponse } from '#server/page-cache/page-request.ts'
import { PLAIN_PAGE_POLICY, escapeMarkup, plainPage, telephoneLink } from '#server/plain-page.ts'
import { ERROR_TEXTS } from '#web/shell/errors/error-texts.ts'

/** Seconds after which a client should try again. A second after a peak the queue is empty, and a crowd spreads. */
const RETRY_AFTER = 3

type Kind = `${'read' | 'form'} ${Locale}` | 'data' | 'shop'

/** Kind of a refused request by its path. */
export interface Refused {
  method: string
  address: string
}

/** Makes all responses to refused requests once, so that refusing costs no more than sending. */
export function createBusyAnswers(
  company: Company,
  defaultLocale: Locale,
  always: readonly (readonly [string, string])[],
): (refused: Refused) => PageResponse {
  const make = (body: string, type: string, own: readonly (readonly [string, string])[] = []): PageResponse => {
    const bytes = Buffer.from(body)
    const headers = [
      ['content-type', type],
      ['content-length', String(bytes.length)],
      ['cache-control', 'no-store'],
      ['retry-after', String(RETRY_AFTER)],
      ...always,
      ...own,
    ].flat()
    return { status: 503, headers, body: [bytes] }
  }
  const page = (locale: Locale, isForm: boolean) =>
    make(busyPage(company, locale, isForm), 'text/html; charset=utf-8', [
      ['content-security-policy', PLAIN_PAGE_POLICY],
    ])
  const answers = new Map<Kind, PageResponse>([
    // Without the header for its own data React Router uses the text as the `data` of an error response.
    ['data', make('busy', 'text/plain; charset=utf-8')],
    ['shop', make(JSON.stringify(SHOP_ENVELOPE), 'application/json')],
    ...LOCALES.flatMap((locale): [Kind, PageResponse][] => [
      [`read ${locale}`, page(locale, false)],
      [`form ${locale}`, page(locale, true)],
    ]),
  ])

  return ({ method, address }) => {
    const found = answers.get(kindOf(method, address, defaultLocale))
    if (!found) throw new Error(`nothing to say to ${method} ${address}`)
    return method === 'HEAD' ? { ...found, body: null } : found
  }
}

/** In the words of Symfony's HTTP exceptions: the code shows that the call broke no rule of the shop. */
const SHOP_ENVELOPE = {
  errors: [
    {
      status: '503',
      code: '0',
      title: 'Service Unavailable',
      detail: 'Too many requests at once. Please try again in a moment.',
    },
  ],
}

function kindOf(method: string, address: string, defaultLocale: Locale): Kind {
  const path = address.split('?', 1)[0] ?? '/'
  if (path.startsWith('/store-api/')) return 'shop'
  if (path.endsWith('.data') || path.startsWith('/typo/') || path.startsWith('/resources/')) return 'data'
  const first = path.split('/', 2)[1]
  const locale = isLocale(first) ? first : defaultLocale
  return `${method === 'GET' || method === 'HEAD' ? 'read' : 'form'} ${locale}`
}

/**
 * Returns the page for too many requests.
 * @param isForm true after a form was sent: reloading sends it again, a link would not.
 */
function busyPage(company: Company, locale: Locale, isForm: boolean): string {
  const { busy, resend, again } = ERROR_TEXTS[locale]
  const next = isForm ? `<p>${escapeMarkup(resend)}</p>` : `<p><a class="again" href="">${escapeMarkup(again)}</a></p>`
  const mail = escapeMarkup(company.mail)
  const main = `<p class="code">503</p>
<h1>${escapeMarkup(busy.title)}</h1>
<p>${escapeMarkup(busy.text)}</p>
${next}
<p>${escapeMarkup(company.legalName)}<br>${telephoneLink(company)} · <a href="mailto:${mail}">${mail}</a></p>`
  return plainPage(company, locale, { title: busy.title, main })
}
