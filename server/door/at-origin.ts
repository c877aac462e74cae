/**
 * Returns the request with the visitor's own origin. A proxy that ends TLS changes scheme, host and port, and its
 * headers can be forged. `origin` is that of PUBLIC_URL. Without one the request's own host counts, so that localhost,
 * 127.0.0.1 and a local network address all work.
 */
export function atOrigin(request: Request, origin: string | undefined): Request {
  if (!origin) return request
  const { pathname, search } = new URL(request.url)
  const { method, headers, body, signal } = request
  return new Request(origin + pathname + search, { method, headers, signal, ...(body && { body, duplex: 'half' }) })
}
