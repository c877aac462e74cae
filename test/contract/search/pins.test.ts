import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { findProductIds } from '#backend/search/find/find-products.ts'
import type { SearchTools } from '#backend/search/find/search.ts'
import type { HitPage } from '#contracts/search/hit-page.ts'
import { readHitPage } from '#contracts/search/read-hit-page.ts'
import { type SearchRequest, toSearchParams } from '#contracts/search/search-request.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { demoSources, indexForSearch, searchApiOf } from '#test/support/search-demo.ts'

const GEARS = '/de/shop/category/zahnraeder-zahnstangen'
const SHEET = '/de/shop/product/platte-pps'

describeOnEachDatabase('Pages that the company puts first', (open) => {
  let folder: string
  let tools: SearchTools
  let app: Hono
  beforeAll(async () => {
    const { db } = await open()
    folder = await mkdtemp(join(tmpdir(), 'pins-'))
    await cp(join(PROJECT_FOLDER, 'data/search'), folder, { recursive: true })
    await writeFile(
      join(folder, 'pins.txt'),
      `Kettenrad => ${SHEET}, /de/agb, /de/nowhere\nTrallala => ${GEARS}\nsprocket => /en/industries\n`,
    )
    tools = await indexForSearch(db, await demoSources(), 0, folder)
    app = searchApiOf(tools)
  })
  afterAll(() => rm(folder, { recursive: true }))

  const ask = async (request: SearchRequest): Promise<HitPage> =>
    readHitPage(await (await app.request(`/search?${toSearchParams(request)}`)).json(), { hosts: ['site.test'] })
  const urlsOf = ({ hits }: HitPage) => hits.map((hit) => ('url' in hit ? hit.url.split('?')[0] : ''))

  test('They are before all others, once, and are counted; those that are not there are left out.', async () => {
    const all = await ask({ term: 'KETTENRAD', locale: 'de', size: 50 })
    expect(urlsOf(all).slice(0, 2)).toEqual([SHEET, '/de/agb'])
    expect(new Set(urlsOf(all)).size).toBe(urlsOf(all).length)
    expect(all.total).toBe(all.hits.length)
    const products = await ask({ term: 'Kettenrad', locale: 'de', source: 'shop product', size: 50 })
    expect(urlsOf(products)[0]).toBe(SHEET)
    expect(products.total).toBe(products.hits.length)
    expect(all.counts?.['shop product']).toBe(products.total)
  })

  test('Pages of hits have each of them once.', async () => {
    const whole = urlsOf(await ask({ term: 'Kettenrad', locale: 'de', size: 12 }))
    const parts = []
    for (const from of [0, 1, 2, 6])
      parts.push(await ask({ term: 'Kettenrad', locale: 'de', from, size: from < 2 ? 1 : from === 2 ? 4 : 6 }))
    expect(parts.flatMap(urlsOf)).toEqual(whole)
  })

  test('A word that no document has leads to them without a remark.', async () => {
    const found = await ask({ term: 'Trallala', locale: 'de' })
    expect(urlsOf(found)[0]).toBe(GEARS)
    expect(found.understood?.unknown).toEqual([])
  })

  test("The products among them are first in the shop's own search.", async () => {
    const [first, second] = await findProductIds(tools, 'de', 'kettenrad')
    const { hits } = await ask({ term: 'Kettenrad', locale: 'de', source: 'shop product', size: 2 })
    expect([first, second]).toEqual(hits.map((hit) => (hit.processor === 'shop product' ? hit.product?.id : '')))
    expect(urlsOf(await ask({ term: 'Kettenrad', locale: 'de', source: 'shop product', size: 1 }))).toEqual([SHEET])
  })

  test('Other languages and a filter have the usual hits.', async () => {
    expect(urlsOf(await ask({ term: 'sprocket', locale: 'en' }))[0]).toBe('/en/industries')
    const dutch = urlsOf(await ask({ term: 'Kettenrad', locale: 'nl' }))
    expect(dutch[0]).toBe('/nl/shop/product/kunststof-kettingwiel')
    expect(dutch).not.toContain('/de/agb')
    const filtered = await ask({
      term: 'Kettenrad',
      locale: 'de',
      source: 'shop product',
      filters: { chain: ['08b-1'] },
    })
    expect(urlsOf(filtered)).toEqual(['/de/shop/product/kettenrad-kunststoff'])
  })
})
