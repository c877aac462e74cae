import { expect, test } from 'vitest'
import { withoutFileRoutes } from './shorten-manifest.ts'

test('The list of routes for the browser has no routes of files, and all else of it stays.', () => {
  const screen = { id: 'routes/a', path: 'a', imports: [] }
  const manifest = { entry: {}, routes: { 'routes/a': screen, 'file:b': { id: 'file:b' } }, version: '1' }
  const script = `window.__reactRouterManifest=${JSON.stringify(manifest)};`
  const rest = { ...manifest, routes: { 'routes/a': screen } }
  expect(withoutFileRoutes(script)).toBe(`window.__reactRouterManifest=${JSON.stringify(rest)};`)
})

test('A list in another form is refused.', () => {
  expect(() => withoutFileRoutes('export const manifest = {}')).toThrow('React Router 8')
})
