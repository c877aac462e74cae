// @vitest-environment happy-dom
import { act, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepRows } from './kept-rows.ts'
import { type RowsInPage, useRowsInPage } from './use-rows-in-page.ts'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

const rowsOf = (ids: string) => [...ids].map((id) => ({ id }))
const inPage = createRef<RowsInPage>()
const page = document.createElement('div')
const root = createRoot(page)

function List({ ids, before }: { ids: string; before: string }) {
  const kept = keepRows(rowsOf(ids), rowsOf(before))
  return (
    <ul ref={useRowsInPage(kept, inPage)}>
      {kept.map(({ row: { id }, isHidden }) => (
        <li key={id} hidden={isHidden}>
          {id}
        </li>
      ))}
    </ul>
  )
}
const render = (ids: string, before = '') => act(() => root.render(<List ids={ids} before={before} />))
const visible = () => [...page.querySelectorAll('li:not([hidden])')].map((row) => row.textContent).join('')
const showOnly = (ids: string) => inPage.current?.showOnly(rowsOf(ids))

beforeEach(() => render('abcde'))

test('rows disappear without rendering, and come back with a filter that leaves them', () => {
  expect([showOnly('bd'), visible()]).toEqual([true, 'bd'])
  expect([showOnly('ade'), visible()]).toEqual([true, 'ade'])
  expect([showOnly(''), visible()]).toEqual([true, ''])
})

test('what is rendered afterwards is what the page shows', async () => {
  showOnly('bd')
  await render('bd', 'abcde')
  expect(visible()).toBe('bd')
  await render('bde')
  expect(visible()).toBe('bde')
  // The shop says something else than the browser.
  showOnly('b')
  await render('bde', 'bde')
  expect(visible()).toBe('bde')
})

test('without a rendering the rows can be shown again', () => {
  showOnly('bd')
  inPage.current?.showOnly(undefined)
  expect(visible()).toBe('abcde')
})

test.each([
  ['a row that the page lacks', 'ax'],
  ['another order', 'ba'],
])('%s is left to the rendering', (_, ids) => {
  expect([showOnly(ids), visible()]).toEqual([false, 'abcde'])
})

test('rows below the window are hidden one frame later', async () => {
  const list = page.querySelector('ul')
  // Five rows, each three quarters of the window high: one and a half windows are two rows.
  if (list) list.getBoundingClientRect = () => new DOMRect(0, 0, 400, 5 * 0.75 * innerHeight)
  dispatchEvent(new Event('pointerdown'))
  expect(showOnly('abd')).toBe(true)
  expect(visible()).toBe('abde')
  await new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))
  expect(visible()).toBe('abd')
})

test('rows that would be hidden later stay if the list was rendered meanwhile', async () => {
  dispatchEvent(new Event('pointerdown'))
  showOnly('abd')
  await render('abcde')
  await new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))
  expect(visible()).toBe('abcde')
})
