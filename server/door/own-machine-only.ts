import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { isOwnMachine } from '#server/config.ts'

/** A proxy adds some of them: what it passes on comes from elsewhere. */
const HEADERS_OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/**
 * Hides what follows from all callers but a browser on this machine. Its peer and host are loopback, and no proxy is in
 * between. A proxy that replaces the host and adds no header looks like such a browser.
 */
export const ownMachineOnly: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (c, next) => {
  const peer = c.env?.incoming?.socket.remoteAddress?.replace(/^::ffff:/, '')
  const isProxied = HEADERS_OF_PROXIES.some((name) => c.req.header(name) !== undefined)
  const isOwn = peer !== undefined && isOwnMachine(peer) && isOwnMachine(new URL(c.req.url).hostname)
  if (!isOwn || isProxied) return c.notFound()
  return next()
}
