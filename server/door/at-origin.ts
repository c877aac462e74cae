/**
 * The address of a request at the visitor's own origin. A proxy that ends TLS changes scheme, host and port, and its
 * headers can be forged. `origin` is that of PUBLIC_URL. Without one the request's own host counts, so that localhost,
 * 127.0.0.1 and a local network address all work.
 */
export function addressAtOrigin(url: string, origin: string | undefined): string {
  if (!origin) return url
  const { pathname, search } = new URL(url)
  return origin + pathname + search
}

/** The request with that address. */
export function atOrigin(request: Request, origin: string | undefined): Request {
  if (!origin) return request
  const { method, headers, body, signal } = request
  return new Request(addressAtOrigin(request.url, origin), {
    method,
    headers,
    signal,
    ...(body && { body, duplex: 'half' }),
  })
}
