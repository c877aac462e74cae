import { ApiClientError, createAPIClient } from '@shopware/api-client'
import { CONTEXT_TOKEN } from '#contracts/shop/headers.ts'
import type { ShopEndpoint } from './endpoint.ts'

/** An operation as the client names it. Its types know only the paths of the published schema. */
type Invoke = (
  operation: string,
  options: { body?: unknown; headers: Record<string, string> },
) => Promise<{ data: unknown; status: number }>

/**
 * Sends the calls of a suite through the client that Shopware publishes. The token of a response is the one that the
 * client would send next.
 */
export const throughOfficialClient =
  ({ url, accessKey }: Pick<ShopEndpoint, 'url' | 'accessKey'>): typeof fetch =>
  async (input, { method = 'GET', body, headers: given } = {}) => {
    const sent = Object.fromEntries(new Headers(given))
    const { [CONTEXT_TOKEN]: contextToken, ...headers } = sent
    const client = createAPIClient({ baseURL: url, accessToken: accessKey, contextToken })
    const path = String(input).slice(url.length)
    const respond = (status: number, json: unknown) =>
      new Response(json === undefined ? null : json instanceof Blob ? json : JSON.stringify(json), {
        status,
        headers: {
          'content-type': json instanceof Blob ? json.type : 'application/json',
          [CONTEXT_TOKEN]: client.defaultHeaders[CONTEXT_TOKEN] ?? '',
        },
      })
    try {
      const { data, status } = await (client.invoke as Invoke)(`suite ${method.toLowerCase()} ${path}`, {
        headers,
        ...(typeof body === 'string' ? { body: JSON.parse(body) } : {}),
      })
      return respond(status, data)
    } catch (error) {
      if (!(error instanceof ApiClientError)) throw error
      return respond(error.status, error.details)
    }
  }
