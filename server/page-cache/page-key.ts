import { CAMPAIGN_PARAMETER } from '#contracts/campaign-parameter.ts'

/**
 * The same key for the same page: parameters in a fixed order, without campaign parameters. Repeated ones keep their
 * order.
 */
export function pageKey(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const pairs = [...searchParams].filter(([name]) => !CAMPAIGN_PARAMETER.test(name))
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const query = new URLSearchParams(pairs).toString()
  return query ? `${pathname}?${query}` : pathname
}

/** The address without campaign parameters, otherwise as it is. */
export function withoutCampaign(address: string): string {
  const url = new URL(address)
  const names = [...url.searchParams.keys()].filter((name) => CAMPAIGN_PARAMETER.test(name))
  for (const name of names) url.searchParams.delete(name)
  return names.length > 0 ? url.href : address
}

/** Key of a page as one group of customers sees it. No address has a line break. */
export const groupKey = (group: string, key: string): string => (group ? `${group}\n${key}` : key)
