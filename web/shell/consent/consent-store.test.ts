import { Window as TestWindow } from 'happy-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SOON } from '#test/support/soon.ts'
import { isConsentComplete, readConsent } from '#web/session/consent-cookies.ts'
import { subscribeToConsent, writeConsent } from './consent-store.ts'

beforeEach(() => {
  const page = new TestWindow({ url: 'http://site.test/' })
  vi.stubGlobal('document', page.document)
  vi.stubGlobal('location', page.location)
})
afterEach(() => vi.unstubAllGlobals())

test('A choice is stored beside those made before.', () => {
  writeConsent({ video: 'accepted' }, true)
  expect(readConsent(document.cookie)).toEqual({ video: 'accepted' })
  writeConsent({ matomo: 'declined' }, true)
  expect(readConsent(document.cookie)).toEqual({ video: 'accepted', matomo: 'declined' })
  writeConsent({ video: 'declined' }, true)
  expect(document.cookie).toContain('cookie-settings=all-cookies-declined')
})

test('Without a Matomo a choice at a video declines statistics that were accepted before.', () => {
  writeConsent({ matomo: 'accepted', video: 'declined' }, true)
  writeConsent({ video: 'accepted' }, false)
  expect(readConsent(document.cookie)).toEqual({ matomo: 'declined', video: 'accepted' })
  expect(document.cookie).toContain('cookie-settings=all-cookies-accepted')
})

/** A page whose browser stores no cookies: what is set is forgotten. */
function blockCookies() {
  vi.stubGlobal(
    'document',
    Object.defineProperty({ documentElement: { dataset: {} } }, 'cookie', {
      get: () => '',
      set() {},
    }),
  )
}

test('Where the browser stores no cookies, a choice holds on the page, and one that is complete ends the question.', async () => {
  blockCookies()
  vi.resetModules()
  const { currentConsent, subscribeToConsent: subscribe, writeConsent: write } = await import('./consent-store.ts')
  const told = vi.fn<() => void>()
  const end = subscribe(told)
  expect(currentConsent()).toEqual({})
  write({ video: 'accepted' }, true)
  expect(currentConsent()).toEqual({ video: 'accepted' })
  expect(isConsentComplete(currentConsent())).toBe(false)
  write({ matomo: 'declined' }, true)
  expect(currentConsent()).toEqual({ video: 'accepted', matomo: 'declined' })
  // The banner is shown until then.
  expect(isConsentComplete(currentConsent())).toBe(true)
  expect(told).toHaveBeenCalled()
  end()
})

test('Where the browser refuses channels between tabs, a choice is stored and the subscribers of this tab learn of it.', () => {
  vi.stubGlobal('BroadcastChannel', function BlockedChannel() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const told = vi.fn<() => void>()
  const end = subscribeToConsent(told)
  writeConsent({ video: 'accepted' }, true)
  expect(told).toHaveBeenCalledOnce()
  expect(readConsent(document.cookie)).toMatchObject({ video: 'accepted' })
  end()
  writeConsent({ video: 'declined' }, true)
  expect(told).toHaveBeenCalledOnce()
})

test('Subscribers of this tab and of others learn of a change, and none after they have ended.', async () => {
  const own = vi.fn<() => void>()
  const end = subscribeToConsent(own)
  writeConsent({ video: 'accepted' }, true)
  expect(own).toHaveBeenCalled()
  const before = own.mock.calls.length
  const otherTab = new BroadcastChannel('consent')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has this origin only
  otherTab.postMessage('changed')
  await vi.waitFor(() => expect(own.mock.calls.length).toBeGreaterThan(before), SOON)
  end()
  const after = own.mock.calls.length
  const still = vi.fn<() => void>()
  const endStill = subscribeToConsent(still)
  writeConsent({ video: 'declined' }, true)
  const told = still.mock.calls.length
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has this origin only
  otherTab.postMessage('changed')
  otherTab.close()
  await vi.waitFor(() => expect(still.mock.calls.length).toBeGreaterThan(told), SOON)
  endStill()
  expect(own.mock.calls.length).toBe(after)
})
