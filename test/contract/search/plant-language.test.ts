import { beforeAll, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contracts/locales.ts'
import { readHitPage } from '#contracts/search/read-hit-page.ts'
import type { Hit, HitPage } from '#contracts/search/hit-page.ts'
import { type SearchRequest, toSearchParams } from '#contracts/search/search-request.ts'
import { openResistance } from '#backend/resistance/resistance.ts'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { demoSources, indexForSearch, searchApiOf } from '#test/support/search-demo.ts'

describeOnEachDatabase('A search in the language of a plant', (open) => {
  let search: (locale: Locale, term: string, more?: Partial<SearchRequest>) => Promise<HitPage>
  beforeAll(async () => {
    const { db } = await open()
    const app = searchApiOf(await indexForSearch(db, await demoSources(), 60_000))
    search = async (locale, term, more = {}) =>
      readHitPage(await (await app.request(`/search?${toSearchParams({ term, locale, ...more })}`)).json(), {
        hosts: [],
      })
  })
  const first = async (locale: Locale, term: string): Promise<Hit | undefined> => (await search(locale, term)).hits[0]

  test.each([
    ['de', 'Kettenführung'],
    ['de', 'Zahnrad'],
    ['de', 'Zahnriemen'],
    ['de', 'Winkelleiste'],
    ['de', 'Kettenfuehrung'],
    ['en', 'tensoiner'],
    ['nl', 'riemgeleiding'],
    ['cz', 'vedeni retezu'],
  ] as const)('In %s %j opens the products, not their category.', async (locale, term) => {
    expect(await first(locale, term)).toMatchObject({ processor: 'shop product' })
  })

  test('Products that match alike are in the order of the catalogue.', async () => {
    const { hits } = await search('de', 'Platte', { source: 'shop product', size: 4 })
    expect(hits.map((hit) => hit.title)).toEqual([
      'Platte PE-UHMW (Werkstoff S)',
      'Platte PE-HMW (Murdopol)',
      'Platte PA6 (Murylon B)',
      'Platte PA6 C (Murylon 6 Guss, Murlubric)',
    ])
  })

  test.each([
    ['de', 'Werkzeuge', '/de/tools'],
    ['en', 'tools', '/en/tools'],
    ['de', 'CAD', '/de/tools/cad'],
    ['en', 'STEP file', '/en/tools/cad'],
    ['de', 'Schnittplan', '/de/tools/cut-list'],
    ['nl', 'zaaglijst', '/nl/tools/cut-list'],
    ['cz', 'řezný plán', '/cz/tools/cut-list'],
    ['de', 'Kettenzahnstange berechnen', '/de/tools/chain-rack'],
    ['de', 'chemische Beständigkeit', '/de/tools/chemical-resistance'],
    ['de', 'Aceton', '/de/tools/chemical-resistance?medium=aceton'],
    ['en', 'muriatic acid', '/en/tools/chemical-resistance?medium=salzsaeure'],
    ['nl', 'zoutzuur', '/nl/tools/chemical-resistance?medium=salzsaeure'],
    ['cz', 'kyselina solná', '/cz/tools/chemical-resistance?medium=salzsaeure'],
    ['en', 'imprint', '/en/imprint'],
    ['de', 'Öffnungszeiten', '/de/kontakt'],
  ] as const)('In %s %j leads to %s.', async (locale, term, url) => {
    expect(await first(locale, term)).toMatchObject({ url })
  })

  test('Each chemical is found by its CAS number, in each language.', { timeout: 300_000 }, async () => {
    const { table } = await openResistance(`${PROJECT_FOLDER}/data/resistance`).read()
    const numbered = table.chemicals.filter(({ cas }) => cas !== '')
    expect(numbered.length).toBeGreaterThan(200)
    const wrong: string[] = []
    for (const [index, { key, cas }] of numbered.entries()) {
      const locale = LOCALES[index % LOCALES.length] ?? 'de'
      const { hits } = await search(locale, cas)
      if (!hits.some(({ url }) => url.endsWith(`?medium=${key}`))) wrong.push(`${locale} ${cas} ${key}`)
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['23125-102', 'Petra Šimková'],
    ['0555 23125 101', 'Jonas Veldhuis'],
    ['+495559000102', 'Petra Šimková'],
    ['+49 555 9000-100', 'Anna Kreutz'],
    ['055523125110', 'Henrik Lund'],
  ])('The telephone number %j is that of %s.', async (term, name) => {
    for (const locale of LOCALES) expect(await first(locale, term)).toMatchObject({ contact: { name } })
  })

  test.each([
    ['nl', 'algemene voorwaarden'],
    ['cz', 'Allgemeine Geschäftsbedingungen'],
    ['de', 'company profile'],
  ] as const)('In %s a file is found by %j.', async (locale, term) => {
    expect((await search(locale, term, { source: 'downloads' })).total).toBeGreaterThan(0)
  })

  test.each([
    ['Gleitliste', 'Gleitleiste'],
    ['Kantnschutz', 'Kantenschutz'],
    ['Zahnnstange', 'Zahnstange'],
    ['Riemenspaner', 'Riemenspanner'],
    ['Datensschutz', 'Datenschutz'],
  ])('The typing error %j, which can be cut into words, is put right.', async (term, right) => {
    const { hits, understood } = await search('de', term)
    expect(hits[0]?.title).toContain(right)
    expect(understood?.corrected[0]?.as.join()).toMatch(new RegExp(right, 'i'))
  })

  test.each([
    ['Delrni', 'POM'],
    ['Teflom', 'PTFE'],
    ['Ertalyt', 'PET'],
    ['Delri', 'POM'],
  ])('The synonym %j is known with an error, and while it is typed.', async (term, material) => {
    const { hits } = await search('de', term, { source: 'shop product' })
    expect(hits[0]?.title).toContain(material)
  })

  test.each([
    ['de', 'Förderkettenführung', 'Kettenführung'],
    ['de', 'Kettenumlenkrolle', 'Umlenkrolle'],
    ['de', 'Teflonplatte', 'Platte PTFE'],
    ['de', 'PTFE-Stab', 'Rundstab PTFE'],
    ['de', 'Kunststoffrohr', 'Hohlstab'],
    ['nl', 'nylonstaf', 'taf PA6'],
  ] as const)('In %s the compound %j falls back to what is known of it.', async (locale, term, title) => {
    const { hits } = await search(locale, term)
    expect(hits[0]?.title).toContain(title)
  })

  test.each([
    ['de', 'Ketten Führung', 'Kettenführung'],
    ['nl', 'ketting geleiding', 'Kettinggeleiding'],
    ['de', 'Kettenführungsprofil', 'Kettenführung'],
    ['en', 'rods made of POM', 'Rod POM-C'],
  ] as const)('In %s %j opens the products, not a page that has the words.', async (locale, term, title) => {
    const hit = await first(locale, term)
    expect(hit).toMatchObject({ processor: 'shop product', title: expect.stringContaining(title) })
  })

  test('A temperature is not a measure.', async () => {
    const { hits, understood } = await search('de', 'welcher Kunststoff hält 200 Grad aus')
    expect(understood?.measures).toEqual([])
    expect(hits[0]?.url).toContain('/de/werkstoffe')
  })

  test.each([
    ['en', 'about us', '/en/company'],
    ['cz', 'o nás', '/cz/spolecnost'],
  ] as const)('In %s the synonym %j is read, whose words say nothing alone.', async (locale, term, url) => {
    expect(await first(locale, term)).toMatchObject({ url })
  })

  test('A part that is searched for instead of a compound is named.', async () => {
    expect((await search('de', 'Förderkettenführung')).understood?.parts).toEqual([
      { word: 'förderkettenführung', as: ['kettenfuhrung'] },
    ])
  })

  test.each([
    ['de', 'Getränkeindustrie', '/de/branchen/getraenke'],
    ['de', 'Lebensmittelindustrie', '/de/branchen/lebensmittel'],
    ['nl', 'verpakkingsmachine', '/nl/branches/verpakking'],
    ['cz', 'potravinářství', '/cz/obory/potraviny'],
  ] as const)('In %s the industry %j has its page.', async (locale, term, url) => {
    const { hits } = await search(locale, term, { source: 'website' })
    expect(hits.map((hit) => hit.url)).toContain(url)
  })

  test.each([
    ['de', '12A-1', '12A-1 unter 20 mm', 'unter 20 mm'],
    ['en', '12A-1', '12A-1 under 20 mm', 'under 20 mm'],
    ['nl', '12A-1', '12A-1 onder 20 mm', 'onder 20 mm'],
    ['cz', '12A-1', '12A-1 do 20 mm', 'do 20 mm'],
    ['de', 'KR-08B1', 'KR-08B1 bis 30 mm', 'bis 30 mm'],
  ] as const)('In %s %j is found by %j, whose bound is named.', async (locale, term, bounded, bound) => {
    const [all, found] = [await search(locale, term), await search(locale, bounded)]
    expect(all.hits.length).toBeGreaterThan(0)
    expect(found.hits.map(({ url }) => url)).toEqual(all.hits.map(({ url }) => url))
    expect(found.understood?.unknown).toEqual([bound])
  })

  test('A bound that products meet is not named.', async () => {
    const { understood, counts } = await search('de', 'Platte bis 20 mm')
    expect(understood?.unknown).toEqual([])
    expect(counts?.['shop product']).toBeGreaterThan(5)
  })

  test('A word that finds nothing is named.', async () => {
    const { understood, hits } = await search('de', 'Kettenrad xqzwvk')
    expect(hits[0]?.title).toBe('Kettenrad Kunststoff')
    expect(understood?.unknown).toEqual(['xqzwvk'])
  })

  test.each([
    ['de', 'chain guide', 'Kettenführung', 'en'],
    ['cz', 'chain guide', 'Vedení řetězu', 'en'],
    ['de', 'chain', 'Kettenführung', 'en'],
    ['cz', 'sheet', 'Deska', 'en'],
    ['nl', 'sprocket', 'kettingwiel', 'en'],
    ['en', 'Kettenführung', 'Chain guide', 'de'],
    ['de', 'ozubené kolo', 'Stirnzahnrad', 'cz'],
  ] as const)('In %s the foreign words %j find %s, with a note.', async (locale, term, title, language) => {
    const { hits, understood } = await search(locale, term)
    expect(hits[0]?.title.toLowerCase()).toContain(title.toLowerCase())
    expect(understood?.language).toBe(language)
  })

  test.each([
    ['en', 'chain g', 'Chain guide'],
    ['en', 'spur g', 'Spur gear'],
    ['cz', 'kluzná l', 'kluzná lišta'],
    ['de', 'Platte 1', 'Platte'],
  ] as const)('In %s the unfinished last word of %j is a beginning.', async (locale, term, title) => {
    const { hits, counts } = await search(locale, term, { source: 'shop product' })
    expect(hits[0]?.title).toContain(title)
    expect(counts?.['shop product']).toBeGreaterThan(title === 'Spur gear' ? 0 : 1)
  })

  test.each([
    ['KR-08B1-71', 'KR-08B1-17'],
    ['SR-2.5-23', 'SR-2.5-32'],
    ['T-80B1-S-2000', 'T-08B1-S-2000'],
    ['SB-2-BG-ZN', 'SB-2-GB-ZN'],
  ])('The wrong number %j is first taken for %s.', async (term, number) => {
    expect(await first('de', term)).toMatchObject({ product: { number } })
  })

  test.each(['GL40*10-S-2000', 'gl-40×10-s-2000'])('%j is read as the shop prints it.', async (term) => {
    expect(await first('de', term)).toMatchObject({ product: { number: 'GL-40X10-S-2000' } })
  })
})
