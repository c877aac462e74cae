// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { restoreInput } from './restore-input.ts'

const PAGE = `<form><input id="company" value=""><textarea id="note">a</textarea><input id="same" type="checkbox" checked>
  <select id="country"><option value="de" selected>D</option><option value="at">A</option></select><input name="free"></form>`

let before: Element[]
beforeEach(() => {
  document.body.innerHTML = PAGE
  before = [...document.querySelectorAll('input, textarea, select')]
})

const value = (id: string) => Reflect.get(document.getElementById(id) ?? {}, 'value') as unknown
const set = (id: string, change: object) => Object.assign(document.getElementById(id) ?? {}, change)

test('Fields that were rendered again get the input of those before, and events that tell of it.', () => {
  set('company', { value: 'Beispiel GmbH' })
  set('note', { value: 'Zeile 1\nZeile 2' })
  set('same', { checked: false })
  set('country', { value: 'at' })
  document.body.innerHTML = PAGE
  const heard = vi.fn<(id: string) => void>()
  for (const name of ['input', 'change'])
    document.body.addEventListener(name, ({ target }) => target instanceof Element && heard(target.id))
  restoreInput(before)
  expect(['company', 'note', 'country'].map(value)).toEqual(['Beispiel GmbH', 'Zeile 1\nZeile 2', 'at'])
  expect(document.getElementById('same')).toHaveProperty('checked', false)
  expect(new Set(heard.mock.calls.flat())).toEqual(new Set(['company', 'note', 'same', 'country']))
})

test('Fields that are still there, or have input since, stay as they are.', () => {
  set('company', { value: 'Before' })
  restoreInput(before)
  expect(value('company')).toBe('Before')
  document.body.innerHTML = PAGE
  set('company', { value: 'Since' })
  restoreInput(before)
  expect(value('company')).toBe('Since')
})
