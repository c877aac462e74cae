/** Parameter of the redirect after a visitor's first form. Its value is the time of that response, seconds. */
export const COOKIE_CHECK = 'cookie-check'
/** Seconds after which an address with it says nothing: it may have been passed on to another person. */
const LIFE = 60

const secondsNow = (): number => Math.floor(Date.now() / 1000)

export const newCookieCheck = (): string => String(secondsNow())

/** Whether a browser has just been sent cookies, and has none. */
export function areCookiesBlocked({ url, headers }: { url: string; headers: Pick<Headers, 'get'> }): boolean {
  if (headers.get('cookie')) return false
  const sentAt = new URL(url).searchParams.get(COOKIE_CHECK)
  return sentAt !== null && Math.abs(secondsNow() - Number(sentAt)) <= LIFE
}
