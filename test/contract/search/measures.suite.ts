import { expect, test } from 'vitest'
import type { HitPage } from '#contracts/search/hit-page.ts'
import type { SearchRequest } from '#contracts/search/search-request.ts'

/** Results of a search for measures and letters of types, in German. */
export function testMeasures(search: (term: string, more?: Partial<SearchRequest>) => Promise<HitPage>): void {
  test('A diameter is not any other measure, and the response says how it was read.', async () => {
    const { hits, understood } = await search('Ø 80', { source: 'shop product', size: 50 })
    expect(understood?.measures).toEqual([{ text: 'ø 80', values: [80], label: 'Durchmesser' }])
    expect(hits.map(({ title }) => title).join()).toContain('Rundstab')
    expect(hits.map(({ title }) => title).join()).not.toMatch(/Platte|Gleitleiste flach|Kantenschutz/)
  })

  test('A single letter in a term does not begin other words.', async () => {
    const { hits } = await search('werkstoff s', { source: 'shop product', size: 50 })
    const marked = hits.flatMap(({ title, titleMarks }) => titleMarks.map(({ start, end }) => title.slice(start, end)))
    expect(marked).toContain('S')
    expect(marked).not.toContain('Simplex')
  })

  test('The description of a hit’s variant has no bare number and nothing twice.', async () => {
    const { hits } = await search('SR-1-32')
    expect(hits[0]?.shortDescription).toMatch(/^Modul 1 · .*32/)
    const parts = hits[0]?.shortDescription.split(' · ') ?? []
    expect(parts.filter((part) => /^[\d.,]+$/.test(part))).toEqual([])
    expect(parts.filter((part) => parts.some((other) => other !== part && other.includes(part)))).toEqual([])
  })

  test('Measures of one name are one, and a range of it holds for each of them.', async () => {
    const { measures } = await search('federkraft', { source: 'shop product' })
    const labels = measures.map(({ label, unit }) => `${label} ${unit}`)
    expect(new Set(labels).size).toBe(labels.length)
    const force = measures.find(({ unit }) => unit === 'N')
    expect(force?.label).toBe('Federkraft')
    const within = await search('federkraft', {
      source: 'shop product',
      ranges: { [force?.key ?? '']: { min: 100 } },
    })
    expect(within.total).toBeGreaterThan(0)
    const none = await search('federkraft', {
      source: 'shop product',
      ranges: { [force?.key ?? '']: { min: 90_000 } },
    })
    expect(none.total).toBe(0)
  })
}
