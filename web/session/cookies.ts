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

/** The cookies of a request; a value that cannot be decoded counts as absent. */
export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 1) continue
    try {
      cookies.set(pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim()))
    } catch {
      // A foreign or broken cookie is not an error of ours.
    }
  }
  return cookies
}
