import { afterAll, beforeAll } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { type Limiter, NO_LIMITS } from '#backend/limits/limiter.ts'
import { createShopApi } from '#backend/shop/api.ts'
import { asking } from '#test/contract/shop/endpoint.ts'
import { seedTinyCatalogue } from '#test/contract/shop/tiny-catalogue.ts'
import { TINY_ACCESS_KEY } from '#test/contract/shop/tiny-shop.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { createMailOutlet } from '#test/support/mail-outlet.ts'
import type { MailOutlet } from '#test/support/mail-outlet.ts'
import { callerOf } from './caller.ts'
import type { Caller } from './caller.ts'

export const MAILING_STOREFRONT = 'http://localhost:3000'

/** A shop whose mails a test opens, and a caller who keeps the token. */
export function useMailingShop({
  confirmsRegistrations,
  limiter = NO_LIMITS,
}: {
  confirmsRegistrations: boolean
  limiter?: Limiter
}) {
  let database: OpenedDatabase
  const opened = {} as { mail: MailOutlet; caller: Caller; connect: () => Caller }
  beforeAll(async () => {
    database = await createTestDatabase()
    await seedTinyCatalogue(database.db)
    const mail = createMailOutlet(database)
    const shop = createShopApi({
      db: database.db,
      mail,
      limiter,
      settings: {
        accessKey: TINY_ACCESS_KEY,
        maxLimit: 250,
        publicUrl: MAILING_STOREFRONT,
        frontUrl: MAILING_STOREFRONT,
        confirmsRegistrations,
      },
      log: console,
    })
    const connect = () =>
      callerOf(
        asking(() => ({
          url: 'http://shop',
          fetch: async (input, init) => shop.fetch(new Request(input, init)),
          accessKey: TINY_ACCESS_KEY,
          writable: true,
          storefrontUrl: MAILING_STOREFRONT,
        })),
      )
    Object.assign(opened, { mail, connect, caller: connect() })
  })
  afterAll(() => database.close())
  return opened
}
