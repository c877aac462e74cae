import { expect, test } from 'vitest'
import { keepsPlace } from './followed-link.ts'

test('only an address with scrollTop=false keeps the place of the page before', () => {
  expect(['?scrollTop=false', '?year=2026&scrollTop=false'].map((search) => keepsPlace({ search }))).toEqual([
    true,
    true,
  ])
  expect(['', '?scrollTop=true', '?scrolltop=false'].map((search) => keepsPlace({ search }))).toEqual([
    false,
    false,
    false,
  ])
})
