import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { NO_LIMITS } from '#backend/limits/limiter.ts'
import { createShopApi } from '#backend/shop/api.ts'
import { asking } from '#test/contract/shop/endpoint.ts'
import { seedTinyCatalogue } from '#test/contract/shop/tiny-catalogue.ts'
import { TINY_ACCESS_KEY } from '#test/contract/shop/tiny-shop.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { createMailOutlet } from '#test/support/mail-outlet.ts'
import type { MailOutlet } from '#test/support/mail-outlet.ts'
import { callerOf } from './caller.ts'
import type { Caller } from './caller.ts'
import { DIFFERENCES } from './differences.ts'
import { OPT_IN_STEPS } from './opt-in.ts'
import { compareWithRecording } from './recording.ts'

describe('a registration that is confirmed by mail', () => {
  const storefrontUrl = 'http://localhost:3000'
  let database: OpenedDatabase
  let mail: MailOutlet
  let caller: Caller
  let connect: () => Caller
  beforeAll(async () => {
    database = await createTestDatabase()
    await seedTinyCatalogue(database.db)
    mail = createMailOutlet(database)
    const shop = createShopApi({
      db: database.db,
      mail,
      limiter: NO_LIMITS,
      settings: { accessKey: TINY_ACCESS_KEY, maxLimit: 250, publicUrl: storefrontUrl, confirmsRegistrations: true },
      log: console,
    })
    connect = () =>
      callerOf(
        asking(() => ({
          url: 'http://shop',
          fetch: async (input, init) => shop.fetch(new Request(input, init)),
          accessKey: TINY_ACCESS_KEY,
          writable: true,
          storefrontUrl,
        })),
      )
    caller = connect()
  })
  afterAll(() => database.close())

  it.each(Object.entries(OPT_IN_STEPS))(
    '%s has the recorded status, token, errors, keys and nulls',
    async (name, step) => {
      expect(compareWithRecording(DIFFERENCES).unexplained(name, await step(caller, mail, connect()))).toEqual([])
    },
  )

  it('sends one mail, and none that is late', async () => {
    expect(mail.jobs).toMatchObject([{ kind: 'confirm-registration', storefrontUrl }])
    // The customer has confirmed by now.
    expect(await mail.writeLast()).toBeUndefined()
  })
})
