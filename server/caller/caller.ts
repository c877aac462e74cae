import { AsyncLocalStorage } from 'node:async_hooks'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { callerNetwork } from './caller-network.ts'

const networks = new AsyncLocalStorage<string | undefined>()

/**
 * Network of the caller of the request under way, undefined when unknown. It holds for all that the request causes,
 * also in the embedded shop that a page asks in process: there is no header that a caller could forge.
 */
export const currentNetwork = (): string | undefined => networks.getStore()

/** Reads who calls; the first of all middleware. */
export const rememberCaller =
  (trustedHops: number): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> =>
  (c, next) => {
    const peer = c.env?.incoming?.socket.remoteAddress
    return networks.run(callerNetwork(peer, c.req.header('x-forwarded-for'), trustedHops), next)
  }
