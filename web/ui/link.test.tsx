// @vitest-environment happy-dom
import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Link } from './link.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => void vi.restoreAllMocks())

async function openLink(target?: string) {
  const page = () => (
    <Link to="/de/agb" target={target}>
      Terms
    </Link>
  )
  const router = createMemoryRouter([
    { path: '/', Component: page },
    { path: '/de/agb', Component: () => null },
  ])
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(place).render(<RouterProvider router={router} />))
  const click = async (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    let isHandled = false
    const look = () => {
      isHandled = event.defaultPrevented
      // There is no other page to go to.
      event.preventDefault()
    }
    addEventListener('click', look, { once: true })
    await act(async () => void getByRole(place, 'link').dispatchEvent(event))
    return isHandled
  }
  return { router, click }
}

test('a click without a network loads the page by the browser, which reloads it once the network is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  const { router, click } = await openLink()
  await click()
  expect(assign.mock.calls).toEqual([[new URL('/de/agb', location.href).href]])
  expect(router.state.location.pathname).toBe('/')
})

test('with a modifier key or for another window the browser follows the link itself, with a network or without', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  for (const isOnline of [true, false]) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    expect(await (await openLink()).click({ ctrlKey: true })).toBe(false)
    expect(await (await openLink('_blank')).click()).toBe(false)
  }
  expect(assign).not.toHaveBeenCalled()
})
