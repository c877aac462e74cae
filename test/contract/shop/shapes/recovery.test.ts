import { describe, expect, it } from 'vitest'
import { DIFFERENCES } from './differences.ts'
import { useMailingShop } from './mailing-shop.ts'
import { compareWithRecording } from './recording.ts'
import { RECOVERED_ADDRESS, RECOVERY_STEPS } from './recovery.ts'

describe('a password that is set again by mail', () => {
  const shop = useMailingShop({ confirmsRegistrations: false })

  it.each(Object.entries(RECOVERY_STEPS))(
    '%s has the recorded status, token, errors, keys and nulls',
    async (name, step) => {
      const sent = await step(shop.caller, shop.mail)
      expect(compareWithRecording(DIFFERENCES).unexplained(name, sent)).toEqual([])
    },
  )

  it('is the only one that opens the account, and the customer gets a mail about it', async () => {
    const logIn = (password: string) =>
      shop.connect().send('POST /account/login', { username: RECOVERED_ADDRESS, password })
    expect((await logIn('Sehr-geheim-12')).answer.status).toBe(401)
    expect((await logIn('Drittes-geheim-12')).answer.status).toBe(200)
    expect(shop.mail.jobs.map(({ kind }) => kind)).toEqual(['password-recovery', 'password-changed'])
  })
})
