import { expect, test } from 'vitest'
import { cachingOfRoutes } from './find-route.ts'

const routes = {
  root: { id: 'root', parentId: undefined, path: '', module: {} },
  start: { id: 'start', parentId: 'root', index: true, path: undefined, module: { handle: { caching: 'never' } } },
  cart: { id: 'cart', parentId: 'root', path: ':locale/shop/cart', module: { handle: { caching: 'personal' } } },
  page: { id: 'page', parentId: 'root', path: ':locale/*', module: { handle: { caching: 'shared' } } },
}
const build = (more: object = {}) =>
  ({ routes: { ...routes, ...more } }) as unknown as Parameters<typeof cachingOfRoutes>[0]

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
  expect(cachingOfRoutes(build())(path)).toBe(caching)
})

test.each([
  ['no handle', {}],
  ['a handle that says nothing', { handle: {} }],
  ['an unknown word', { handle: { caching: 'public' } }],
])('a route with %s ends the start', (_, module) => {
  const silent = { id: 'routes/new', parentId: 'root', path: ':locale/new', module }
  expect(() => cachingOfRoutes(build({ silent }))).toThrow('routes/new')
})
