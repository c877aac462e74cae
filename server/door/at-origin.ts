/**
 * The request as the visitor made it: a proxy that ends TLS changes scheme, host and port on the way, and what it says
 * of them in headers may come from anybody. `origin` is that of PUBLIC_URL; without one the request's own host counts,
 * so that localhost, 127.0.0.1 and an address in the local network all work.
 */
export function atOrigin(request: Request, origin: string | undefined): Request {
  if (!origin) return request
  const { pathname, search } = new URL(request.url)
  const { method, headers, body, signal } = request
  return new Request(origin + pathname + search, { method, headers, signal, ...(body && { body, duplex: 'half' }) })
}
