// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProgressBar } from './progress-bar.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const Frame = () => (
  <>
    <ProgressBar />
    <Outlet />
  </>
)

/** A page whose next page takes until `end` is called. */
async function openPage() {
  const loading = Promise.withResolvers<null>()
  const page = { path: '/', Component: Frame, ErrorBoundary: Frame }
  const next = { path: 'next', loader: () => loading.promise, Component: () => null, ErrorBoundary: () => null }
  const router = createMemoryRouter([{ ...page, children: [{ index: true, Component: () => null }, next] }])
  const place = document.createElement('div')
  await act(async () => createRoot(place).render(<RouterProvider router={router} />))
  const isShown = () => place.querySelector('[role=progressbar]') !== null
  const after = async (time: number) => act(async () => vi.advanceTimersByTimeAsync(time))
  return { loading, isShown, after, go: () => act(async () => void router.navigate('/next')) }
}

test('the bar is shown after 200 ms of loading, and hidden 500 ms after its end', async () => {
  const { loading, isShown, after, go } = await openPage()
  await go()
  await after(199)
  expect(isShown()).toBe(false)
  await after(1)
  expect(isShown()).toBe(true)
  await act(async () => loading.resolve(null))
  await after(499)
  expect(isShown()).toBe(true)
  await after(1)
  expect(isShown()).toBe(false)
})

test('shorter loading shows nothing', async () => {
  const { loading, isShown, after, go } = await openPage()
  await go()
  await after(150)
  await act(async () => loading.resolve(null))
  await after(1000)
  expect(isShown()).toBe(false)
})

test('the bar ends with a page that fails, too', async () => {
  const { loading, isShown, after, go } = await openPage()
  await go()
  await after(300)
  expect(isShown()).toBe(true)
  await act(async () => loading.reject(new Error('no response')))
  await after(500)
  expect(isShown()).toBe(false)
})

test('the bar runs for 5000 ms', () => {
  const style = readFileSync('web/shell/header/progress-bar.module.css', 'utf8')
  expect(style).toMatch(/\.running \{ animation: run 5000ms /)
})
