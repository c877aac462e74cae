import { describe, expect, it } from 'vitest'
import { createLimiter } from '#backend/limits/limiter.ts'
import { registerCase } from './account-cases.ts'
import type { Sent } from './caller.ts'
import { DIFFERENCES } from './differences.ts'
import { useMailingShop } from './mailing-shop.ts'
import { compareWithRecording } from './recording.ts'
import { THROTTLED_ATTEMPTS } from './throttled.ts'

describe('wrong passwords, one after the other', () => {
  const limiter = createLimiter({ secret: 's3cret', callerNetwork: () => '198.51.100.7', log: console })
  const shop = useMailingShop({ confirmsRegistrations: false, limiter })

  it('have the recorded status, token and errors, and the seconds to wait', async () => {
    const { email: username } = await registerCase(shop.caller)
    const sent: Sent[] = []
    for (let attempt = 1; attempt <= 11; attempt++)
      sent.push(await shop.connect().send('POST /account/login', { username, password: 'falsch' }))
    const { unexplained } = compareWithRecording(DIFFERENCES)
    const found = sent.map((one, index) => {
      const [name] = Object.entries(THROTTLED_ATTEMPTS).find(([, attempt]) => attempt === index + 1) ?? []
      return name === undefined ? [] : unexplained(name, one)
    })
    expect(found.flat()).toEqual([])
    expect(found).toHaveLength(Math.max(...Object.values(THROTTLED_ATTEMPTS)))
    expect(sent[10]?.answer.json.errors[0].meta.parameters.seconds).toBeGreaterThan(0)
  })
})
