import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import * as tables from '#backend/database/schema/catalogue.ts'
import { loadSharp } from '#backend/pictures/load-sharp.ts'
import { importCatalogue } from '#backend/shop/import/import-catalogue.ts'
import { createMediaApi } from '#backend/shop/media/api.ts'
import { readMedia } from '#backend/shop/media/media-struct.ts'
import { catalogueFolder, smallCatalogue, type CatalogueFiles } from '#test/support/catalogue-folder.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { thumbnailWidths } from './photograph.ts'

const PDF = '%PDF-1.4 of our own'
const STEP = 'ISO-10303-21;\nHEADER;\nENDSEC;\nEND-ISO-10303-21;\n'
const ALT = { de: 'Puffer auf Stahl', en: 'Buffer on steel', nl: 'Buffer op staal', cs: 'Nárazník na oceli' }

test.each([
  [200, [200]],
  [340, [340]],
  [1000, [320, 640, 1000]],
  [1300, [320, 640, 1280]],
  [4000, [320, 640, 1280]],
])('A photograph %i pixels wide has the sizes %j.', (width, widths) => expect(thumbnailWidths(width)).toEqual(widths))

describeOnEachDatabase('Photographs and documents of one’s own', (open) => {
  let database: OpenedDatabase
  let filesFolder: string
  const load = async (files: CatalogueFiles) => {
    const { folder, remove } = await catalogueFolder(files)
    return importCatalogue({ db: database.db, folder, filesFolder }).finally(remove)
  }
  const withPhotographs = (): CatalogueFiles => {
    const files = smallCatalogue()
    const [guide, profile] = files.products
    Object.assign(guide!, {
      photographs: [{ file: 'media/Buffer 1.jpg', alt: ALT }, { file: 'media/second.png' }],
      files: [
        { file: 'media/sheet.pdf', kind: 'declaration', title: { de: 'Unsere Erklärung', en: 'Our declaration' } },
        { file: 'media/sheet.pdf', kind: 'drawing', language: 'de' },
      ],
    })
    delete profile!.picture
    Object.assign(files.variants[0]!, { files: [{ file: 'media/part.step', kind: 'step' }] })
    Object.assign(files.variants[3]!, { photographs: [{ file: 'media/second.png' }] })
    return files
  }
  const productOf = async (number: string) =>
    (await database.db.select().from(tables.product).where(eq(tables.product.productNumber, number)))[0]
  const mediaOf = async (ids: readonly string[], languageCode: 'de' | 'en' | 'nl' | 'cs' = 'en') => {
    const found = await readMedia({ db: database.db, languageCode, mediaOrigin: '' }, [...ids])
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  beforeAll(async () => {
    database = await open()
    filesFolder = await mkdtemp(join(tmpdir(), 'own-files-'))
    await mkdir(join(filesFolder, 'media'))
    const sharp = await loadSharp()
    const picture = (width: number, height: number, channels: 3 | 4) =>
      sharp({ create: { width, height, channels, background: { r: 1, g: 127, b: 66, alpha: 0.5 } } })
    // Taken on its side, with a name of the camera.
    const sideways = picture(900, 1400, 3)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Model: 'Camera' } })
    await writeFile(join(filesFolder, 'media/Buffer 1.jpg'), await sideways.jpeg().toBuffer())
    await writeFile(join(filesFolder, 'media/second.png'), await picture(300, 200, 4).png().toBuffer())
    await writeFile(join(filesFolder, 'media/sheet.pdf'), PDF)
    await writeFile(join(filesFolder, 'media/part.step'), STEP)
    await writeFile(join(filesFolder, 'media/broken.jpg'), 'no picture')
    const whole = await picture(800, 800, 3).jpeg().toBuffer()
    await writeFile(join(filesFolder, 'media/half.jpg'), whole.subarray(0, whole.length / 2))
  })
  afterAll(() => rm(filesFolder, { recursive: true }))

  test('are stored in sizes, the first one as the cover, before the drawings', async () => {
    await load(withPhotographs())
    const guide = await productOf('T-1')
    const media = await mediaOf(guide?.mediaIds ?? [])
    expect(media.map(({ mimeType }) => mimeType)).toEqual(['image/jpeg', 'image/png', 'image/svg+xml', 'image/svg+xml'])
    expect(guide?.coverId).toBe(media[0]?.id)
    const [first] = media
    expect(first).toMatchObject({ alt: ALT.en, url: `/media/${first?.id}/buffer-1.jpg`, metaData: { width: 1400 } })
    expect((await mediaOf([first?.id ?? ''], 'cs'))[0]?.alt).toBe(ALT.cs)
    expect(first?.thumbnails.map(({ width, height }) => [width, height])).toEqual([
      [320, 206],
      [640, 411],
      [1280, 823],
    ])
    const [stored] = await database.db
      .select()
      .from(tables.media)
      .where(eq(tables.media.id, first?.id ?? ''))
    const written = await (await loadSharp())(Buffer.from(stored?.content ?? [])).metadata()
    expect([written.width, written.height, written.exif, written.orientation]).toEqual([
      1400,
      900,
      undefined,
      undefined,
    ])
  })

  test('are sent in each size as AVIF or WebP, as the browser accepts', async () => {
    const [first] = await mediaOf([(await productOf('T-1'))?.coverId ?? ''])
    const api = createMediaApi(database.db, { error: () => {} })
    const get = async (path: string, accept: string) => {
      const { status, headers } = await api.request(path.replace('/media', ''), { headers: { accept } })
      return [status, headers.get('content-type'), headers.get('vary')]
    }
    for (const { url } of first?.thumbnails ?? []) {
      expect(await get(url, 'image/avif,image/webp,*/*')).toEqual([200, 'image/avif', 'Accept'])
      expect(await get(url, 'image/webp,*/*')).toEqual([200, 'image/webp', 'Accept'])
    }
    expect((await get(`/media/${first?.id}/641/buffer-1.webp`, '*/*'))[0]).toBe(404)
    expect((await get(`/media/${first?.id}/640/other.webp`, '*/*'))[0]).toBe(404)
  })

  test('of a product are those of a variant that has a drawing, and the other way round', async () => {
    const [guide, drawn, bare, profile] = await Promise.all(['T-1', 'T-06B-N', 'T-08B-G', 'C20'].map(productOf))
    expect(drawn?.coverId).toBe(guide?.coverId)
    expect(drawn?.mediaIds).toHaveLength(4)
    expect([bare?.coverId, bare?.mediaIds]).toEqual([null, []])
    expect(profile?.coverId).toBe((await productOf('C20-ZN'))?.coverId)
  })

  test('documents are listed beside the made ones, and a STEP file makes a model', async () => {
    const guide = await productOf('T-1')
    const titles = (facts: NonNullable<typeof guide>['facts']['en'] | undefined) =>
      facts?.documents?.map(({ kind, title, language }) => [kind, title, language])
    expect(titles(guide?.facts.de)?.slice(0, 3)).toEqual([
      ['declaration', 'Unsere Erklärung', undefined],
      ['drawing', 'Zeichnung', 'de'],
      ['data-sheet', 'Technisches Datenblatt', 'de'],
    ])
    expect(titles(guide?.facts.en)?.slice(0, 2)).toEqual([
      ['declaration', 'Our declaration', undefined],
      ['drawing', 'Zeichnung', 'de'],
    ])
    const ofVariant = titles((await productOf('T-06B-N'))?.facts.en)
    expect(ofVariant?.map(([kind]) => kind)).toEqual(['declaration', 'drawing', 'data-sheet', 'handling', 'fda'])
    expect(guide?.facts.all?.hasModel).toBe(true)
    const variant = await productOf('T-06B-G')
    expect((await mediaOf(variant?.mediaIds ?? [])).at(-1)).toMatchObject({ mimeType: 'model/step', fileName: 'part' })
  })

  test('are not made again by another import, which changes their text alone', async () => {
    expect(await load(withPhotographs())).toMatchObject({ changed: 0 })
    const files = withPhotographs()
    Object.assign(files.products[0]!, { photographs: [{ file: 'media/Buffer 1.jpg', alt: { en: 'Other' } }] })
    await load(files)
    const [first] = await mediaOf([(await productOf('T-1'))?.coverId ?? ''])
    expect([first?.alt, first?.thumbnails.length]).toEqual(['Other', 3])
    const [size] = (await database.db.execute(sql`select min(length(content)) as least from media`)).rows
    expect(Number(size?.['least'])).toBeGreaterThan(0)
  })

  test('come from addresses, too', async () => {
    const sharp = await loadSharp()
    const bytes = await sharp({ create: { width: 50, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const server = createServer((request, response) =>
      request.url === '/a%20b.png' ? response.end(bytes) : response.writeHead(404).end(),
    ).listen(0, '127.0.0.1')
    await once(server, 'listening')
    try {
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const files = smallCatalogue()
      Object.assign(files.products[0]!, { photographs: [{ file: `${address}/a%20b.png` }] })
      await load(files)
      const [first] = await mediaOf([(await productOf('T-1'))?.coverId ?? ''])
      expect(first).toMatchObject({ metaData: { width: 50, height: 40 }, mimeType: 'image/jpeg' })
      Object.assign(files.products[0]!, { photographs: [{ file: `${address}/none.png` }] })
      await expect(load(files)).rejects.toThrow(`photographs.0.file: ${address}/none.png cannot be read: 404`)
    } finally {
      server.close()
    }
  })

  test('that cannot be used are named with their line, and nothing is imported', async () => {
    const before = await productOf('T-1')
    const files = withPhotographs()
    Object.assign(files.products[0]!, {
      stock: 99,
      photographs: [
        { file: 'media/missing.jpg' },
        { file: 'media/broken.jpg' },
        { file: 'media/half.jpg' },
        { file: 'media/second.png', alt: { en: 'One' } },
      ],
      files: [{ file: 'media/part.step', kind: 'data-sheet' }],
    })
    Object.assign(files.variants[0]!, { photographs: [{ file: 'media/second.png', alt: { en: 'Two' } }] })
    const error = await load(files).catch(String)
    for (const line of [
      'products.jsonl:1 photographs.0.file: media/missing.jpg does not exist',
      'products.jsonl:1 photographs.1.file: media/broken.jpg cannot be read as a picture',
      'products.jsonl:1 photographs.2.file: media/half.jpg cannot be read as a picture',
      'products.jsonl:1 files.0.file: media/part.step is not a PDF',
      'variants.jsonl:1 photographs.0.alt: media/second.png has another text in products.jsonl:1',
    ])
      expect(error).toContain(line)
    expect(await productOf('T-1')).toEqual(before)
    for (const file of ['../secret.jpg', '/etc/passwd', 'media/../../a.jpg']) {
      Object.assign(files.products[0]!, { photographs: [{ file }], files: [] })
      await expect(load(files)).rejects.toThrow('must be a file below the company')
    }
  })
})
