/** The name as the browser has it: over HTTPS its prefix binds the cookie to this host. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)

/** One `Set-Cookie` value. `maxAge` in seconds; 0 removes the cookie. */
export function serialiseCookie(
  name: string,
  value: string,
  { maxAge, httpOnly, secure }: { maxAge: number; httpOnly: boolean; secure: boolean },
): string {
  const attributes = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax']
  if (httpOnly) attributes.push('HttpOnly')
  if (secure) attributes.push('Secure')
  return attributes.join('; ')
}

/** Reads one cookie of a request; a value that cannot be decoded counts as absent. Of cookies of one name the last counts. */
export function readCookies(header: string | null): (name: string) => string | undefined {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0) cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim())
  }
  return (name) => {
    const value = cookies.get(name)
    try {
      return value === undefined ? undefined : decodeURIComponent(value)
    } catch {
      // A foreign or broken cookie is not an error of ours.
      return undefined
    }
  }
}
