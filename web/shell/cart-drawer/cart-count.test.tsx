// @vitest-environment happy-dom
import { within } from '@testing-library/dom'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Form, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sentForms } from '#web/app/sent-forms.ts'
import { ToastProvider } from '#web/shell/notices/toast.tsx'
import { CartCount } from './cart-count.tsx'

beforeEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => void vi.unstubAllGlobals())

test('a form whose response is there before React draws that it is sent changes the count and shows its text', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ cartCount: 3, flash: 'Added.' })))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const page = (
    <ToastProvider>
      <CartCount />
      <Form method="post">
        <button>Add</button>
      </Form>
    </ToastProvider>
  )
  const sent = Promise.withResolvers<void>()
  const action = () => {
    sent.resolve()
    return null
  }
  const router = createMemoryRouter([{ path: '/', element: page, action }], { instrumentations: [sentForms] })
  const idle = Promise.withResolvers<void>()
  await act(async () => root.render(<RouterProvider router={router} />))
  // React draws at the end of `act`, when the response has come: the state between is never drawn.
  await act(async () => {
    within(place).getByRole('button', { name: 'Add' }).click()
    await sent.promise
    router.subscribe(({ navigation }) => navigation.state === 'idle' && idle.resolve())
    await idle.promise
  })
  expect(await within(place).findByText('3')).toBeTruthy()
  expect(await within(place).findByText('Added.')).toBeTruthy()
  act(() => root.unmount())
  place.remove()
})
