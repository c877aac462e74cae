/** A shop under test. */
export interface ShopEndpoint {
  /** Base address, `http://shop/store-api`. */
  url: string
  fetch: typeof fetch
  accessKey: string
  /** True for a shop in which the suite may fill carts and place orders. */
  writable: boolean
  /** Address under which the shop knows its storefront; required by a registration. */
  storefrontUrl: string
}

interface Call {
  body?: unknown
  headers?: Record<string, string>
}

export interface EndpointResponse {
  status: number
  headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- each test knows the shape of its response and checks it by what it reads
  json: any
  /** First bytes of a file. */
  file?: string
}

export type AskEndpoint = (address: string, call?: Call) => Promise<EndpointResponse>

/**
 * Calls an endpoint that will be open by the time of the call: `ask('POST /product', { body })`. A header with an empty
 * value is not sent.
 */
export const asking =
  (endpoint: () => ShopEndpoint): AskEndpoint =>
  async (address, { body, headers = {} } = {}) => {
    const { url, fetch, accessKey } = endpoint()
    const [method = 'GET', path = '/'] = address.split(' ')
    const all = { 'sw-access-key': accessKey, 'content-type': 'application/json', ...headers }
    const response = await fetch(`${url}${path}`, {
      method,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const { status, headers: sent } = response
    const text = await response.text()
    if (sent.get('content-type') === 'application/pdf')
      return { status, headers: sent, json: undefined, file: text.slice(0, 5) }
    return { status, headers: sent, json: text === '' ? undefined : JSON.parse(text) }
  }

/** Status and first error code of a rejection. */
export const refusalOf = ({ status, json }: EndpointResponse): [number, string | undefined] => [
  status,
  json?.errors?.[0]?.code,
]
