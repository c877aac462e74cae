import { AsyncLocalStorage } from 'node:async_hooks'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { callerNetwork } from './caller-network.ts'
import { markRequest, type RequestMark } from './request-mark.ts'

/** Finds the id of a browser by its `Cookie` header if it has signed in with this e-mail address before. */
type FindDevice = (cookies: string | null, email: string) => string | undefined

interface Caller {
  network: string | undefined
  deviceOf: (email: string) => string | undefined
  mark: RequestMark
}

const callers = new AsyncLocalStorage<Caller>()

/**
 * Returns the network of the current request's caller; undefined if unknown. It also holds in the embedded shop that a
 * page calls in process, so no header can forge it.
 */
export const currentNetwork = (): string | undefined => callers.getStore()?.network

/** Returns the id of the caller's browser if it has signed in with this address before, in the same way. */
export const currentDevice = (email: string): string | undefined => callers.getStore()?.deviceOf(email)

/** Returns the marks of the current request; undefined outside of one. */
export const currentMark = (): RequestMark | undefined => callers.getStore()?.mark

/** Returns the headers by which a service hears which request its call belongs to. */
export const markHeaders = (): Record<string, string> => {
  const mark = currentMark()
  return mark ? { 'x-request-id': mark.id, ...mark.trace } : {}
}

/** Stores the caller of the request. It must be the first middleware. */
export const rememberCaller =
  (trustedHops: number, findDevice: FindDevice): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> =>
  (c, next) => {
    const peer = c.env?.incoming?.socket.remoteAddress
    const network = callerNetwork(peer, c.req.header('x-forwarded-for'), trustedHops)
    const cookies = c.req.header('cookie') ?? null
    const mark = markRequest((name) => c.req.header(name), trustedHops)
    return callers.run({ network, deviceOf: (email) => findDevice(cookies, email), mark }, next)
  }
