import { expect, test } from 'vitest'
import { ROUTE_AUDIENCES } from '#test/support/route-audiences.ts'
import { CACHINGS, type RouteHandle } from './app/route-handle.ts'
import routes from './routes.ts'

const readHandles = () =>
  Promise.all(
    routes.map(async ({ path = '/', file, children }) => {
      // A nested route would be missing here.
      expect(children).toBeUndefined()
      const { handle }: { handle?: RouteHandle } = await import(/* @vite-ignore */ `./${file}`)
      return { path, handle }
    }),
  )

test('every route declares its audience as in the table', async () => {
  const declared = (await readHandles()).map(({ path, handle }) => [
    path,
    CACHINGS.find((caching) => caching === handle?.caching),
  ])
  expect(Object.fromEntries(declared)).toEqual(ROUTE_AUDIENCES)
  expect(declared).toHaveLength(Object.keys(ROUTE_AUDIENCES).length)
})

test('only the pages between a cart and its confirmation go before other pages at the gate', async () => {
  const first = (await readHandles()).filter(({ handle }) => handle?.rank === 'checkout')
  expect(first.map(({ path }) => path)).toEqual([
    ':locale/shop/cart',
    ':locale/shop/checkout',
    ':locale/shop/orderconfirmation',
  ])
})

test('search engines and statistics treat only these routes in their own way', async () => {
  const handles = await readHandles()
  const unlisted = handles.filter(({ handle }) => handle?.listed === false)
  expect(unlisted.map(({ path }) => path)).toEqual([
    ':locale/shop/compare',
    ':locale/shop/cad/:productId',
    ':locale/shop/list',
    ':locale/search',
  ])
  const tracked = handles.flatMap(({ path, handle }) => (handle?.tracked ? [[path, handle.tracked]] : []))
  expect(tracked).toEqual([[':locale/shop/account/:source/:id?', ['order', 'orderhistory']]])
})

test('only these forms have files', async () => {
  const takers = (await readHandles()).filter(({ handle }) => handle?.takesFiles)
  expect(takers.map(({ path }) => path)).toEqual([':locale/shop/attachments/form', ':locale/shop/list', ':locale/*'])
})
