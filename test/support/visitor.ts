/** A visitor without scripts: keeps cookies, follows no redirect by itself, posts forms as a browser does. */
export interface Visitor {
  get: (path: string) => Promise<Response>
  post: (path: string, fields: Record<string, string> | [name: string, value: string][]) => Promise<Response>
  /** A second tab of the same browser as it stands now: the same cookies, from then on its own. Also at another port. */
  clone: (at?: string) => Visitor
}

export function visit(url: string, cookies = new Map<string, string>()): Visitor {
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url + path, {
      ...init,
      redirect: 'manual',
      headers: { ...(cookie && { cookie }), ...(init.headers as Record<string, string>) },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    get: (path) => ask(path),
    // A form of this site has this site's origin.
    post: (path, fields) => ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: url } }),
    clone: (at = url) => visit(at, new Map(cookies)),
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

/** Value of the select's option that is chosen, or of the first one. */
export const chosenCountry = (html: string): string =>
  /<select[^>]*name="countryId"[\s\S]*?<option value="([0-9a-f]{32})" selected/.exec(html)?.[1] ?? ''

/** Goes through the journey up to the summary; answers the summary's page and the key in its form. */
export async function goToSummary(visitor: Visitor): Promise<{ html: string; key: string }> {
  await addPiece(visitor)
  const form = await (await visitor.get('/de/shop/checkout')).text()
  const sent = await visitor.post('/de/shop/checkout', { ...ADDRESS, countryId: chosenCountry(form) })
  if (sent.status !== 302) throw new Error(`The address was answered with ${sent.status}`)
  return readSummary(visitor)
}

export async function readSummary(visitor: Visitor): Promise<{ html: string; key: string }> {
  const html = await (await visitor.get('/de/shop/checkout?step=summary')).text()
  return { html, key: /name="key" value="([0-9a-f]+)"/.exec(html)?.[1] ?? '' }
}

/** Number on the confirmation page. */
export const confirmedNumber = async (visitor: Visitor): Promise<string | undefined> =>
  /A-\d{6}/.exec(await (await visitor.get('/de/shop/orderconfirmation')).text())?.[0]
