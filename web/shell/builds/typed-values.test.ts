// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { readTyped, typeAgain } from './typed-values.ts'

const FORM = `
  <input name="length" value="100"><input name="length" value="200"><textarea id="note"></textarea>
  <select name="country"><option value="de">D</option><option value="nl">NL</option></select>
  <input type="checkbox" name="same" value="on" checked>
  <input type="radio" name="variant" value="a" checked><input type="radio" name="variant" value="b">
  <input type="password" name="password"><input type="hidden" name="token" value="1">`

function open(): HTMLElement {
  const body = document.createElement('body')
  body.innerHTML = FORM
  return body
}
const control = (body: HTMLElement, selector: string) => body.querySelector<HTMLInputElement>(selector)

test('Texts and choices are put back into a fresh page, and the page notices.', () => {
  const before = open()
  const set = (selector: string, value: string) => Object.assign(control(before, selector) ?? {}, { value })
  set('input[name=length]:nth-of-type(2)', '555')
  set('#note', 'bitte bald')
  set('select', 'nl')
  control(before, '[name=same]')?.click()
  control(before, '[value=b]')?.click()
  const after = open()
  const heard: string[] = []
  after.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name || 'note'))
  typeAgain(after, readTyped(before))
  const values = readTyped(after)
  expect(values).toEqual(readTyped(before))
  expect(values.map(({ value }) => value)).toEqual(['100', '555', 'bitte bald', 'nl', 'on', 'a', 'b'])
  expect(values.map(({ isChecked }) => isChecked)).toEqual([false, false, false, false, false, false, true])
  expect(heard).toEqual(expect.arrayContaining(['length', 'note', 'country']))
})

test('Secrets and hidden values are not read.', () => {
  const body = open()
  Object.assign(control(body, '[type=password]') ?? {}, { value: 'secret' })
  expect(JSON.stringify(readTyped(body))).not.toMatch(/secret|token/)
})

test('A control that is gone is passed over.', () => {
  const body = open()
  typeAgain(body, [{ key: 'width#0', value: '5', isChecked: false }])
  expect(readTyped(body)).toEqual(readTyped(open()))
})
