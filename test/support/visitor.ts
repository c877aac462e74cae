import { fieldValue } from './page-form.ts'

/** A visitor without scripts: keeps cookies, does not follow redirects automatically, posts forms as a browser does. */
export interface Visitor {
  get: (path: string) => Promise<Response>
  /** An aborted `signal` cuts the connection: the site may have the form, but the browser never gets its response. */
  post: (
    path: string,
    fields: Record<string, string> | [name: string, value: string][],
    signal?: AbortSignal,
  ) => Promise<Response>
  /** Any other request of the browser's, with its cookies. */
  send: (path: string, init: RequestInit & { headers?: Record<string, string> }) => Promise<Response>
  /**
   * A second tab of the same browser in its current state. It starts with the same cookies and then keeps its own. Also
   * at another port.
   */
  clone: (at?: Address) => Visitor
}

/** Address of the site; a function chooses it for each request if several processes are one site. */
type Address = string | (() => string)

export interface VisitorOptions {
  /** Origin of the site as a browser sees it, if it is reached by another address. */
  origin?: string
  /** Replaces `fetch`; follows no redirect. */
  ask?: (url: string, init: RequestInit) => Promise<Response>
  /** Headers of every request, as a proxy in front adds them. */
  headers?: Record<string, string>
  /** Redirects keep the mark by which the site finds out whether cookies are blocked. */
  keepsCheck?: boolean
}

/** The redirect after a first form as every later one is. */
function withoutCheck(response: Response): Response {
  const location = response.headers.get('location') ?? ''
  const plain = location.replace(/[?&]cookie-check=\d+/, '')
  if (plain === location) return response
  const headers = new Headers(response.headers)
  headers.set('location', plain)
  return new Response(null, { status: response.status, headers })
}

export function visit(address: Address, cookies = new Map<string, string>(), options: VisitorOptions = {}): Visitor {
  async function ask(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    const url = typeof address === 'string' ? address : address()
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await (options.ask ?? fetch)(url + path, {
      ...init,
      redirect: 'manual',
      headers: {
        ...options.headers,
        ...init.headers,
        ...(cookie && { cookie }),
        // A form of this site has this site's origin.
        ...(init.method === 'POST' && { origin: options.origin ?? url }),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return options.keepsCheck ? response : withoutCheck(response)
  }
  return {
    get: (path) => ask(path),
    post: (path, fields, signal) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields), signal, headers: { accept: 'text/html' } }),
    send: ask,
    clone: (at = address) => visit(at, new Map(cookies), options),
  }
}

export const ADDRESS = {
  email: 'miriam@example.com',
  company: 'Hagemann Fördertechnik GmbH',
  firstName: 'Miriam',
  lastName: 'Oster',
  street: 'Am Güterbahnhof 4',
  zipcode: '33100',
  city: 'Paderborn',
  sameAddress: 'on',
}

export const CONFIRMED = { intent: 'send', terms: 'on', 'data-sheets': 'on', handling: 'on' }

export const PRODUCT = '/de/shop/product/kettenfuehrungen/typ-ct/kettenfuehrung-typ-ct-simplex'
export const VARIANT = 'CT-08B1-S-2000'

/** Puts one piece of 1250 mm into the cart. */
export const addPiece = (visitor: Visitor, fields: Record<string, string> = {}): Promise<Response> =>
  visitor.post(PRODUCT, { variant: VARIANT, c_profile: 'none', cut_length: '1250', quantity: '1', ...fields })

/** Value of the select's chosen option, or of the first one. */
export const chosenCountry = (html: string): string => fieldValue(html, 'countryId') ?? ''

/** Token of the page's first form that has one; undefined if it is empty. */
export const formToken = (html: string): string | undefined => fieldValue(html, 'form-token')

/** Opens the address form; returns the fields that a browser would send. `differs` replaces some. */
export async function readAddressForm(
  visitor: Visitor,
  differs: Partial<typeof ADDRESS> = {},
): Promise<Record<string, string>> {
  const html = await (await visitor.get('/de/shop/checkout')).text()
  return { ...ADDRESS, ...differs, countryId: chosenCountry(html), 'form-token': formToken(html) ?? '' }
}

/** Follows the journey to the summary; returns the summary's page and the key in its form. */
export async function goToSummary(
  visitor: Visitor,
  differs: Partial<typeof ADDRESS> = {},
): Promise<{ html: string; key: string }> {
  await addPiece(visitor)
  const sent = await visitor.post('/de/shop/checkout', await readAddressForm(visitor, differs))
  if (sent.status !== 302) throw new Error(`The address was answered with ${sent.status}`)
  return readSummary(visitor)
}

export async function readSummary(visitor: Visitor): Promise<{ html: string; key: string }> {
  const html = await (await visitor.get('/de/shop/checkout?step=summary')).text()
  return { html, key: fieldValue(html, 'key') ?? '' }
}

/** Number on the confirmation page. */
export const confirmedNumber = async (visitor: Visitor): Promise<string | undefined> =>
  /A-\d{6}/.exec(await (await visitor.get('/de/shop/orderconfirmation')).text())?.[0]
