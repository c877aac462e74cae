import { join } from 'node:path'
import { expect, test } from 'vitest'
import { companySchema } from '#contracts/company.ts'
import demo from '#data/company.json'
import { pageSchema } from '#backend/content/format.ts'
import { loadSite } from '#backend/content/files/load.ts'
import { pageDocument } from './page-document.ts'

const folder = join(import.meta.dirname, '../../../data')

test('No two elements of the site have the same id, however many a page has.', async () => {
  const site = await loadSite({ folder, company: companySchema.parse(demo), defaultLocale: 'de', base: '' })
  const elements = Array.from({ length: 1500 }, () => ({ type: 'div' }))
  const ids = [1, 2, 999_999, 1_000_000].flatMap((uid) => {
    const file = pageSchema.parse({ uid, title: 'Long', meta: { description: 'd' }, stage: elements, main: elements })
    const { content } = pageDocument(site, { ...file, locale: 'de', path: `long-${uid}`, file: '' })
    return [...(content.colPos1 ?? []), ...(content.colPos0 ?? [])].map(({ id }) => id)
  })
  expect(ids).toHaveLength(4 * 2 * 1500)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every(Number.isSafeInteger)).toBe(true)
})
