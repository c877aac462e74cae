import { COOKIE_CHECK, newCookieCheck } from '#web/session/cookie-check.ts'
import { withParameters } from './campaign.ts'

/**
 * Marks the redirect that follows a form, if the browser got its first cookies with it. Only by the next request is it
 * known whether they are blocked. Visitors with any cookie, and those with scripts, get the redirect as it is. So does
 * the answer to the cookie banner: it comes first, and comes again if it could not be stored.
 */
export function checkCookies(response: Response, { method, url, headers }: Request): Response {
  const location = response.headers.get('location')
  const isBanner = new URL(url).pathname.endsWith('/consent')
  const isFirst = method === 'POST' && !headers.get('cookie') && response.headers.getSetCookie().length > 0 && !isBanner
  if (location === null || !isFirst) return response
  return withParameters(response, url, [[COOKIE_CHECK, newCookieCheck()]])
}
