/** Characters. Longer ones are not addresses of ours. */
const LONGEST = 2000
const ORIGIN = 'http://site.invalid'

/**
 * Returns the page that follows a sign-in, as path and query; undefined unless it is on this site. A browser reads `//`
 * and a backslash as another host, and leaves tabs and line feeds out.
 */
export function returnPath(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > LONGEST || !given.startsWith('/')) return undefined
  if (!URL.canParse(given, ORIGIN)) return undefined
  const { origin, pathname, search } = new URL(given, ORIGIN)
  // Normalised, a path may begin with two slashes: `/.//elsewhere`.
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + search : undefined
}

/** The path and query of a request, to return to it. */
export function pathOf({ url }: Pick<Request, 'url'>): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
