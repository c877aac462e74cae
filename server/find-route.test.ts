import { expect, test } from 'vitest'
import { factsOfRoutes, personalPaths } from './find-route.ts'

const routes = {
  root: { id: 'root', parentId: undefined, path: '', module: {} },
  start: { id: 'start', parentId: 'root', index: true, path: undefined, module: { handle: { caching: 'never' } } },
  cart: {
    id: 'cart',
    parentId: 'root',
    path: ':locale/shop/cart',
    module: { handle: { caching: 'personal', rank: 'checkout' } },
  },
  page: { id: 'page', parentId: 'root', path: ':locale/*', module: { handle: { caching: 'shared' } } },
}
const build = (more: object = {}) =>
  ({ routes: { ...routes, ...more } }) as unknown as Parameters<typeof factsOfRoutes>[0]

test.each([
  ['/de', 'shared'],
  ['/de.data', 'shared'],
  ['/de/kontakt/anfahrt', 'shared'],
  ['/de/kontakt/anfahrt.data', 'shared'],
  ['/de/kontakt/_.data', 'shared'],
  ['/de/shop/cart', 'personal'],
  ['/de/shop/cart.data', 'personal'],
  ['/de/shop/cart/_.data', 'personal'],
  ['/', 'never'],
  ['/_.data', 'never'],
  ['/de/%E0%A4%A', 'never'],
])('the page at %s is %s', (path, caching) => {
  expect(factsOfRoutes(build())(path).caching).toBe(caching)
})

test.each([
  ['/de/shop/cart', 'checkout'],
  ['/de/shop/cart.data', 'checkout'],
  ['/de/kontakt', 'read'],
  ['/', 'read'],
  ['/de/%E0%A4%A', 'read'],
])('the page at %s has the rank %s', (path, rank) => {
  expect(factsOfRoutes(build())(path).rank).toBe(rank)
})

test.each([
  ['no handle', {}],
  ['a handle that says nothing', { handle: {} }],
  ['an unknown word', { handle: { caching: 'public' } }],
  ['an unknown rank', { handle: { caching: 'shared', rank: 'first' } }],
])('a route with %s ends the start', (_, module) => {
  const silent = { id: 'routes/new', parentId: 'root', path: ':locale/new', module }
  expect(() => factsOfRoutes(build({ silent }))).toThrow('routes/new')
})

test('personal pages are named with a star in place of each parameter, and without optional ones', () => {
  const requests = { id: 'requests', parentId: 'root', path: ':locale/account/:source/:id?' }
  const module = { handle: { caching: 'personal' } }
  expect(personalPaths(build({ requests: { ...requests, module } }))).toEqual(['/*/shop/cart', '/*/account/*'])
})
