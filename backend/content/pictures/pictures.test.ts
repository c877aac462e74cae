import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createContentApi, loadContent } from '#backend/content/api.ts'
import { indexedPage } from '#backend/content/search-source/indexed-page.ts'
import { loadSharp } from '#backend/pictures/load-sharp.ts'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'

let folder: string
let picturesFolder: string
// The site writes AVIF but may not read it; the test reads the response.
beforeAll(async () => (await loadSharp()).unblock({ operation: ['VipsForeignLoadHeif'] }))
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
  picturesFolder = join(folder, 'var/pictures')
  await cp(join(PROJECT_FOLDER, 'data/company.json'), join(folder, 'company.json'))
  const media = { file: 'sheets/stack.jpg', alternative: 'A stack of sheets' }
  const page = { uid: 1, title: 'Home', meta: { description: 'd' }, main: [{ type: 'site_split', media }] }
  await write('pages/de/index.json', JSON.stringify(page))
})
afterEach(() => rm(folder, { recursive: true }))

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true })
  await writeFile(join(folder, path), content)
}

const picture = (width: number, height: number, orientation?: number) =>
  sharp({ create: { width, height, channels: 3, background: '#017f42' } })
    .withMetadata(orientation === undefined ? {} : { orientation })
    .jpeg()
    .toBuffer()

const open = () => createContentApi({ folder, publicUrl: 'http://content.test', picturesFolder })

/** The picture's document in the page, and the addresses of its smaller files by type and width. */
async function readPicture(app: Awaited<ReturnType<typeof open>>) {
  const text = await (await app.request('/de')).text()
  const { content } = JSON.parse(text)
  const { media } = content.colPos0[0].content
  const addresses = media.sources.flatMap(({ mimeType, srcset }: { mimeType: string; srcset: string }) =>
    srcset.split(', ').map((one) => {
      const [address = '', width = ''] = one.split(' ')
      return { mimeType, width: Number.parseInt(width), address: address.replace('http://content.test/typo', '') }
    }),
  )
  return { media, addresses }
}

test('A photo is sent as AVIF and WebP in the widths that its document names, and kept.', async () => {
  await write('media/sheets/stack.jpg', await picture(900, 600))
  const app = await open()
  const { media, addresses } = await readPicture(app)
  expect(media.properties.dimensions).toEqual({ width: 900, height: 600 })
  expect(addresses).toHaveLength(8)
  for (const { mimeType, width, address } of addresses) {
    const response = await app.request(address)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, mimeType])
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({
      width,
      height: Math.round((width * 2) / 3),
    })
  }
  expect(await readdir(picturesFolder)).toHaveLength(8)
})

test('A later start sends the kept file, and deletes those of a picture that was replaced.', async () => {
  await write('media/sheets/stack.jpg', await picture(400, 300))
  const first = await open()
  const { addresses } = await readPicture(first)
  await Promise.all(addresses.map(({ address }: { address: string }) => first.request(address)))
  const [kept = ''] = await readdir(picturesFolder)
  await writeFile(join(picturesFolder, kept), 'kept')
  const again = await open()
  const responses = await Promise.all(addresses.map(({ address }: { address: string }) => again.request(address)))
  const bodies = await Promise.all(responses.map((response) => response.text()))
  expect(bodies.filter((body) => body === 'kept')).toHaveLength(1)
  await write('media/sheets/stack.jpg', await picture(500, 300))
  await open()
  expect(await readdir(picturesFolder)).toEqual([])
})

test('A photo taken upright has the size in which it is shown.', async () => {
  await write('media/sheets/stack.jpg', await picture(400, 300, 6))
  const app = await open()
  const { media, addresses } = await readPicture(app)
  expect(media.properties.dimensions).toEqual({ width: 300, height: 400 })
  const response = await app.request(addresses[0]?.address)
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 300, height: 400 })
})

test('The picture of a shared link is a JPEG of 1200 by 630 pixels: a photo fills it, a drawing is whole.', async () => {
  await write('media/sheets/stack.jpg', await picture(400, 400))
  const square = 'M0 0h4v4H0z'
  await write('media/plan.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="${square}"/></svg>`)
  const app = await open()
  const cornerOf = async (file: string) => {
    const response = await app.request(`/fileadmin/_processed_/${file}/1200.jpg`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const shared = sharp(await response.arrayBuffer())
    expect(await shared.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const [red = 0] = await shared.raw().toBuffer()
    return red
  }
  expect(await cornerOf('sheets/stack.jpg')).toBeLessThan(20)
  expect(await cornerOf('plan.svg')).toBeGreaterThan(230)
})

test('A width or format that the document does not name is not made.', async () => {
  await write('media/sheets/stack.jpg', await picture(900, 600))
  await write('media/plan.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>')
  const app = await open()
  for (const file of [
    'sheets/stack.jpg/321.avif',
    'sheets/stack.jpg/320.png',
    'sheets/stack.jpg/320.jpg',
    'no.jpg/320.avif',
    'plan.svg/320.avif',
  ])
    expect([file, (await app.request(`/fileadmin/_processed_/${file}`)).status]).toEqual([file, 404])
  expect(await readdir(picturesFolder)).toEqual([])
})

test('Hits of the search show a photo and a drawing as small pictures that are sent.', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2H0z" fill="#017f42"/></svg>'
  await write('media/plan.svg', drawing)
  await write('media/sheets/stack.jpg', await picture(900, 600))
  const media = { file: 'plan.svg', alternative: 'A plan' }
  const page = { uid: 2, title: 'Plan', meta: { description: 'd' }, main: [{ type: 'site_split', media }] }
  await write('pages/de/plan.json', JSON.stringify(page))
  const app = await open()
  const site = await loadContent({ folder, publicUrl: 'http://content.test' })
  const images = site.pages.map((one, position) => new URL(indexedPage(site, one, position).image))
  expect(images.map(({ pathname }) => pathname).toSorted()).toEqual([
    '/typo/fileadmin/_processed_/plan.svg/320.webp',
    '/typo/fileadmin/_processed_/sheets/stack.jpg/320.webp',
  ])
  for (const { pathname, search } of images) {
    const response = await app.request(`${pathname.replace('/typo', '')}${search}`)
    expect([pathname, response.status, response.headers.get('content-type')]).toEqual([pathname, 200, 'image/webp'])
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 320, height: 213 })
  }
})

test('A file that is not a picture is a mistake that names it.', async () => {
  await write('media/sheets/stack.jpg', 'not a picture')
  await expect(open()).rejects.toThrow(/media\/sheets\/stack\.jpg: is not a picture/)
})

test('A picture with too many pixels is a mistake that names it.', async () => {
  await write('media/sheets/stack.jpg', await claimSize(12_000, 8400))
  await expect(open()).rejects.toThrow(/media\/sheets\/stack\.jpg: has 12000 by 8400 pixels/)
})

/** A PNG of one pixel whose head says that it is larger. */
async function claimSize(width: number, height: number): Promise<Uint8Array> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  // The first chunk: four bytes of length, then IHDR with width and height, then a checksum over type and data.
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}
