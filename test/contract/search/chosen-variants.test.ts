import { beforeAll, describe, expect, test } from 'vitest'
import { readFindingCatalogue } from '#bench/search/read-finding-catalogue.ts'
import type { Locale } from '#contracts/locales.ts'
import { readHitPage } from '#contracts/search/read-hit-page.ts'
import type { HitPage } from '#contracts/search/hit-page.ts'
import { toSearchParams } from '#contracts/search/search-request.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { demoSources, indexForSearch, searchApiOf } from '#test/support/search-demo.ts'

/** Languages of the terms. */
type Spoken = 'de' | 'en' | 'nl' | 'cz'

/** Names of families, and of the groups by which their variants differ, as buyers say them. */
const SPROCKET: Record<Spoken, [name: string, teeth: string]> = {
  de: ['Kettenrad', 'Zähne'],
  en: ['sprocket', 'teeth'],
  nl: ['kettingwiel', 'tanden'],
  cz: ['řetězové kolo', 'zubů'],
}
const GEAR: Record<Spoken, [names: string[], module: string, teeth: string]> = {
  de: [['Stirnzahnrad', 'Zahnrad'], 'Modul', 'Zähne'],
  en: [['spur gear', 'gear'], 'module', 'teeth'],
  nl: [['recht tandwiel', 'tandwiel'], 'module', 'tanden'],
  cz: [['čelní ozubené kolo', 'ozubené kolo'], 'modul', 'zubů'],
}
const TUBE: Record<Spoken, string> = { de: 'Hohlstab', en: 'tube', nl: 'holle staf', cz: 'dutá tyč' }
const EDGE: Record<Spoken, [name: string, sheet: string]> = {
  de: ['Kantenschutz', 'Blech'],
  en: ['edge guard', 'sheet metal'],
  nl: ['kantbescherming', 'plaat'],
  cz: ['ochrana hran', 'plech'],
}

describeOnEachDatabase('The variant that a search chooses', (open) => {
  let numbers: string[]
  let search: (locale: Locale, term: string, size?: number) => Promise<HitPage>
  beforeAll(async () => {
    const { db } = await open()
    const sources = await demoSources()
    const { products } = await readFindingCatalogue(sources.shop)
    numbers = products.flatMap(({ variants }) => variants.map(({ number }) => number))
    const app = searchApiOf(await indexForSearch(db, sources, 60_000))
    search = async (locale, term, size = 1) =>
      readHitPage(await (await app.request(`/search?${toSearchParams({ term, locale, size })}`)).json(), { hosts: [] })
  })

  const numberOf = ({ hits: [hit] }: HitPage) =>
    hit?.processor === 'shop product' ? (hit.product?.number ?? '') : (hit?.title ?? 'nothing')

  /** Terms that do not lead to their number first, with what they lead to. */
  async function wrongOf(locale: Locale, terms: readonly (readonly [term: string, number: string | RegExp])[]) {
    const wrong: string[] = []
    for (const [term, number] of terms) {
      const found = numberOf(await search(locale, term))
      if (typeof number === 'string' ? found !== number : !number.test(found)) wrong.push(`${term}: ${found}`)
    }
    return wrong
  }
  const matching = (pattern: RegExp) =>
    numbers.flatMap((number) => (pattern.exec(number) ? [pattern.exec(number) ?? []] : []))

  describe.each(['de', 'en', 'nl', 'cz'] as const)('in %s', (locale) => {
    test('is that of each sprocket with this chain and number of teeth.', { timeout: 300_000 }, async () => {
      const [name, teeth] = SPROCKET[locale]
      const terms = matching(/^KR-(\d\d[AB])(\d)-(\d+)$/).map(
        ([number = '', chain, strands, z]) => [`${name} ${chain}-${strands} ${z} ${teeth}`, number] as const,
      )
      expect(terms).toHaveLength(90)
      expect(await wrongOf(locale, terms)).toEqual([])
    })

    test(
      'is that of each gear with this module and number of teeth, in words and in signs.',
      { timeout: 300_000 },
      async () => {
        const [names, module, teeth] = GEAR[locale]
        const gears = matching(/^SR-([\d.]+)-(\d+)$/)
        expect(gears).toHaveLength(112)
        const terms = names.flatMap((name) =>
          gears.flatMap(([number = '', m = '', z]) => [
            [`${name} ${module} ${m.replace('.', locale === 'en' ? '.' : ',')} ${z} ${teeth}`, number] as const,
            [`${name} m=${m} z=${z}`, number] as const,
          ]),
        )
        expect(await wrongOf(locale, terms)).toEqual([])
      },
    )

    test('is that of each tube with these diameters.', { timeout: 300_000 }, async () => {
      const tubes = matching(/^RO-(POMC|PA6C|PET)-(\d+)X(\d+)-/)
      expect(tubes).toHaveLength(54)
      const written: Record<string, string> = { POMC: 'POM-C', PA6C: 'PA6 C', PET: 'PET' }
      const terms = tubes.map(
        ([start = '', material = '', outer, inner]) =>
          [`${TUBE[locale]} ${written[material]} ${outer}/${inner}`, new RegExp(`^${start}`)] as const,
      )
      expect(await wrongOf(locale, terms)).toEqual([])
    })

    test('is an edge guard for sheet metal of this thickness.', async () => {
      const [name, sheet] = EDGE[locale]
      const gaps = new Set(matching(/^KSU-([\d.]+)-/).map(([, gap = '']) => gap))
      expect(gaps.size).toBe(8)
      const terms = [...gaps].map(
        (gap) => [`${name} ${gap} mm ${sheet}`, new RegExp(`^KSU-${gap.replace('.', String.raw`\.`)}-`)] as const,
      )
      expect(await wrongOf(locale, terms)).toEqual([])
    })
  })

  test('is none where no variant has the number, or two have it in different ways.', async () => {
    for (const term of ['Kettenrad 08B-1 26 Zähne', 'Stirnzahnrad Modul 2 41 Zähne']) {
      const { hits } = await search('de', term)
      expect(hits[0], term).toMatchObject({ product: { variantId: null, isChoiceNeeded: true } })
    }
  })

  test.each([
    ['Kettenrad 1/2 x 5/16 25 Zähne', /^KR-08B1-25$/],
    ['Kettenführung 5/8 Zoll', /^\w+-10[AB]\d-/],
    ['Kettenrad 3/4" z=19', /^KR-12B1-19$/],
    ['ANSI 40 Kettenführung', /^\w+-08A1-/],
    ['Kettenführung Teilung 19,05', /^\w+-12[AB]\d-/],
  ])('of %j is of the chain that is meant.', async (term, number) => {
    expect(numberOf(await search('de', term))).toMatch(number)
  })

  test.each([
    ['Gleitleiste 20x20', /^GL-20X20-/],
    ['Gleitleiste 15 x 15 schwarz', /^GL-15X15-SA-/],
    ['PEEK Platte 10', /^PL-PEEK-NT-10-/],
  ])('of %j has each of the numbers.', async (term, number) => {
    expect(numberOf(await search('de', term))).toMatch(number)
  })

  test.each([
    ['de', 'Platte PA6', 'bis 20 mm', 'PL-PA6'],
    ['en', 'rod PA6', 'at least 50 mm', 'RS-PA6'],
    ['nl', 'plaat PEEK', 'onder 20 mm', 'PL-PEEK'],
    ['cz', 'deska PET', 'do 20 mm', 'PL-PET'],
  ] as const)('is none for the bound of %s %s %j.', async (locale, name, text, number) => {
    const { hits, understood } = await search(locale, `${name} ${text}`)
    expect(hits[0]).toMatchObject({ product: { number, variantId: null } })
    expect(understood?.measures).toMatchObject([{ text }])
  })

  test('may not be bought at once where others match as well.', async () => {
    const { hits } = await search('de', 'KR 08B-1 schwarz')
    expect(hits[0]).toMatchObject({ product: { isChoiceNeeded: true } })
  })
})
