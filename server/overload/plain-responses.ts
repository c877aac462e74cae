import type { Brand } from '#contracts/brand.ts'
import type { Company } from '#contracts/company.ts'
import { isOfferedLocale, offeredLocales, type Locale } from '#contracts/locales.ts'
import { escapeMarkup, plainPage, plainPagePolicy, telephoneLink } from '#server/plain-page.ts'
import { ERROR_TEXTS, type ErrorText } from '#web/shell/errors/error-texts.ts'

/** Seconds after which a client should try again. A second after a peak the queue is empty, and a crowd spreads. */
const RETRY_AFTER = 3

type Kind = `${'read' | 'form'} ${Locale}` | 'data' | 'shop'

/** Kind of a refused request by its path. */
export interface Refused {
  method: string
  address: string
}

/** Responses that cost no more than sending them. */
export interface RefusalResponses {
  /** 503: there is too much work. */
  busy: (refused: Refused) => Response
  /** 413: the body is larger than any of ours. */
  tooLarge: (refused: Refused) => Response
}

type Header = readonly [name: string, value: string]

/** Makes all responses to refused requests once, so that refusing costs no more than sending. */
export function createPlainResponses(
  company: Company,
  { mark, font }: Pick<Brand, 'mark' | 'font'>,
  defaultLocale: Locale,
): RefusalResponses {
  const policy = plainPagePolicy(company, font?.family)
  const answersOf = ({ status, word, title, detail, own, page }: PlainAnswer) => {
    const make = (body: string, type: string, more: readonly Header[] = []) => {
      const headers = [['content-type', type], ['cache-control', 'no-store'], ...own, ...more] as [string, string][]
      return { body: Buffer.from(body), headers }
    }
    const makePage = (locale: Locale, isForm: boolean) =>
      make(
        plainErrorPage({ company, mark, font: font?.family }, locale, status, page(locale, isForm)),
        'text/html; charset=utf-8',
        [['content-security-policy', policy]],
      )
    // In the words of Symfony's HTTP exceptions: the code shows that the call broke no rule of the shop.
    const envelope = { errors: [{ status: String(status), code: '0', title, detail }] }
    const answers = new Map<Kind, ReturnType<typeof make>>([
      // Without the header for its own data React Router uses the text as the `data` of an error response.
      ['data', make(word, 'text/plain; charset=utf-8')],
      ['shop', make(JSON.stringify(envelope), 'application/json')],
      ...offeredLocales().flatMap((locale): [Kind, ReturnType<typeof make>][] => [
        [`read ${locale}`, makePage(locale, false)],
        [`form ${locale}`, makePage(locale, true)],
      ]),
    ])
    return ({ method, address }: Refused): Response => {
      const found = answers.get(kindOf(method, address, defaultLocale))
      if (!found) throw new Error(`nothing to say to ${method} ${address}`)
      return new Response(method === 'HEAD' ? null : found.body, { status, headers: found.headers })
    }
  }
  return { busy: answersOf(BUSY), tooLarge: answersOf(TOO_LARGE) }
}

interface PlainAnswer {
  status: number
  /** For programs of our pages. */
  word: string
  /** For clients of the Store API. */
  title: string
  detail: string
  own: readonly Header[]
  /**
   * @param isForm true after a form was sent: reloading sends it again, a link would not.
   * @returns the page's text, and markup that follows it.
   */
  page: (locale: Locale, isForm: boolean) => { text: ErrorText; next: string }
}

const BUSY: PlainAnswer = {
  status: 503,
  word: 'busy',
  title: 'Service Unavailable',
  detail: 'Too many requests at once. Please try again in a moment.',
  own: [['retry-after', String(RETRY_AFTER)]],
  page(locale, isForm) {
    const { busy, resend, again } = ERROR_TEXTS[locale]
    const next = isForm
      ? `<p>${escapeMarkup(resend)}</p>`
      : `<p><a class="again" href="">${escapeMarkup(again)}</a></p>`
    return { text: busy, next }
  },
}

const TOO_LARGE: PlainAnswer = {
  status: 413,
  word: 'too large',
  title: 'Request Entity Too Large',
  detail: 'The request body is too large.',
  own: [],
  page: (locale) => ({ text: ERROR_TEXTS[locale].formTooLarge, next: '' }),
}

function kindOf(method: string, address: string, defaultLocale: Locale): Kind {
  const path = address.split('?', 1)[0] ?? '/'
  if (path.startsWith('/store-api/')) return 'shop'
  if (path.endsWith('.data') || path.startsWith('/typo/') || path.startsWith('/resources/')) return 'data'
  const first = path.split('/', 2)[1]
  const locale = isOfferedLocale(first) ? first : defaultLocale
  return `${method === 'GET' || method === 'HEAD' ? 'read' : 'form'} ${locale}`
}

function plainErrorPage(
  { company, mark, font }: { company: Company; mark: string; font: string | undefined },
  locale: Locale,
  status: number,
  { text: { title, text }, next }: ReturnType<PlainAnswer['page']>,
): string {
  const mail = escapeMarkup(company.mail)
  const main = `<p class="code">${status}</p>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(text)}</p>
${next}
<p>${escapeMarkup(company.legalName)}<br>${telephoneLink(company)} · <a href="mailto:${mail}">${mail}</a></p>`
  return plainPage(company, locale, { mark, font, title, main })
}
