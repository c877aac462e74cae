import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import * as tables from '#backend/database/schema/catalogue.ts'
import { ENGLISH } from '#contracts/shop/languages.ts'
import { catalogueFolder, smallCatalogue, type CatalogueFiles } from '#test/support/catalogue-folder.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { importWhenEmpty } from './first-start.ts'
import { importCatalogue, type OnProgress } from './import-catalogue.ts'
import { categoryId, deliveryTimeId, optionId, productId } from './rows/keys.ts'

describeOnEachDatabase('Importing a catalogue', (open) => {
  let database: OpenedDatabase
  const load = async (
    files: CatalogueFiles,
    onProgress?: OnProgress,
    options: { prunes?: boolean; isTrial?: boolean } = {},
  ) => {
    const { folder, remove } = await catalogueFolder(files)
    return importCatalogue({ db: database.db, folder, onProgress, ...options }).finally(remove)
  }
  const productOf = async (number: string) => {
    const rows = await database.db.select().from(tables.product).where(eq(tables.product.productNumber, number))
    return rows[0]
  }
  const mediaOf = async (id: string | null | undefined) => {
    const rows = await database.db
      .select()
      .from(tables.media)
      .where(eq(tables.media.id, id ?? ''))
    return rows[0]
  }
  const everything = async () => {
    const rows = await Promise.all(
      Object.values(tables).map((table) => database.db.select({ row: sql`to_jsonb(${table})` }).from(table)),
    )
    return rows
      .flat()
      .map(({ row }) => JSON.stringify(row))
      .toSorted()
  }

  beforeAll(async () => {
    database = await open()
  })

  test('fills an empty database once', async () => {
    const { folder, remove } = await catalogueFolder(smallCatalogue())
    const stages = new Set<string>()
    const onProgress: OnProgress = (stage, done, total) => done === total && stages.add(stage)
    expect(await importWhenEmpty(database.db, { folder, onProgress })).toMatchObject({ products: 2, variants: 4 })
    expect([...stages]).toEqual(['check', 'products', 'addresses'])
    expect(await importWhenEmpty(database.db, { folder })).toBeUndefined()
    await remove()
  })

  test('gives a parent its texts, references and complete facts', async () => {
    expect(await productOf('T-1')).toMatchObject({
      id: productId('T-1'),
      parentId: null,
      name: { de: 'Kettenführung T', en: 'Chain guide T' },
      categoryIds: [categoryId('chain-guides'), categoryId('type-t')],
      propertyIds: [optionId('chain/06b'), optionId('chain/08b')],
      deliveryTimeId: deliveryTimeId('stock'),
      priceNet: null,
      facts: {
        all: { priceOnRequest: true, cProfiles: [productId('C20-ZN')] },
        en: {
          language: 'en',
          highlights: ['runs dry'],
          technical: [{ name: 'Density', value: '0.93 g/cm³' }],
          documents: [{ kind: 'data-sheet', title: 'Technical data sheet' }, { kind: 'handling' }],
        },
        de: { highlights: ['läuft trocken'], documents: [{ title: 'Technisches Datenblatt' }, {}] },
      },
    })
  })

  test('claims no suitability that its line leaves open', async () => {
    const facts = (await productOf('C20'))?.facts.all
    expect([facts?.food, facts?.atex, facts?.antistatic, facts?.pfas]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('gives a variant its own price, options and facts and lets it inherit the rest', async () => {
    const green = await productOf('T-06B-G')
    expect(green).toMatchObject({ parentId: productId('T-1'), priceNet: '12.50', name: null, weight: 0.5 })
    expect(green?.optionIds).toEqual([optionId('chain/06b'), optionId('colour/green')])
    expect(green?.facts.all).toEqual({ priceOnRequest: false })
    expect(green?.facts.de).toEqual({ dimensions: [{ symbol: 'b', name: 'Breite', value: 15, unit: 'mm' }] })
    expect(await productOf('T-08B-G')).toMatchObject({ coverId: null, mediaIds: [], priceNet: null })
    const kinds = (await productOf('T-06B-N'))?.facts.en.documents?.map(({ kind }) => kind)
    expect(kinds?.toSorted()).toEqual(['data-sheet', 'fda', 'handling'])
  })

  test('stores a picture once, with its size, however many products show it', async () => {
    const [green, natural, parent] = await Promise.all(['T-06B-G', 'T-06B-N', 'T-1'].map(productOf))
    expect(green?.coverId).toBe(natural?.coverId)
    expect(green?.mediaIds).toHaveLength(2)
    expect(green?.coverId).not.toBe(parent?.coverId)
    const category = await database.db.select().from(tables.category).where(eq(tables.category.key, 'chain-guides'))
    expect(category[0]?.mediaId).toBe(parent?.coverId)
    const cover = await mediaOf(parent?.coverId)
    const svg = Buffer.from(cover?.content ?? []).toString()
    expect(svg).toMatch(/^<svg .*<\/svg>$/s)
    expect(svg).toContain(`width="${cover?.width}" height="${cover?.height}"`)
    expect(cover).toMatchObject({ fileName: 't-1.svg', mimeType: 'image/svg+xml', alt: { en: 'Chain guide T' } })
    expect(cover?.size).toBe(cover?.content.byteLength)
  })

  test('stores documents as PDFs at the addresses in the facts', async () => {
    const document = (await productOf('T-1'))?.facts.de.documents?.[0]
    const [, , id, fileName] = document?.url.split('/') ?? []
    const stored = await mediaOf(id)
    expect(stored).toMatchObject({ fileName, mimeType: 'application/pdf', size: document?.size })
    expect(fileName).toBe('t-1-datenblatt.pdf')
    expect(
      Buffer.from(stored?.content ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test('derives addresses from the tree: a product’s from its deepest category, a variant’s from its parent', async () => {
    const rows = await database.db.select().from(tables.seoUrl).where(eq(tables.seoUrl.languageId, ENGLISH))
    expect(rows.map(({ seoPathInfo }) => seoPathInfo).toSorted()).toEqual([
      'chain-guides/',
      'chain-guides/c-profile',
      'chain-guides/c-profile/c20-zn',
      'chain-guides/type-t/',
      'chain-guides/type-t/chain-guide-t',
      'chain-guides/type-t/chain-guide-t/t-06b-g',
      'chain-guides/type-t/chain-guide-t/t-06b-n',
      'chain-guides/type-t/chain-guide-t/t-08b-g',
    ])
    expect(rows.find(({ seoPathInfo }) => seoPathInfo === 'chain-guides/type-t/')).toMatchObject({
      routeName: 'frontend.navigation.page',
      foreignKey: categoryId('type-t'),
      pathInfo: `/navigation/${categoryId('type-t')}`,
    })
    const levels = await database.db.select().from(tables.category)
    expect(Object.fromEntries(levels.map(({ key, level }) => [key, level]))).toEqual({
      root: 1,
      'chain-guides': 2,
      'type-t': 3,
    })
  })

  test('changes nothing for the same files', async () => {
    const before = await everything()
    expect(await load(smallCatalogue())).toMatchObject({ changed: 0, deactivated: 0 })
    expect(await everything()).toEqual(before)
  })

  test('changes a changed row and deactivates a missing product until it returns', async () => {
    const files = smallCatalogue()
    const [first, ...others] = files.variants
    if (!first) throw new Error('no variant')
    files.variants = [{ ...first, stock: 77 }, ...others.filter(({ number }) => number !== 'T-08B-G')]
    files.products[0]!.slug = { de: 'c-profil', en: 'guide' }
    files.products[1]!.categories = ['type-t']
    files.products[1]!.slug = { de: 'kettenfuehrung-t', en: 'c-profile' }
    await load(files)
    expect(await productOf('T-06B-G')).toMatchObject({ stock: 77, active: true })
    expect(await productOf('T-08B-G')).toMatchObject({ active: false, stock: 5 })
    const swapped = await database.db
      .select()
      .from(tables.seoUrl)
      .where(eq(tables.seoUrl.seoPathInfo, 'kettenfuehrungen/typ-t/kettenfuehrung-t'))
    expect(swapped.map(({ foreignKey }) => foreignKey)).toEqual([productId('C20')])
    expect(await load(smallCatalogue())).toMatchObject({ deactivated: 0 })
    expect(await productOf('T-08B-G')).toMatchObject({ active: true })
    expect(await load(smallCatalogue())).toMatchObject({ changed: 0 })
  })

  test('names what is missing in the files, and keeps it with its address where it is not to be taken off', async () => {
    const files = smallCatalogue()
    files.variants = files.variants.filter(({ number }) => number !== 'T-08B-G')
    const result = await load(files, undefined, { prunes: false })
    expect(result).toMatchObject({ missing: ['T-08B-G'], deactivated: 0 })
    expect(await productOf('T-08B-G')).toMatchObject({ active: true })
    const addresses = await database.db
      .select()
      .from(tables.seoUrl)
      .where(eq(tables.seoUrl.foreignKey, productId('T-08B-G')))
    expect(addresses).toHaveLength(4)
  })

  test('gives an address to another product where nothing is taken off', async () => {
    const files = smallCatalogue()
    const [guide, profile] = files.products
    if (!guide || !profile) throw new Error('no products')
    profile.categories = guide.categories
    ;[guide.slug, profile.slug] = [profile.slug, guide.slug]
    await load(files, undefined, { prunes: false })
    const at = (path: string) => database.db.select().from(tables.seoUrl).where(eq(tables.seoUrl.seoPathInfo, path))
    const [first, second] = [await at('chain-guides/type-t/chain-guide-t'), await at('chain-guides/type-t/c-profile')]
    expect([first[0]?.foreignKey, second[0]?.foreignKey]).toEqual([productId(profile.number), productId(guide.number)])
    expect(await load(files, undefined, { prunes: false })).toMatchObject({ changed: 0 })
    await load(smallCatalogue())
  })

  test('counts in a trial what it would change, and changes nothing', async () => {
    const before = await everything()
    const files = smallCatalogue()
    files.variants[0]!.stock = 78
    files.variants = files.variants.filter(({ number }) => number !== 'T-08B-G')
    const result = await load(files, undefined, { isTrial: true })
    expect(result).toMatchObject({ missing: ['T-08B-G'], deactivated: 1, variants: 3 })
    expect(result.changed).toBeGreaterThan(0)
    expect(await everything()).toEqual(before)
  })

  test('gives a variant its own properties and those of its parent in other groups', async () => {
    const files = smallCatalogue()
    files.products[1]!.properties = ['chain/06b', 'colour/natural']
    files.variants[2]!.options = ['colour/green']
    files.variants[2]!.properties = ['chain/08b']
    files.variants[3]!.properties = ['colour/green']
    await load(files)
    const propertiesOf = async (number: string) => (await productOf(number))?.propertyIds
    expect(await propertiesOf('T-08B-G')).toEqual([optionId('chain/08b')])
    expect(await propertiesOf('C20-ZN')).toEqual([optionId('chain/06b'), optionId('colour/green')])
    expect(await propertiesOf('T-06B-G')).toEqual([])
    await load(smallCatalogue())
  })

  test('has the same rows if the lines of families are mixed', async () => {
    const files = smallCatalogue()
    files.products.reverse()
    const [first, second, ...others] = files.variants
    files.variants = [first!, others.pop()!, second!, ...others]
    expect(await load(files)).toMatchObject({ changed: 0, variants: 4 })
  })

  test('changes nothing if a file is changed after it was checked', async () => {
    const before = await everything()
    const { folder, remove } = await catalogueFolder(smallCatalogue())
    const files = smallCatalogue()
    files.variants[0]!.number = 'T-06B-X'
    const onProgress: OnProgress = (stage, done, total) => {
      if (stage !== 'check' || done < total) return
      const lines = files.variants.map((variant) => `${JSON.stringify(variant)}\n`)
      writeFileSync(join(folder, 'variants.jsonl'), lines.join(''))
    }
    const result = importCatalogue({ db: database.db, folder, onProgress })
    await expect(result.finally(remove)).rejects.toThrow('variants.jsonl:1: was changed during the import')
    expect(await everything()).toEqual(before)
  })

  test('changes nothing if writing fails halfway', async () => {
    const before = await everything()
    const files = smallCatalogue()
    files.categories[0]!.name = { de: 'Neu', en: 'New' }
    const stop: OnProgress = (stage, done, total) => {
      if (stage === 'addresses' && done === total) throw new Error('power cut')
    }
    await expect(load(files, stop)).rejects.toThrow('power cut')
    expect(await everything()).toEqual(before)
  })

  test('changes nothing for wrong files', async () => {
    const before = await everything()
    const files = smallCatalogue()
    files.variants[0]!.stock = 99
    files.variants[1]!.options = ['chain/99z']
    await expect(load(files)).rejects.toThrow('variants.jsonl:2 options: unknown option chain/99z')
    expect(await everything()).toEqual(before)
  })

  test('has the result of one import if two run at once', async () => {
    const results = await Promise.all([load(smallCatalogue()), load(smallCatalogue())])
    expect(results.map(({ deactivated }) => deactivated)).toEqual([0, 0])
  })
})
