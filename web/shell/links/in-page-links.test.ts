// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { followInPageLinks } from './in-page-links.ts'

followInPageLinks()

beforeEach(() => {
  history.replaceState({ key: 'first' }, '', '#')
  document.body.innerHTML = `
    <a href="#cut">Cut</a><a href="#email">E-mail</a><a href="#gone">Gone</a>
    <section id="cut">One length</section><input id="email">`
})

const press = (href: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.querySelector(`a[href="${href}"]`)?.dispatchEvent(event)
  return event
}

test('a press on a link leads to its part without a new entry in the history', () => {
  const { length } = history
  expect(press('#cut').defaultPrevented).toBe(true)
  expect(document.activeElement?.id).toBe('cut')
  expect([history.length, history.state, location.hash]).toEqual([length, { key: 'first' }, '#cut'])
})

test('a part that cannot take the focus of its own accord loses that ability with the focus', () => {
  press('#cut')
  expect(document.querySelector('#cut')?.getAttribute('tabindex')).toBe('-1')
  press('#email')
  expect(document.activeElement?.id).toBe('email')
  expect(document.querySelector('#cut')?.hasAttribute('tabindex')).toBe(false)
})

test('links to parts that do not exist and presses with a modifier key are left to the browser', () => {
  expect(press('#gone').defaultPrevented).toBe(false)
  expect(press('#cut', { ctrlKey: true }).defaultPrevented).toBe(false)
})
