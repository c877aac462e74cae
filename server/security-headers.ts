/** Policy of all responses but pages and pictures: nothing in them is run or loaded as a document. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Paths whose files storefronts of other origins and mails show. */
const FOR_ALL = /^\/(media|typo)\//

type Header = readonly [name: string, value: string]

/**
 * Headers of every response that does not set them. `secure` means that visitors come over HTTPS, by PUBLIC_URL;
 * headers of a single request do not count. Each page has its own content security policy, see `policyFor`.
 */
export const securityHeaders = ({ secure }: { secure: boolean }): readonly Header[] => [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  // One year, this host only: other hosts of the domain are up to its owner.
  ...(secure ? [['strict-transport-security', 'max-age=31536000'] as const] : []),
]

/**
 * Returns the policy of a response without its own. Pages have their own. The browser's viewer shows PDFs, and a policy
 * would block its styles. A 304 must not change the policy of the stored response.
 */
export function policyFor(status: number, contentType: string | null): string | undefined {
  const [type = ''] = (contentType ?? '').split(';')
  if (status === 304 || type === 'text/html' || type === 'application/pdf') return undefined
  return type === 'image/svg+xml' ? `${DATA_POLICY}; style-src 'unsafe-inline'` : DATA_POLICY
}

/**
 * The thread that reads STEP files. Only this script may compile WebAssembly, and make functions of texts, as
 * emscripten's bindings do. It has no document (docs/decisions/0071).
 */
const STEP_WORKER = /^\/assets\/step-worker-[\w-]+\.js$/
const STEP_WORKER_POLICY = "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self' https:"

/** Adds missing headers to a response. */
export function secureResponse({ headers, status }: Response, path: string, always: readonly Header[]): void {
  if (FOR_ALL.test(path) && !headers.has('cross-origin-resource-policy'))
    headers.set('cross-origin-resource-policy', 'cross-origin')
  for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value)
  const policy = STEP_WORKER.test(path) ? STEP_WORKER_POLICY : policyFor(status, headers.get('content-type'))
  if (policy && !headers.has('content-security-policy')) headers.set('content-security-policy', policy)
}
