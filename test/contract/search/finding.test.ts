import { expect, test } from 'vitest'
import { readHitPage } from '#contracts/search/read-hit-page.ts'
import { toSearchParams } from '#contracts/search/search-request.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { demoSources, indexForSearch, searchApiOf } from '#test/support/search-demo.ts'
import { expectFound } from './expect-found.ts'

/** Queries by number; a fifth as many of each other kind. `npm run bench:search` asks 500. */
const COUNT = 100

describeOnEachDatabase('The search', (open) => {
  test('Queries drawn from the catalogue find what they should.', { timeout: 300_000 }, async () => {
    expect.hasAssertions()
    const { db } = await open()
    const sources = await demoSources()
    const app = searchApiOf(await indexForSearch(db, sources))
    await expectFound(
      sources.shop,
      async (request) =>
        readHitPage(await (await app.request(`/search?${toSearchParams(request)}`)).json(), { hosts: [] }),
      COUNT,
    )
  })
})
