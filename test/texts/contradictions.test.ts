import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PERIODS } from '#backend/retention/periods.ts'
import { materialsSchema } from '#tools/demo-catalogue/materials/material-schemas.ts'
import { readSource } from '#tools/demo-catalogue/sources/read-source.ts'

const ROOT = join(import.meta.dirname, '../..')
const MATERIALS = readSource('materials.json', materialsSchema)
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8').replaceAll(/[\u00a0\u202f]/g, ' ')
const PAGES = globSync('data/pages/{de,en,nl,cz}/**/*.json', { cwd: ROOT }).map((file) => ({ file, text: read(file) }))
const textsWith = (pattern: RegExp) =>
  PAGES.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`))

test('Pages leave the tolerance of a cut to the product, which states it.', () => {
  expect(PAGES.length).toBeGreaterThan(30)
  expect(textsWith(/± ?\d+([.,]\d+)? ?mm/g)).toEqual([])
})

test('Pages count no grades: the catalogue has as many as it has.', () => {
  expect(textsWith(/\d+ (Einstellungen|grades|kwaliteiten|uitvoeringen|typech|provedeních)/g)).toEqual([])
})

/** The page on handling of each language, and its decimal separator. */
const HANDLING = [
  ['data/pages/de/handhabung.json', ','],
  ['data/pages/en/handling.json', '.'],
  ['data/pages/nl/verwerking.json', ','],
  ['data/pages/cz/manipulace.json', ','],
] as const

test.each(HANDLING)('%s has the thermal expansion of the product data.', (file, separator) => {
  const rows = [...read(file).matchAll(/<tr><th>([A-Z0-9 -]+)<\/th><td>([\d.,]+)<\/td><td>([\d.,]+)<\/td><\/tr>/g)]
  expect(rows.length).toBeGreaterThan(6)
  for (const [, polymer = '', perKelvin, perTenKelvin] of rows) {
    // 1e-5 per kelvin are hundredths of a millimetre for each metre.
    const expansion = (MATERIALS.polymers[polymer]?.expansion ?? Number.NaN) / 100
    expect([polymer, perKelvin, perTenKelvin]).toEqual([
      polymer,
      expansion.toFixed(2).replace('.', separator),
      (expansion * 10).toFixed(1).replace('.', separator),
    ])
  }
})

const STEEL = 1.2

test('Plastics expand as many times as much as steel as the pages say.', () => {
  const times = Object.values(MATERIALS.polymers).map(({ expansion }) => expansion / STEEL)
  expect([Math.round(Math.min(...times)), Math.round(Math.max(...times))]).toEqual([4, 17])
  expect(
    textsWith(/vier- bis siebzehnmal|four to seventeen times|vier tot zeventien keer|čtyřikrát až sedmnáctkrát/g),
  ).toHaveLength(4)
})

/** When a quotation comes, in the words of each language. */
const WITHIN_A_DAY = {
  de: 'innerhalb eines Arbeitstags',
  en: 'within one working day',
  nl: 'binnen één werkdag',
  cz: 'do jednoho pracovního dne',
}

test.each(Object.entries(WITHIN_A_DAY))(
  'In %s every place promises a quotation and a reply within one working day.',
  (locale, words) => {
    const messages = ['checkout', 'product'].map((area) => read(`web/i18n/messages/${area}/${locale}.json`)).join('\n')
    for (const key of ['checkout_next_offer', 'product_price_on_request_hint']) {
      expect(new RegExp(`"${key}": "(.*)"`).exec(messages)?.[1]?.toLowerCase(), key).toContain(words.toLowerCase())
    }
    for (const file of [
      `data/pages/${locale}/index.json`,
      'data/forms/contact.json',
      `backend/content/forms/texts/${locale}.json`,
    ])
      expect(read(file), file).toContain(words)
    const another =
      /(selben|nächsten) Arbeitstag|(same|next) working day|(zelfde|volgende) werkdag|([Tt]ýž|[Pp]říští) pracovní den/g
    expect(messages.match(another)).toBeNull()
    expect(textsWith(another).filter((found) => found.startsWith(`data/pages/${locale}/`))).toEqual([])
  },
)

/** The privacy page of each language. */
const PRIVACY = [
  'data/pages/de/murtfeldt/datenschutzhinweis.json',
  'data/pages/en/murtfeldt/privacypolicy.json',
  'data/pages/nl/privacyverklaring.json',
  'data/pages/cz/ochrana-osobnich-udaju.json',
]

test.each(PRIVACY)('%s names every cookie that the site sets, and the periods of deletion.', (file) => {
  const page = read(file)
  const source = read('web/session/session.server.ts')
  const names = [...(/type CookieName =([^;]*?)\n\/\*\*/s.exec(source)?.[1] ?? '').matchAll(/'([\w-]+)'/g)]
  expect(names.length).toBeGreaterThan(8)
  const byBrowser = ['language', 'cookie-settings-video']
  for (const name of [...byBrowser, ...names.map(([, one = '']) => one)]) expect(page, name).toMatch(`${name}`)
  const { guests, carts, openRegistrations, accountLinks, mails } = PERIODS
  for (const days of [guests, carts, openRegistrations, accountLinks, mails])
    expect(page).toMatch(new RegExp(`\\b${days} (Tage|days|dagen|dn)`))
})

/** A grade's row on the page of its family. */
const rowOf = (page: string, name: string) =>
  page.split('<tr>').find((row) => row.startsWith(`<th>${name.replaceAll('\u00a0', ' ')}</th>`)) ?? `no row for ${name}`

test.each([
  ['de', 'werkstoffe', 'de'],
  ['en', 'materials', 'en'],
  ['nl', 'materialen', 'nl'],
  ['cz', 'materialy', 'cs'],
] as const)(
  'In %s the pages of materials have each grade with the density and friction of the catalogue.',
  (locale, folder, language) => {
    const pages = globSync(`data/pages/${locale}/${folder}/*.json`, { cwd: ROOT }).map(read).join('\n')
    const printed = (value: number) => value.toFixed(2).replace('.', locale === 'en' ? '.' : ',')
    for (const { name, polymer, density, friction } of Object.values(MATERIALS.grades)) {
      const row = rowOf(pages, typeof name === 'string' ? name : (name[language] ?? ''))
      const { from, to } = friction ?? MATERIALS.polymers[polymer]?.friction ?? {}
      for (const value of [density, from, to]) expect(row).toContain(printed(value ?? Number.NaN))
    }
  },
)
