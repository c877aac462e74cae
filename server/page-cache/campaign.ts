import { CAMPAIGN_PARAMETER } from '#contracts/campaign-parameter.ts'

/** Returns the address without campaign parameters, otherwise as it is. */
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
  const location = response.headers.get('location') ?? ''
  if (!/^\/(?![/\\])/.test(location) || method === 'POST') return response
  const [address = '', ...hash] = location.split(/(?=#)/)
  const present = new URL(address, url).searchParams
  const missing = campaignOf(new URL(url)).filter(([name]) => !present.has(name))
  if (missing.length === 0) return response
  const { status } = response
  const headers = new Headers(response.headers)
  headers.set(
    'location',
    `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(missing)}${hash.join('')}`,
  )
  return new Response(response.body, { status, headers })
}

const campaignOf = ({ searchParams }: URL): [name: string, value: string][] =>
  [...searchParams].filter(([name]) => CAMPAIGN_PARAMETER.test(name))
