import { describe, expect, it } from 'vitest'
import { DIFFERENCES } from './differences.ts'
import { MAILING_STOREFRONT, useMailingShop } from './mailing-shop.ts'
import { OPT_IN_STEPS } from './opt-in.ts'
import { compareWithRecording } from './recording.ts'

describe('a registration that is confirmed by mail', () => {
  const shop = useMailingShop({ confirmsRegistrations: true })

  it.each(Object.entries(OPT_IN_STEPS))(
    '%s has the recorded status, token, errors, keys and nulls',
    async (name, step) => {
      const sent = await step(shop.caller, shop.mail, shop.connect())
      expect(compareWithRecording(DIFFERENCES).unexplained(name, sent)).toEqual([])
    },
  )

  it('sends one mail, and none that is late', async () => {
    expect(shop.mail.jobs).toMatchObject([
      { kind: 'confirm-registration', storefrontUrl: MAILING_STOREFRONT },
      { kind: 'password-recovery' },
    ])
    // The customer has confirmed by now.
    const { storefrontUrl, ...confirmation } = shop.mail.jobs[0] ?? { kind: '' }
    await shop.mail.enqueue({} as never, [{ ...confirmation, storefrontUrl: storefrontUrl ?? '' }])
    expect(await shop.mail.writeLast()).toBeUndefined()
  })
})
