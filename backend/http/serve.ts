import { Hono } from 'hono'
import type { Context } from 'hono'
import type { Contract, Handlers } from '#contracts/operation.ts'
import type { OperationTraits, TraitsOf } from '#contracts/shop/operation-traits.ts'
import { CONTEXT_TOKEN, LANGUAGE_ID } from '#contracts/shop/headers.ts'
import { createResponseMemory } from './response-memory.ts'
import { isDatabaseUnavailable } from '#backend/database/unavailable.ts'
import { CORS_HEADERS, VARY, cacheControl } from './headers.ts'
import { applyIncludes, readIncludes } from './request/includes.ts'
import { openContext } from './open-context.ts'
import type { ServeOptions } from './open-context.ts'
import { readBody } from './request/read-body.ts'
import { readQuery } from './request/read-query.ts'
import { isCacheable, isSameForAll, routesOf } from './routes.ts'
import type { Route } from './routes.ts'
import type { SentFile, ShopContext } from './shop-context.ts'
import { ShopError } from './shop-error.ts'

type Handler = (given: object, context: ShopContext) => Promise<unknown>

interface Serving {
  handler: Handler
  options: ServeOptions
  remember: ReturnType<typeof createResponseMemory>
}

const JSON_TYPE = 'application/json'

/**
 * Serves a table of handlers as the Store API does: context token, language, GET twins of reads, `includes`, error
 * envelope. The paths are the contract's: mount it at `/store-api`.
 * @example serveContract(handlers, SHOP_TRAITS, { db, settings, log }).fetch(new Request('http://shop/context'))
 */
export function serveContract<C extends Contract<C>>(
  handlers: Handlers<C, ShopContext>,
  traits: TraitsOf<C>,
  options: ServeOptions,
): Hono {
  const app = new Hono()
  const table = handlers as Record<string, Handler>
  const remember = createResponseMemory()
  const routes = Object.entries<OperationTraits>(traits).flatMap(([operation, own]) => routesOf(operation, own))
  app.options('*', (c) => c.body(null, 200, CORS_HEADERS))
  for (const route of routes) {
    const handler = table[route.operation] as Handler
    app.on(route.method, route.path, (c) => respond(c, route, { handler, options, remember }))
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map(({ method }) => method)
    const allowed = methods.includes('GET') ? ['HEAD', ...methods] : methods
    app.all(path, (c) => respondWithError(c, options, wrongMethod(c, allowed), { Allow: allowed.join(', ') }))
  }
  app.all('*', (c) => respondWithError(c, options, new ShopError(404, '0', noRoute(c))))
  return app
}

/** Path of the API. A mounted app does not see it. */
const ROOT = '/store-api'

/** Returns the text of an error with the method and the whole address, as Symfony writes it. */
function noRoute(c: Context): string {
  const url = new URL(c.req.url)
  const path = url.pathname.startsWith(`${ROOT}/`) ? url.pathname : ROOT + url.pathname
  return `No route found for "${c.req.method} ${url.origin}${path}${url.search}"`
}

async function respond(c: Context, route: Route, serving: Serving): Promise<Response> {
  const opened = openContext(c.req.raw.headers, serving.options)
  try {
    const context = await opened.enter()
    const input = await readInput(c, route)
    const includes = readIncludes(input['includes'] ?? readQuery(searchOf(c))['includes'])
    const make = async () => {
      const result = await serving.handler({ path: c.req.param(), query: c.req.query(), body: input }, context)
      return result === undefined || opened.isEmpty() ? '' : JSON.stringify(applyIncludes(result, includes))
    }
    const text = await readThroughMemory({ path: c.req.param(), input, includes }, route, context, serving, make)
    const isPublic = ['GET', 'HEAD'].includes(c.req.method) && context.isNewToken && isCacheable(route)
    const headers = headersOf(c, opened.token(), isPublic)
    const file = opened.file()
    if (file !== undefined) return c.body(file.bytes, 200, { ...headers, ...fileHeaders(file) })
    if (text === '') return c.body(null, 204, headers)
    return c.body(text, 200, { ...headers, 'Content-Type': JSON_TYPE })
  } catch (error) {
    return respondWithError(c, serving.options, error, {}, opened.token(), route.operation)
  }
}

/** Returns the response's text, from memory if it is the same for every visitor. */
async function readThroughMemory(
  given: object,
  route: Route,
  { db, languageId, includeSeoUrls, mediaOrigin, withPriceNotes }: ShopContext,
  { options: { version }, remember }: Serving,
  make: () => Promise<string>,
): Promise<string> {
  if (version === undefined || !isSameForAll(route)) return make()
  return remember(
    await version(db),
    JSON.stringify([route.operation, languageId, includeSeoUrls, mediaOrigin, withPriceNotes, given]),
    make,
  )
}

async function readInput(c: Context, { input }: Route): Promise<Record<string, unknown>> {
  if (input === 'body') return readBody(c.req.raw)
  const query = readQuery(searchOf(c))
  return input === 'query' ? query : { ...query, ...(await readBody(c.req.raw)) }
}

const fileHeaders = ({ type, name, isSaved }: SentFile): Record<string, string> => ({
  'Content-Type': type,
  'Content-Disposition': `${isSaved ? 'attachment' : 'inline'}; filename=${name}`,
  'Cache-Control': 'no-store',
})

const searchOf = (c: Context): string => new URL(c.req.url).search

function respondWithError(
  c: Context,
  options: ServeOptions,
  error: unknown,
  headers: Record<string, string> = {},
  token = openContext(c.req.raw.headers, options).token(),
  operation = `${c.req.method} ${c.req.path}`,
): Response {
  const known = error instanceof ShopError ? error : unexpected(error, operation, options)
  return c.json({ errors: known.errors }, known.status as 400, {
    ...headersOf(c, token, false),
    ...known.headers,
    ...headers,
  })
}

/** Errors of our own are described in the log, not to the caller. */
function unexpected(error: unknown, operation: string, { log }: ServeOptions): ShopError {
  log.error({ err: error, operation }, 'shop: operation failed')
  if (isDatabaseUnavailable(error)) return new ShopError(503, '0', 'Service unavailable', { cause: error })
  return new ShopError(500, '0', 'Internal server error', { cause: error })
}

const wrongMethod = (c: Context, allowed: string[]): ShopError =>
  new ShopError(405, '0', `${noRoute(c)}: Method Not Allowed (Allow: ${allowed.join(', ')})`)

function headersOf(c: Context, token: string, isPublic: boolean): Record<string, string> {
  const language = c.req.header(LANGUAGE_ID)
  return {
    ...CORS_HEADERS,
    [CONTEXT_TOKEN]: token,
    ...(language === undefined ? {} : { [LANGUAGE_ID]: language }),
    'Cache-Control': cacheControl(isPublic),
    Vary: VARY,
  }
}
