// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { hasUnsentInput } from './changed-controls.ts'

beforeEach(() => {
  document.body.innerHTML = `<input id="outside"><form>
    <input id="length" value="100"><textarea id="note">bitte</textarea><input type="hidden" id="token" value="1">
    <select id="country"><option>D</option><option>NL</option></select>
    <select id="unit"><option>mm</option><option selected>m</option></select>
    <input type="checkbox" id="same" checked><input type="password" id="password">
  </form>`
})

test('A page as it was sent has no unsent input.', () => expect(hasUnsentInput(document)).toBe(false))

test.each([
  ['length', { value: '777' }],
  ['note', { value: '' }],
  ['country', { selectedIndex: 1 }],
  ['unit', { selectedIndex: 0 }],
  ['same', { checked: false }],
  ['password', { value: 'secret' }],
])('A changed field counts: %s.', (id, change) => {
  Object.assign(document.getElementById(id) ?? {}, change)
  expect(hasUnsentInput(document)).toBe(true)
})

test.each(['token', 'outside'])('A hidden field, and a field without a form, do not count: %s.', (id) => {
  Object.assign(document.getElementById(id) ?? {}, { value: '5' })
  expect(hasUnsentInput(document)).toBe(false)
})
