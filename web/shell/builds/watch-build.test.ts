// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchBuild } from './watch-build.ts'

const FIELD = '<input name="length" value="100">'
const reload = vi.fn<() => void>()
const ask = vi.fn<typeof fetch>()
let end: (() => void) | undefined

beforeEach(() => {
  document.body.innerHTML = FIELD
  sessionStorage.clear()
  reload.mockReset()
  ask.mockReset()
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('__reactRouterManifest', { version: 'a1', url: '/assets/manifest-a1.js' })
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  end?.()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const field = () => document.querySelector('input')
/** A part of the page cannot be loaded. */
async function miss() {
  dispatchEvent(new Event('vite:preloadError'))
  await new Promise((resolve) => setTimeout(resolve))
}

test('If the build is gone, the page is reloaded once, and its input is put back.', async () => {
  ask.mockResolvedValue(new Response(null, { status: 404 }))
  end = watchBuild()
  Object.assign(field() ?? {}, { value: '777' })
  await miss()
  expect(ask.mock.calls.map(([address, options]) => [address, options?.method])).toEqual([
    ['/assets/manifest-a1.js', 'HEAD'],
  ])
  expect(reload).toHaveBeenCalledTimes(1)
  end()

  // The page after the reload.
  document.body.innerHTML = FIELD
  end = watchBuild()
  expect(field()?.value).toBe('777')
  await miss()
  expect(reload).toHaveBeenCalledTimes(1)
  end()

  // Opened once more, it is empty.
  document.body.innerHTML = FIELD
  end = watchBuild()
  expect(field()?.value).toBe('100')
})

test.each([
  'x',
  'null',
  '{"path":"/"}',
  `{"path":"/","at":${Date.now()},"values":7}`,
  `{"path":"/","at":${Date.now()},"values":[null,{"key":"length#0","value":7,"isChecked":false}]}`,
])('The stored text %s puts nothing back and breaks nothing.', (text) => {
  vi.spyOn(location, 'pathname', 'get').mockReturnValue('/')
  sessionStorage.setItem('build-typed', text)
  end = watchBuild()
  expect(field()?.value).toBe('100')
  expect(sessionStorage.getItem('build-typed')).toBeNull()
})

test('Nothing is reloaded while the build is there, or the server cannot be reached.', async () => {
  end = watchBuild()
  ask.mockResolvedValueOnce(new Response(null, { status: 200 }))
  await miss()
  ask.mockResolvedValueOnce(new Response(null, { status: 503 }))
  await miss()
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await miss()
  expect(ask).toHaveBeenCalledTimes(3)
  expect(reload).not.toHaveBeenCalled()
})

/** As a browser tells of a navigation; returns whether it was prevented. */
function navigate(navigationType: string): boolean {
  const event = Object.assign(new Event('navigate', { cancelable: true }), { navigationType })
  navigation.dispatchEvent(event)
  return event.defaultPrevented
}

test('A reload while a link is followed goes on to the target, any other navigation is left alone.', () => {
  vi.stubGlobal('navigation', new EventTarget())
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  let pending: string | undefined
  end = watchBuild(() => pending)
  expect(navigate('reload')).toBe(false)
  pending = '/de/shop/cart?x=1'
  expect(navigate('push')).toBe(false)
  expect(assign).not.toHaveBeenCalled()
  expect(navigate('reload')).toBe(true)
  expect(assign).toHaveBeenCalledWith('/de/shop/cart?x=1')
  end()
  expect(navigate('reload')).toBe(false)
})
