import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { once } from 'node:events'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentApi, loadContent } from '#backend/content/api.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { findProductIds } from '#backend/search/find/find-products.ts'
import { localeOfTag } from '#contracts/locales.ts'
import { NO_LIMITS } from '#backend/limits/limiter.ts'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { createMediaApi } from '#backend/shop/media/api.ts'
import { createShopSource } from '#backend/shop/search-source/shop-source.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { seedSalesCatalogue } from '#test/support/sales-catalogue.ts'
import { NO_MAIL, shopOn } from '#test/support/sales-shop.ts'
import { indexForSearch } from '#test/support/search-demo.ts'
import { fileInput } from './file-inputs.ts'
import { fuzz } from './run.ts'
import { shopInput } from './shop-inputs.ts'
import { multipartInput, textInput } from './text-inputs.ts'
import { learn } from './target.ts'

/** Inputs of an ordinary test run; `npm run test:long fuzz` sends more. */
const COUNT = Number(process.env['FUZZ_COUNT'] ?? 300)

const app = new Hono()
const server = createAdaptorServer({ fetch: (request) => app.fetch(request) })
const logged: object[] = []
let database: OpenedDatabase
let url: string

beforeAll(async () => {
  database = await createTestDatabase()
  const log = { error: (fields: object) => void logged.push(fields) }
  await seedSalesCatalogue(database.db)
  const tools = await indexForSearch(database.db, { shop: createShopSource(database.db), content: undefined })
  app.route(
    '/store-api',
    shopOn(database, NO_MAIL, log, NO_LIMITS, {
      findProducts: (term, language) => findProductIds(tools, localeOfTag(language) ?? 'en', term),
    }),
  )
  app.route('/media', createMediaApi(database.db, log))
  const site = await loadContent({ folder: join(PROJECT_FOLDER, 'data'), publicUrl: 'http://localhost' })
  const services = { db: database.db, mail: NO_MAIL, limiter: NO_LIMITS, attachments: undefined, secret: 'fuzz' }
  app.route('/typo', await contentApi(site, { forms: { ...services, log: { ...log, info: () => {} } } }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(async () => {
  server.close()
  await database.close()
})

it('no request makes a service fail, reveal internals or stop', async () => {
  const { ids, picture, checkAlive } = await learn(url)
  const report = await fuzz({
    url,
    count: COUNT,
    make: (random) => {
      const kind = random.below(100)
      if (kind < 75) return shopInput(random, ids)
      if (kind < 85) return fileInput(random, picture)
      return kind < 93 ? textInput(random, url) : multipartInput(random, url)
    },
    checkAlive,
    processorTime: () => {
      const { user, system } = process.threadCpuUsage()
      return (user + system) / 1000
    },
  })
  expect(report.join('\n'), inspect(logged[0])).toBe('')
}, 300_000)
