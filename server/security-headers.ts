/** What is not a page or a picture that may style itself: nothing of it is ever run or loaded as a document. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Paths whose files other origins' storefronts and mails show. */
const FOR_ALL = /^\/(media|typo)\//

type Header = readonly [name: string, value: string]

/**
 * Headers for every response that does not say otherwise. `secure`: visitors come over HTTPS, by PUBLIC_URL; what a
 * single request says of itself does not count. The content security policy is that of each page, see `policyFor`.
 */
export const securityHeaders = ({ secure }: { secure: boolean }): readonly Header[] => [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  // One year, this host only: what else runs below the domain is its owner's to decide.
  ...(secure ? [['strict-transport-security', 'max-age=31536000'] as const] : []),
]

/**
 * Policy of a response that has none of its own. Pages bring theirs; PDFs are shown by the browser's own viewer, which a
 * policy would keep from its styles; a 304 must not change the policy of what the browser has.
 */
export function policyFor(status: number, contentType: string | null): string | undefined {
  const [type = ''] = (contentType ?? '').split(';')
  if (status === 304 || type === 'text/html' || type === 'application/pdf') return undefined
  return type === 'image/svg+xml' ? `${DATA_POLICY}; style-src 'unsafe-inline'` : DATA_POLICY
}

/** Adds what a response lacks. */
export function secureResponse({ headers, status }: Response, path: string, always: readonly Header[]): void {
  if (FOR_ALL.test(path) && !headers.has('cross-origin-resource-policy'))
    headers.set('cross-origin-resource-policy', 'cross-origin')
  for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value)
  const policy = policyFor(status, headers.get('content-type'))
  if (policy && !headers.has('content-security-policy')) headers.set('content-security-policy', policy)
}
