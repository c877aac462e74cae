import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import { readHitPage } from '#contracts/search/read-hit-page.ts'
import type { HitPage } from '#contracts/search/hit-page.ts'
import { PROCESSORS, type SearchRequest, toSearchParams } from '#contracts/search/search-request.ts'
import { BAD_QUERIES, BAD_TERMS } from './bad-input.ts'
import type { SearchDoor } from './doors.ts'
import { testFacets } from './facets.suite.ts'
import { testMeasures } from './measures.suite.ts'

const reading = { hosts: ['site.test'] }

/** The contract of every search service, with the demo company's documents behind each door. */
export const describeSearchContract = (doors: readonly SearchDoor[]) =>
  describe.each(doors)('The search $name', ({ open }) => {
    let door: Awaited<ReturnType<typeof open>>
    beforeAll(async () => {
      door = await open()
    })
    afterAll(() => door.close())

    const ask = async (request: SearchRequest) => {
      const response = await door.get(`/search?${toSearchParams(request)}`)
      expect(response.status).toBe(200)
      return response.json()
    }
    const search = async (term: string, more: Partial<SearchRequest> = {}): Promise<HitPage> =>
      readHitPage(await ask({ term, locale: 'de', ...more }), reading)
    const numbersOf = ({ hits }: HitPage) =>
      hits.map((hit) => (hit.processor === 'shop product' ? hit.product?.number : undefined))

    test('The envelope is that of Elasticsearch, with the index named content.', async () => {
      const response = await door.get('/search?term=kettenf%C3%BChrung&lang=de&index=content')
      expect(response.headers.get('content-type')).toMatch(/^application\/json/)
      const json = await response.json()
      expect(json).toMatchObject({
        took: expect.any(Number),
        timed_out: false,
        hits: { total: { value: expect.any(Number), relation: 'eq' }, max_score: expect.any(Number) },
      })
      expect(json.hits.hits.length).toBe(10)
      for (const hit of json.hits.hits) {
        expect(hit).toMatchObject({ _index: 'content', _id: expect.any(String), _score: expect.any(Number) })
        const { _source: source } = hit
        expect(PROCESSORS).toContain(source.processor)
        expect(Object.keys(source.data).toSorted()).toEqual(['content', 'seoPath', 'shortDescription'])
        expect(source.data.content.length).toBeLessThanOrEqual(200)
      }
      expect(new Set(json.hits.hits.map(({ _id }: { _id: string }) => _id)).size).toBe(10)
    })

    test.each(['T-08B1-S-2000', 't08b1s2000', 'T 08b1 S 2000', 't/08B1.s_2000'])(
      'The item number %j leads to its variant.',
      async (term) => {
        const { hits } = await search(term)
        expect(hits[0]).toMatchObject({
          processor: 'shop product',
          reasons: ['number'],
          product: { number: 'T-08B1-S-2000', variantId: expect.any(String) },
          url: expect.stringMatching(/^\/de\/shop\/product\/.+\?variant=T-08B1-S-2000$/),
        })
      },
    )

    test('An item number within a sentence is found.', async () => {
      expect(numbersOf(await search('Bitte Angebot für PL-PA6-NT-20-1000X2000 senden'))[0]).toBe(
        'PL-PA6-NT-20-1000X2000',
      )
    })

    test('The beginning of a number finds those that begin so, the shortest first.', async () => {
      const { hits } = await search('ct-08b1')
      const begun = hits.filter(({ reasons }) => reasons.includes('number-prefix'))
      expect(begun.length).toBeGreaterThan(3)
      expect(hits.slice(0, begun.length)).toEqual(begun)
      const numbers = begun.map((hit) => (hit.processor === 'shop product' ? (hit.product?.number ?? '') : ''))
      expect(numbers.every((number) => number.startsWith('CT-08B1'))).toBe(true)
      expect(numbers.map(({ length }) => length)).toEqual(numbers.map(({ length }) => length).toSorted((a, b) => a - b))
    })

    test('A number with a wrong letter suggests the similar ones.', async () => {
      const { hits, suggestions } = await search('T-08B1-X-2000')
      expect(suggestions).toContain('T-08B1-S-2000')
      expect(hits.some(({ reasons }) => reasons.includes('similar'))).toBe(true)
    })

    test('A length that is sawn needs a choice, a cut sheet does not.', async () => {
      expect((await search('T-08B1-S-2000')).hits[0]).toMatchObject({ product: { isChoiceNeeded: true } })
      expect((await search('SR-1-32')).hits[0]).toMatchObject({
        product: { isChoiceNeeded: false, number: 'SR-1-32', variants: expect.any(Number) },
      })
    })

    test.each([
      ['de', 'kettenführung', 'Kettenführung'],
      ['de', 'kettenfuehrungen', 'Kettenführung'],
      ['de', 'KETTENFUHRUNG', 'Kettenführung'],
      ['en', 'chain guides', 'Chain guide'],
      ['nl', 'kettinggeleidingen', 'Kettinggeleiding'],
      ['cz', 'vedeni retezu', 'Vedení řetězu'],
      ['cz', 'vedeních řetězů', 'Vedení řetězu'],
    ] as const)('In %s %j finds products named %s.', async (locale, term, name) => {
      const { hits } = await search(term, { locale, source: 'shop product' })
      expect(hits.length).toBeGreaterThan(4)
      for (const { title } of hits.slice(0, 5)) expect(title).toContain(name)
    })

    test.each([
      ['Ketten Führung', 'Kettenführung'],
      ['Führung für Ketten', 'Kettenführung'],
      ['Leiste zum Gleiten', 'Gleitleiste'],
      ['Rad Kette', 'Kettenrad'],
    ])('The parts %j find the compound %s.', async (term, name) => {
      const { hits } = await search(term, { source: 'shop product', size: 5 })
      expect(hits.map(({ title }) => title).join()).toContain(name)
    })

    test.each([
      ['Kunststoffgleitleiste', 'Gleitleiste'],
      ['Rollenkettenführungsschiene', 'Kettenführung'],
    ])('The compound %j, which no document has, finds %s.', async (term, name) => {
      const { hits } = await search(term, { size: 10 })
      expect(hits.map(({ title, content }) => title + content).join()).toContain(name)
    })

    test('Options choose the variant.', async () => {
      const { hits } = await search('ct 08b-1 schwarz')
      expect(hits[0]).toMatchObject({ product: { number: expect.stringMatching(/^CT-08B1-SA-/) } })
      expect(hits[0]?.shortDescription).toMatch(/08B-1.*schwarz/)
    })

    testMeasures(search)
    testFacets(search)

    test('Without a distinction the product is the hit, with no variant chosen.', async () => {
      const { hits } = await search('Platte PA6', { source: 'shop product' })
      expect(hits[0]).toMatchObject({
        title: 'Platte PA6 (Murylon B)',
        product: { number: 'PL-PA6', variantId: null, isChoiceNeeded: true },
      })
      expect(hits[0]?.url).not.toContain('variant')
    })

    test.each([
      ['Platte PEEK 20 x 500 x 1000', 'PL-PEEK-NT-20-500X1000', 'de'],
      ['20×500×1000 mm platte peek', 'PL-PEEK-NT-20-500X1000', 'de'],
      ['Rundstab POM-H Ø 80', 'RS-POMH-NT-80-1000', 'de'],
      ['Rundstab POM-H 8 cm', 'RS-POMH-NT-80-1000', 'de'],
      // A word of this name is in the name of an option, too.
      ['Napínák řetězu (napínací box) 47,5x112x86,8 mm', 'SB-2-GB-ZN', 'cz'],
    ] as const)('The measures in %j choose %s.', async (term, number, locale) => {
      expect(numbersOf(await search(term, { locale, source: 'shop product' }))[0]).toBe(number)
    })

    test.each([
      ['teflon platte', 'Platte PTFE'],
      ['nylon platte', 'Platte PA'],
      ['delrin stab', 'POM'],
      ['PE 1000 platte', 'PE-UHMW'],
    ])('The trade name in %j finds %s, and the response says so.', async (term, name) => {
      const { hits, understood } = await search(term, { source: 'shop product' })
      expect(hits[0]?.title).toContain(name)
      expect(understood?.synonyms.length).toBeGreaterThan(0)
    })

    test.each([
      ['de', 'Kettenfürhung', 'Kettenführung'],
      ['en', 'chain giude', 'Chain guide'],
      ['nl', 'ketinggeleiding', 'Kettinggeleiding'],
      ['cz', 'vedeni rétezzu', 'Vedení řetězu'],
    ] as const)('In %s the typing error in %j is put right, and suggested.', async (locale, term, name) => {
      const { hits, suggestions, understood } = await search(term, { locale, source: 'shop product' })
      expect(hits[0]?.title).toContain(name)
      expect(suggestions.length).toBeGreaterThan(0)
      expect(understood?.corrected.length).toBeGreaterThan(0)
    })

    test('A page, a person and a file are found by what they are.', async () => {
      expect((await search('agb')).hits[0]).toMatchObject({ processor: 'website', url: '/de/agb' })
      const [contact] = (await search('Anna Kreutz')).hits
      expect(contact).toMatchObject({
        processor: 'contacts',
        contact: { name: 'Anna Kreutz', tel: expect.any(String) },
      })
      expect((await search('Lebensmittelkontakt', { source: 'downloads' })).hits[0]).toMatchObject({
        processor: 'downloads',
        file: { kind: 'PDF', language: 'de', bytes: expect.any(Number) },
        url: expect.stringMatching(/\.pdf/),
      })
    })

    test('Counts say how many hits each source has, and a source limits the hits to its own.', async () => {
      const all = await search('kettenführung', { size: 50 })
      const sum = Object.values(all.counts ?? {}).reduce((total, count) => total + count, 0)
      expect(all.total).toBe(sum)
      for (const source of PROCESSORS) {
        const own = await search('kettenführung', { source, size: 50 })
        expect(own.counts).toEqual(all.counts)
        expect(own.total).toBe(all.counts?.[source])
        expect(own.hits.length).toBe(Math.min(50, own.total))
        expect(own.hits.every(({ processor }) => processor === source)).toBe(true)
      }
    })

    test('Pages follow each other without a gap or a repetition.', async () => {
      const whole = (await search('führung', { size: 24 })).hits.map(({ id }) => id)
      const first = (await search('führung', { size: 12 })).hits.map(({ id }) => id)
      const second = (await search('führung', { from: 12, size: 12 })).hits.map(({ id }) => id)
      expect([...first, ...second]).toEqual(whole)
      const numbers = (await search('PL-PE', { size: 30 })).hits.map(({ id }) => id)
      const later = (await search('PL-PE', { from: 10, size: 20 })).hits.map(({ id }) => id)
      expect(numbers.slice(10)).toEqual(later)
    })

    test('A filter chooses a variant that passes it.', async () => {
      const { hits } = await search('kettenführung typ t simplex', {
        filters: { chain: ['16b-1'] },
        source: 'shop product',
      })
      expect(hits[0]).toMatchObject({ product: { number: expect.stringMatching(/^T-16B1-/) } })
    })

    test('A range limits the hits by a measure.', async () => {
      const wide = await search('rundstab', { source: 'shop product', ranges: { diameter: { min: 145, max: 155 } } })
      expect(wide.total).toBeGreaterThan(0)
      const none = await search('rundstab', { source: 'shop product', ranges: { diameter: { min: 5_000 } } })
      expect(none.total).toBe(0)
    })

    test('Marks are around the words that were found.', async () => {
      const { hits } = await search('schwarze Ketten', { source: 'website' })
      const marked = hits.flatMap(({ content, contentMarks }) =>
        contentMarks.map(({ start, end }) => content.slice(start, end).toLowerCase()),
      )
      expect(marked.length).toBeGreaterThan(0)
      expect(marked.every((text) => /kette|schwarz/.test(text))).toBe(true)
    })

    test.each(LOCALES)('In %s a hit on a page has the address of this language.', async (locale) => {
      const { hits } = await search('PE-UHMW', { locale, source: 'website', size: 50 })
      expect(hits.length).toBeGreaterThan(0)
      for (const { url } of hits) expect(url).toMatch(new RegExp(`^/${locale}(/|$)`))
    })

    test('A term without similar words has no hits.', async () => {
      expect(await search('xqzwvk')).toMatchObject({ total: 0, hits: [], suggestions: [] })
    })

    test.each(Object.entries(BAD_TERMS))(
      '%s are searched for as text, and never sent back as markup.',
      async (_, term) => {
        for (const locale of LOCALES) {
          const response = await door.get(
            `/search?${new URLSearchParams({ term: term.slice(0, 3_000), lang: locale })}`,
          )
          expect(response.status).toBe(200)
          const text = await response.text()
          expect(text).not.toMatch(/<script|onerror/)
          expect(readHitPage(JSON.parse(text), reading).hits.length).toBeLessThanOrEqual(10)
        }
      },
    )

    test.each(BAD_QUERIES)('%s is refused with the reason.', async (path) => {
      const response = await door.get(path)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        error: { type: 'invalid_query', reason: expect.any(String) },
        status: 400,
      })
    })

    test('Other methods and paths are refused.', async () => {
      const wrong = await door.get('/search?term=kette&lang=de', 'POST')
      expect(wrong.status).toBe(405)
      expect(wrong.headers.get('allow')).toContain('GET')
      expect((await door.get('/search/all?term=kette&lang=de')).status).toBe(404)
    })
  })
