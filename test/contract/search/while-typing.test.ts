import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '#contracts/locales.ts'
import type { HitPage } from '#contracts/search/hit-page.ts'
import { readHitPage } from '#contracts/search/read-hit-page.ts'
import { toSearchParams } from '#contracts/search/search-request.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { demoSources, indexForSearch, searchApiOf } from '#test/support/search-demo.ts'

describeOnEachDatabase('A search while its term is typed', (open) => {
  let search: (locale: Locale, term: string) => Promise<HitPage>
  beforeAll(async () => {
    const { db } = await open()
    const app = searchApiOf(await indexForSearch(db, await demoSources(), 60_000))
    search = async (locale, term) =>
      readHitPage(await (await app.request(`/search?${toSearchParams({ term, locale })}`)).json(), { hosts: [] })
  })
  const totalOf = ({ counts }: HitPage): number => Object.values(counts ?? {}).reduce((sum, one) => sum + one, 0)

  test.each([
    ['de', ['Ke', 'Ket', 'Kett', 'Kette', 'Ketten', 'Kettenf', 'Kettenführung'], 'Kettenführung Typ T Simplex'],
    ['de', ['Ho', 'Hoh', 'Hohl', 'Hohls', 'Hohlst', 'Hohlstab'], 'Hohlstab POM-C (Murytal C)'],
    ['de', ['Pla', 'Plat', 'Platt', 'Platte'], 'Platte PE-UHMW (Werkstoff S)'],
    ['cz', ['vedení řet', 'vedení řetě', 'vedení řetězu'], 'Vedení řetězu typ T simplex'],
    ['de', ['kettenfueh', 'kettenfuehru', 'kettenfuehrung'], 'Kettenführung Typ T Simplex'],
  ] as const)('In %s each of %j has the same first hit, %s.', async (locale, terms, title) => {
    const pages = await Promise.all(terms.map((term) => search(locale, term)))
    expect(pages.map(({ hits }) => hits[0]?.title)).toEqual(terms.map(() => title))
  })

  test.each([
    ['de', 'Hohlsa', 'Hohlsatb'],
    ['de', 'Ketenra', 'Ketenrad'],
    ['en', 'sprokc', 'sprokcet'],
    ['de', 'Gleitlist', 'Gleitliste'],
    ['de', 'Riemnspa', 'Riemnspanner'],
  ] as const)('In %s a typing error is put right in the beginning %j as in %j.', async (locale, begun, whole) => {
    const [[first], [last]] = [(await search(locale, begun)).hits, (await search(locale, whole)).hits]
    expect(first?.title).toBeDefined()
    expect(first?.title).toBe(last?.title)
  })

  test.each([
    ['en', 'chain', 'chain g'],
    ['en', 'chain', 'chain gi'],
    ['de', 'Messe', 'Messe V'],
    ['de', 'Kantenschutz L 25', 'Kantenschutz L 25x'],
    ['de', 'Platte', 'Platte durc'],
    ['de', 'Was', 'Was kostet e'],
    ['de', 'Kettenführung', 'Kettenführung f'],
    ['de', 'Kettenrad 1/2', 'Kettenrad 1/2 Zo'],
    ['de', 'Platte PA6 20 mm', 'Platte PA6 20 m'],
    ['de', 'GL', 'GL-'],
  ] as const)('In %s %j finds as much as %j.', async (locale, before, term) => {
    const [earlier, later] = [await search(locale, before), await search(locale, term)]
    expect(totalOf(earlier)).toBeGreaterThan(0)
    expect(totalOf(later)).toBe(totalOf(earlier))
    expect(later.hits[0]?.url).toBe(earlier.hits[0]?.url)
  })

  test.each([
    ['de', 'PA6-Ru', 'Rundstab PA6 (Murylon B)'],
    ['de', 'TS-O6B', 'Kettenführung Typ TS Simplex'],
    ['de', 'Faxnum', 'Impressum'],
    ['cz', 'Kettenfü', 'Vedení řetězu typ T simplex'],
    ['de', 'amerik', 'Kettenführung Typ T Simplex'],
    ['de', '0555 23', 'Anna Kreutz'],
  ] as const)('In %s the beginning %j finds %s first.', async (locale, term, title) => {
    expect((await search(locale, term)).hits[0]?.title).toBe(title)
  })

  test.each([
    ['de', 'Rud', /^Rund/],
    ['en', 'ple', /^(?:Pl|Sheet)/],
  ] as const)('In %s three letters with a typing error, %j, begin a name.', async (locale, term, title) => {
    expect((await search(locale, term)).hits[0]?.title).toMatch(title)
  })

  test('Three letters that begin no name, not even with a typing error, find nothing.', async () => {
    expect(totalOf(await search('de', 'asd'))).toBe(0)
  })

  test('A number that is still typed changes no variant.', async () => {
    const variantOf = async (term: string) => {
      const [hit] = (await search('de', term)).hits
      return hit?.processor === 'shop product' ? hit.product?.number : undefined
    }
    expect(await variantOf('Kettenrad 08B-1')).toBe('KR-08B1-10')
    expect(await variantOf('Kettenrad 08B-1 z=1')).toBe('KR-08B1-10')
    expect(await variantOf('Kettenrad 08B-1 z=17')).toBe('KR-08B1-17')
    expect(await variantOf('Kettenrad 08B-1 z=99')).toBe('KR')
    expect(await variantOf('Kettenrad 1')).toBe('KR')
    expect(await variantOf('Hohlstab PET 80')).toBe('RO-PET-80X40-1000')
    expect(await variantOf('Hohlstab PET 80/5')).toBe('RO-PET-80X40-1000')
    expect(await variantOf('Hohlstab PET 80/50')).toBe('RO-PET-80X50-1000')
  })
})
