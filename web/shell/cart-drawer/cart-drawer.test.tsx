// @vitest-environment happy-dom
import { within } from '@testing-library/dom'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartDrawerLine } from './ask-cart.ts'
import { CartDrawer } from './cart-drawer.tsx'

beforeEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => void vi.unstubAllGlobals())

const line = (name: string, language?: string): CartDrawerLine => ({
  id: name,
  name,
  language,
  path: '/nl/shop/product/plaat',
  productNumber: 'PL-1',
  quantity: 1,
})

test('a name in English is marked in the cart of a phone, and one in the language of the page is not', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ lines: [line('Chain guide', 'en'), line('Plaat')] })))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const Stub = createRoutesStub([{ path: '/', Component: () => <CartDrawer onClose={() => undefined} /> }])
  await act(async () => root.render(<Stub initialEntries={['/']} />))
  const name = await within(place).findByText('Chain guide')
  expect(name.closest('[lang]')?.getAttribute('lang')).toBe('en')
  expect(within(place).getByText('Plaat').closest('[lang]')).toBeNull()
  act(() => root.unmount())
  place.remove()
})

test('an empty cart names the request that was sent last, and leads to it', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ lines: [], sent: 'A-100001' })))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const Stub = createRoutesStub([{ path: '/', Component: () => <CartDrawer onClose={() => undefined} /> }])
  await act(async () => root.render(<Stub initialEntries={['/']} />))
  const link = await within(place).findByText(/A-100001/)
  expect(link.getAttribute('href')).toMatch(/\/shop\/orderconfirmation$/)
  act(() => root.unmount())
  place.remove()
})
