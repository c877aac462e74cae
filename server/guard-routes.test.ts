import { redirect, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test, vi } from 'vitest'
import { type Failure, ServiceFailure } from '#contracts/failure.ts'
import { defectContext, retryAfterContext, sessionContext } from '#web/app/context.ts'
import { NO_SESSION, type Session } from '#web/session/session.server.ts'
import { guardRoutes, refusedContext } from './guard-routes.ts'

const FAILURE: Failure = { service: 'shop', operation: 'POST /product', kind: 'unreachable', status: 503, errors: [] }
const DETAIL = { code: 'X', detail: '', pointer: undefined }

/** The error of a guarded loader, and the seconds to wait. */
async function thrownBy(loader: () => unknown, refused?: number, path = '/de', session: Session = NO_SESSION) {
  const context = new RouterContextProvider()
  context.set(refusedContext, refused ? { status: refused, notice: { code: refused } } : undefined)
  context.set(sessionContext, session)
  const defects: unknown[] = []
  context.set(defectContext, (error) => {
    defects.push(error)
    return { code: 500 }
  })
  const log = vi.fn<() => void>()
  const route = { id: 'page', parentId: 'root', path: 'page', module: { loader, default: () => null } }
  // Only its routes are read.
  const build = { routes: { page: route } } as unknown as ServerBuild
  const guarded = guardRoutes(build, log).routes['page']?.module.loader
  const args = { context, request: new Request(`https://site.test${path}`) }
  const thrown: unknown = await Promise.resolve(guarded?.(args as never)).catch((error: unknown) => error)
  return { thrown, log, defects, wait: context.get(retryAfterContext) }
}

test.each<[Partial<Failure>, { status: number; code: number; busy?: boolean }]>([
  [
    { kind: 'unreachable', status: 500 },
    { status: 503, code: 8503 },
  ],
  [
    { kind: 'malformed', status: 502 },
    { status: 503, code: 8503 },
  ],
  [
    { kind: 'unreachable', service: 'content' },
    { status: 503, code: 503 },
  ],
  [
    { kind: 'malformed', service: 'search' },
    { status: 503, code: 503 },
  ],
  [
    { kind: 'refused', status: 400 },
    { status: 500, code: 500 },
  ],
  [
    { kind: 'refused', status: 401 },
    { status: 500, code: 500 },
  ],
  [
    { kind: 'refused', status: 404, service: 'content' },
    { status: 500, code: 500 },
  ],
  [
    { kind: 'refused', status: 429 },
    { status: 429, code: 429, busy: true },
  ],
])('a failed call with %o is sent as %o', async (failure, { status, ...notice }) => {
  const { thrown, log } = await thrownBy(() => {
    throw new ServiceFailure({ ...FAILURE, ...failure })
  })
  expect(thrown).toMatchObject({ data: notice, init: { status } })
  expect(log).toHaveBeenCalledOnce()
})

test.each<[string, Partial<Failure>, number]>([
  ['its parameter', { kind: 'refused', status: 429, errors: [{ ...DETAIL, parameters: { seconds: 7 } }], wait: 9 }, 7],
  ['its header', { kind: 'refused', status: 429, wait: 9 }, 9],
  ['no time', { kind: 'refused', status: 429 }, 60],
  ['the header of a shop that does not work', { status: 503, wait: 120 }, 120],
  ['no header of a shop that does not work', { status: 503 }, 30],
])('a failure with %s says when to ask again', async (_, failure, seconds) => {
  const { wait } = await thrownBy(() => {
    throw new ServiceFailure({ ...FAILURE, ...failure })
  })
  expect(wait).toBe(seconds)
})

// Differs from the specification: 21.
test.each(['GET /context', 'POST /account/customer', 'GET /checkout/cart'])(
  'a refused %s, with which the shop begins for a visitor, leads to the 404 page',
  async (operation) => {
    const refuse = () => {
      throw new ServiceFailure({ ...FAILURE, operation, kind: 'refused', status: 401 })
    }
    const begun = { ...NO_SESSION, contextToken: 'abc' }
    const { thrown, log } = await thrownBy(refuse, undefined, '/de', begun)
    const { status, headers } = thrown as Response
    expect([status, headers.get('location')]).toEqual([302, '/de/404'])
    expect(log).toHaveBeenCalledOnce()
    // A page of all visitors has no such beginning.
    expect((await thrownBy(refuse)).thrown).toMatchObject({ init: { status: 500 } })
    // That page would lead to itself for ever.
    expect((await thrownBy(refuse, undefined, '/de/404', begun)).thrown).toMatchObject({ init: { status: 500 } })
  },
)

test('a defect is logged once, with the page’s data; a redirect is thrown as it is', async () => {
  const error = new TypeError('ours')
  const own = await thrownBy(() => Promise.reject(error))
  expect(own.thrown).toMatchObject({ data: { code: 500 }, init: { status: 500 } })
  expect(own.defects).toEqual([error])
  expect(own.log).not.toHaveBeenCalled()
  const leading = redirect('/de/shop')
  const led = await thrownBy(() => Promise.reject(leading))
  expect([led.thrown, led.defects]).toEqual([leading, []])
})

test('a request refused at the door runs no loader', async () => {
  const loader = vi.fn<() => void>()
  expect((await thrownBy(loader, 405)).thrown).toMatchObject({ data: { code: 405 }, init: { status: 405 } })
  expect(loader).not.toHaveBeenCalled()
})
