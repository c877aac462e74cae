import { addAddress, register, signOut } from './account-steps.ts'
import { openHydrated } from '#test/support/hydrated.ts'
import { newEmail } from './journey.ts'
import { byPointer } from './past-requests.ts'
import { shopwareTest as test } from './real-shopware-fixture.ts'
import { expect } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de

// test/http/account-on-shopware.test.ts requests and requests again.
test.use({ viewport: { width: 1024, height: 768 }, contextOptions: { reducedMotion: 'reduce' } })

test('a customer of a Shopware registers, finds no requests yet, adds an address and signs out', async ({
  page,
  check,
}) => {
  test.setTimeout(300_000)
  const journey = { page, mailLink: async () => '', hands: byPointer, check }
  // A Shopware asks for no confirmation unless it is set up so.
  await register(journey, newEmail(), true, w.hello)
  await page.goto('/de/shop/account/orderhistory')
  await expect(page.getByRole('heading', { level: 1, name: w.requests })).toBeVisible()
  await check(page, 'empty history')
  await openHydrated(page, '/de/shop/account/account')
  await addAddress(journey, true)
  await signOut(journey)
})
