import { expect, test } from 'vitest'
import { importCatalogue } from '#backend/shop/import/import-catalogue.ts'
import type { IndexedOption, IndexedPage, IndexedProduct } from '#contracts/search/index-source.ts'
import { catalogueFolder, smallCatalogue } from '#test/support/catalogue-folder.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { createShopSource } from './shop-source.ts'

const SHEETS = {
  de: 'Technisches Datenblatt',
  en: 'Technical data sheet',
  nl: 'Technisch gegevensblad',
  cz: 'Technický list',
}

describeOnEachDatabase('The catalogue as the search reads it', (open) => {
  test('Products have their texts, options, measures and variants, and categories their address.', async () => {
    const { db } = await open()
    const first = await catalogueFolder(smallCatalogue())
    await importCatalogue({ db, folder: first.folder })
    const source = createShopSource(db)
    const version = await source.version()
    const options: IndexedOption[] = []
    const products: IndexedProduct[] = []
    const pages: IndexedPage[] = []
    for await (const batch of source.read()) {
      options.push(...(batch.options ?? []))
      products.push(...(batch.products ?? []))
      pages.push(...(batch.pages ?? []))
      expect(batch.done).toBeLessThanOrEqual(batch.total)
    }
    expect(options.find(({ key }) => key === '08b')).toMatchObject({
      filter: 'chain',
      names: { de: '08B-1', cz: '08B-1' },
      labels: { de: 'Kette', en: 'Chain', nl: 'Chain' },
    })
    const files = smallCatalogue()
    expect(products.map(({ number }) => number).toSorted()).toEqual(
      files.products.map(({ number }) => number).toSorted(),
    )
    const numbers = products.flatMap(({ variants }) => variants.map(({ number }) => number))
    expect(numbers.toSorted()).toEqual(files.variants.map(({ number }) => number).toSorted())
    for (const { texts, variants, image } of products) {
      expect(texts.de).toMatchObject({ name: expect.stringMatching(/\S/), seoPath: expect.stringMatching(/\S/) })
      // The catalogue has German and English texts.
      expect([texts.de.language, texts.en.language, texts.nl.language, texts.cz.language]).toEqual([
        undefined,
        undefined,
        'en',
        'en',
      ])
      expect(image).toMatch(/^\/media\/[0-9a-f]{32}\/.+\.svg$/)
      for (const variant of variants) expect(variant.image).toMatch(/^\/media\//)
    }
    expect(pages.map(({ locale, processor }) => `${locale} ${processor}`)).toContain('cz website')
    const sheets = pages.filter(({ processor }) => processor === 'downloads')
    expect(pages.every(({ seoPath, url, title }) => (seoPath !== '' || url !== '') && title !== '')).toBe(true)
    expect(sheets.map(({ locale }) => locale).toSorted()).toEqual(['cz', 'de', 'en', 'nl'])
    // The sheet of nl and cz is in English.
    for (const [locale, title] of Object.entries(SHEETS))
      expect(sheets.find((sheet) => sheet.locale === locale)?.title).toMatch(new RegExp(`: ${title}$`))
    for (const { url, image, shortDescription, extra } of sheets) {
      expect(image).toMatch(/^\/media\/[0-9a-f]{32}\/.+\.svg$/)
      expect(files.products.map(({ number }) => number)).toContain(shortDescription)
      expect(url).toMatch(/^\/media\/[0-9a-f]{32}\/.+\.pdf$/)
      expect(extra.file).toMatchObject({ kind: 'PDF', bytes: expect.any(Number) })
    }
    files.variants = files.variants.map((variant) => ({ ...variant, stock: 99 }))
    const [product] = files.products
    if (product) product.description = { de: '<p>Leise.</p><p>Robust &amp; dicht.</p>' }
    const second = await catalogueFolder(files)
    await importCatalogue({ db, folder: second.folder })
    expect(await source.version()).not.toBe(version)
    const again: IndexedProduct[] = []
    for await (const batch of source.read()) again.push(...(batch.products ?? []))
    const described = again.find(({ number }) => number === product?.number)
    expect(described?.texts.de.description).toMatch(/^Leise\. Robust & dicht\./)
    await Promise.all([first.remove(), second.remove()])
  })
})
