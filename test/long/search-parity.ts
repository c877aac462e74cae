import { isDeepStrictEqual } from 'node:util'
import type { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readQuestions } from '#bench/search/read-questions.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { migrate } from '#backend/database/migrate.ts'
import type { Locale } from '#contracts/locales.ts'
import { toSearchParams } from '#contracts/search/search-request.ts'
import { createEmptyDatabase } from '#test/support/database.ts'
import { demoSources, indexForSearch, searchApiOf } from '#test/support/search-demo.ts'

/** Each fourth question is asked with a filter as well. */
const FILTERED = 4

/** Both stores have the same documents, so they give the same response, but for the time that it took. */
export function testSameAsDatabase(cluster: () => Hono): void {
  test('Questions in four languages get the same response as from the database, in the same order.', async () => {
    const opened: OpenedDatabase = await createEmptyDatabase(process.env['DATABASE_URL'] ? 'postgres' : 'pglite')
    try {
      await migrate(opened.db)
      const database = searchApiOf(await indexForSearch(opened.db, await demoSources(), 3_600_000))
      const questions = await readQuestions()
      expect(questions.length).toBeGreaterThan(300)
      const different: string[] = []
      for (const [index, { term, locale }] of questions.entries()) {
        for (const request of requestsOf(term, locale, index)) {
          const parts = differences(await respond(database, request), await respond(cluster(), request))
          different.push(...parts.map((part) => `${request} ${part}`))
        }
      }
      expect(different.slice(0, 10).join('\n')).toBe('')
    } finally {
      await opened.close()
    }
  })
}

function requestsOf(term: string, locale: Locale, index: number): string[] {
  const all = { term: term.trim(), locale, size: 20 }
  const products = { ...all, source: 'shop product' } as const
  const filtered = { ...products, filters: { material: ['pe-uhmw'] }, ranges: { length: { max: 2_000 } } }
  const requests = [all, products, { ...all, from: 20 }, ...(index % FILTERED === 0 ? [filtered] : [])]
  return requests.map((request) => `/search?${toSearchParams(request)}`)
}

async function respond(app: Hono, request: string): Promise<Record<string, unknown>> {
  const { took: _, ...response } = await (await app.request(request)).json()
  return response
}

/** Parts of the response that differ, as text. */
const differences = (own: Record<string, unknown>, other: Record<string, unknown>): string[] =>
  Object.keys({ ...own, ...other }).flatMap((part) =>
    isDeepStrictEqual(own[part], other[part])
      ? []
      : `${part}: ${JSON.stringify(own[part]).slice(0, 2_000)} | ${JSON.stringify(other[part]).slice(0, 2_000)}`,
  )
