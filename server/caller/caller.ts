import { AsyncLocalStorage } from 'node:async_hooks'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { callerNetwork } from './caller-network.ts'

const networks = new AsyncLocalStorage<string | undefined>()

/**
 * Returns the network of the current request's caller; undefined if unknown. It also holds in the embedded shop that a
 * page calls in process, so no header can forge it.
 */
export const currentNetwork = (): string | undefined => networks.getStore()

/** Stores the caller of the request. It must be the first middleware. */
export const rememberCaller =
  (trustedHops: number): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> =>
  (c, next) => {
    const peer = c.env?.incoming?.socket.remoteAddress
    return networks.run(callerNetwork(peer, c.req.header('x-forwarded-for'), trustedHops), next)
  }
