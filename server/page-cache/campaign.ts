import { CAMPAIGN_PARAMETER } from '#contracts/campaign-parameter.ts'
import { COOKIE_CHECK } from '#web/session/cookie-check.ts'

/** Returns the address without the parameters of a campaign or of one visitor, otherwise as it is. */
export function withoutCampaign(address: string): string {
  const url = new URL(address)
  const names = campaignOf(url).map(([name]) => name)
  for (const name of names) url.searchParams.delete(name)
  return names.length > 0 ? url.href : address
}

/**
 * Adds the campaign parameters of a request to a redirect within this site: its page counts the campaign's visitors.
 * Shared pages are made without them, so they are added for each visitor, and nothing of them is stored. A redirect to
 * another site stays as it is.
 */
export function keepCampaign(response: Response, { method, url }: Request): Response {
  return method === 'POST' ? response : withParameters(response, url, campaignOf(new URL(url)))
}

/** Adds parameters to a redirect within this site that does not have them yet. */
export function withParameters(
  response: Response,
  url: string,
  parameters: readonly (readonly [name: string, value: string])[],
): Response {
  const location = response.headers.get('location') ?? ''
  if (!/^\/(?![/\\])/.test(location)) return response
  const [address = '', ...hash] = location.split(/(?=#)/)
  const present = new URL(address, url).searchParams
  const missing = parameters.filter(([name]) => !present.has(name))
  if (missing.length === 0) return response
  const { status } = response
  const headers = new Headers(response.headers)
  headers.set(
    'location',
    `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(missing.map(([name, value]) => [name, value]))}${hash.join('')}`,
  )
  return new Response(response.body, { status, headers })
}

/** Parameters that no page reads: those of campaigns, and the check of cookies. */
const campaignOf = ({ searchParams }: URL): [name: string, value: string][] =>
  [...searchParams].filter(([name]) => CAMPAIGN_PARAMETER.test(name) || name === COOKIE_CHECK)
