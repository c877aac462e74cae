import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#backend/database/migrate.ts'
import { openDatabase } from '#backend/database/open.ts'
import { importCatalogue } from '#backend/shop/import/import-catalogue.ts'
import { catalogueFolder, smallCatalogue } from '#test/support/catalogue-folder.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { makeFolder, startSite, type RunningSite } from '#test/support/site.ts'
import { visit } from '#test/support/visitor.ts'

const COUNT = 250
const PATH = '/de/shop/product/kettenfuehrungen/typ-t/kettenfuehrung-t'
/** The number of a variant by its place in the table, from 1. */
const numberOf = (place: number) => `T-L${String(place).padStart(4, '0')}`

let site: RunningSite
beforeAll(async () => {
  const dataDir = makeFolder()
  const database = await openDatabase({ dataDir })
  const { folder, remove } = await catalogueFolder(withManyLengths())
  await migrate(database.db)
  await importCatalogue({ db: database.db, folder }).finally(remove)
  await database.close()
  // Its own: the demo has no table of this length.
  site = await startSite({ dataDir })
})
afterAll(async () => {
  console.log(site.output())
  await site.dispose()
})

function withManyLengths() {
  const files = smallCatalogue()
  const places = Array.from({ length: COUNT }, (_, index) => index + 1)
  files['property-groups'].push({
    key: 'length',
    name: { de: 'Länge', en: 'Length' },
    position: 3,
    filterable: true,
    options: places.map((place) => ({
      key: String(place),
      name: { de: `${place} mm`, en: `${place} mm` },
      position: place,
    })),
  })
  const [guide] = files.products
  const [first, ...others] = files.variants
  if (!guide || !first) throw new Error('no product')
  const lengths = places.map((place) => ({
    ...first,
    number: numberOf(place),
    position: place,
    options: [`length/${place}`],
    properties: [],
  }))
  return { ...files, variants: [...lengths, ...others.filter(({ parent }) => parent !== first.parent)] }
}

async function tableOf(search: string) {
  const response = await visit(site.url).get(PATH + search)
  expect(response.status).toBe(200)
  const page = pageBody(await response.text())
  const rows = [...page.querySelectorAll('tbody tr')]
  const visible = rows.filter((row) => !row.hasAttribute('hidden'))
  return { page, rows, visible }
}

test('a page of 250 variants has the first rows and says how many there are; all rows are there on request', async () => {
  const { page, rows } = await tableOf('')
  expect(rows).toHaveLength(100)
  expect(page.querySelector('#variants')?.textContent).toContain('250 von 250 Ausführungen')
  expect((await tableOf('?rows=all')).visible).toHaveLength(COUNT)
})

test('without scripts a link leads to all rows, and keeps what the address says besides', async () => {
  const { page } = await tableOf(`?variant=${numberOf(5)}`)
  const link = page.querySelector('#variants a[href$="rows=all"]')
  expect(link?.textContent).toBe('Alle 250 Ausführungen zeigen')
  expect(link?.getAttribute('href')).toMatch(new RegExp(`\\?variant=${numberOf(5)}&rows=all$`))
  const { page: all } = await tableOf(`?variant=${numberOf(5)}&rows=all`)
  expect(all.querySelector(`input[value="${numberOf(5)}"]`)?.hasAttribute('checked')).toBe(true)
  expect(all.querySelector('#variants a[href$="rows=all"]')).toBeNull()
})

test('a chosen variant is in the table wherever it is', async () => {
  const { page, visible } = await tableOf(`?variant=${numberOf(200)}`)
  expect(visible).toHaveLength(101)
  expect(page.querySelector(`input[value="${numberOf(200)}"]`)?.hasAttribute('checked')).toBe(true)
})

test('pieces of any variant stay in the page with their errors', async () => {
  const response = await visit(site.url).post(`${PATH}?several=1`, {
    intent: 'several',
    [`pieces-${numberOf(210)}`]: '1,5',
    [`pieces-${numberOf(230)}`]: '3',
  })
  const page = pageBody(await response.text())
  const field = (place: number) => page.querySelector(`input[name="pieces-${numberOf(place)}"]`)
  expect(response.status).toBe(422)
  expect([field(210)?.getAttribute('value'), field(230)?.getAttribute('value')]).toEqual(['1,5', '3'])
  expect(field(210)?.closest('tr')?.hasAttribute('hidden')).toBe(false)
})
