import { afterAll, beforeAll, describe } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import type { AskEndpoint } from '#test/contract/shop/endpoint.ts'
import { shapesSuite } from '#test/contract/shop/shapes/shapes.suite.ts'
import { seedTinyCatalogue } from '#test/contract/shop/tiny-catalogue.ts'
import { createTestDatabase } from '#test/support/database.ts'
import type { AnswerCall } from './call.ts'
import { createShopware, readStandInCall, STAND_IN_ACCESS_KEY } from './shopware.ts'
import { STAND_IN_DIFFERENCES } from './differences.ts'

let database: OpenedDatabase
let answer: AnswerCall
beforeAll(async () => {
  database = await createTestDatabase()
  await seedTinyCatalogue(database.db)
  answer = createShopware({ db: database.db, origin: 'http://localhost:3000' }).answer
})
afterAll(() => database.close())

const ask: AskEndpoint = async (address, { body, headers = {} } = {}) => {
  const [method = 'GET', path = '/'] = address.split(' ')
  const request = new Request(`http://shop/store-api${path}`, {
    method,
    headers: { 'sw-access-key': STAND_IN_ACCESS_KEY, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return answer(await readStandInCall(request))
}

describe('the stand-in responds as a Shopware 6.6.7.1 did', () => {
  shapesSuite(ask, STAND_IN_DIFFERENCES)
})
