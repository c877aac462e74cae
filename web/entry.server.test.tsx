import { type EntryContext, RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { defectContext } from './app/context.ts'
import handleRequest from './entry.server.tsx'

const DEFECT = new TypeError('drawn wrongly')
vi.mock('./document/render-page.server.ts', () => ({ renderPage: () => Promise.reject(DEFECT) }))

/** Renders a page with a part that cannot be drawn; `errors` are those of its loaders. */
function draw(errors: object | null) {
  const context = new RouterContextProvider()
  const defects: unknown[] = []
  context.set(defectContext, (error) => {
    defects.push(error)
    return { code: 500, reference: 'KZUDAWXCK2' }
  })
  // Only the errors are read before a page is there.
  const entry = { staticHandlerContext: { errors } } as unknown as EntryContext
  const drawn = handleRequest(new Request('https://site.test/de'), 200, new Headers(), entry, context)
  return { drawn, defects }
}

test('a part that cannot be drawn is logged once and becomes the error page, with its reference', async () => {
  const { drawn, defects } = draw(null)
  const thrown: unknown = await drawn.catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(Response)
  if (!(thrown instanceof Response)) return
  expect([thrown.status, await thrown.json()]).toEqual([500, { code: 500, reference: 'KZUDAWXCK2' }])
  expect(defects).toEqual([DEFECT])
})

test('an error page that cannot be drawn is not drawn again', async () => {
  await expect(draw({ root: { status: 500 } }).drawn).rejects.toBe(DEFECT)
})
