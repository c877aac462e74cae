import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { brandFiles } from './brand-files.ts'
import { openBrand } from './open-brand.ts'

const COMPANY = { colours: { brand: '#12507a', ground: '#1d2733' }, languages: ['en' as const] }
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#12507a" d="M0 0h40v40H0z"/></svg>'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'))
  mkdirSync(join(folder, 'brand'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const write = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, 'brand', name), content)

test('The symbols for devices are made from the symbol, in their sizes and its colour.', async () => {
  write('mark.svg', SQUARE)
  const brand = await openBrand(folder, COMPANY)
  const app = brandFiles(brand)
  const { touch, small, large, favicon } = brand.icons
  for (const [address, size] of [
    [touch, 180],
    [small, 192],
    [large, 512],
  ] as const) {
    const image = sharp(await (await app.request(address)).arrayBuffer())
    const { width, height } = await image.metadata()
    const { dominant } = await image.stats()
    expect([width, height]).toEqual([size, size])
    expect(dominant.b).toBeGreaterThan(dominant.r)
  }
  expect((await app.request(favicon)).headers.get('content-type')).toBe('image/svg+xml')
  const icon = Buffer.from(await (await app.request('/favicon.ico')).arrayBuffer())
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  expect(icon.subarray(22, 26).toString('latin1')).toBe('\u0089PNG')
})

test('A small symbol is sent within the page; a logo has an address that changes with the files.', async () => {
  write('mark.svg', SQUARE)
  write(
    'logo.png',
    await sharp({ create: { width: 300, height: 60, channels: 3, background: '#12507a' } })
      .png()
      .toBuffer(),
  )
  const first = await openBrand(folder, COMPANY)
  expect(first.pictures.mark.light).toMatch(/^data:image\/svg\+xml,/)
  expect(first.pictures.logo).toMatchObject({ width: 300, height: 60 })
  expect(first.pictures.logo?.dark).toBe(first.pictures.logo?.light)
  const answer = await brandFiles(first).request(first.pictures.logo?.light ?? '')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')])
  write('mark.svg', SQUARE.replace('#12507a', '#000000'))
  expect((await openBrand(folder, COMPANY)).icons.touch).not.toBe(first.icons.touch)
})

test.each([
  [undefined, /mark\.svg or mark\.png is missing/],
  [SQUARE.replace('0 0 40 40', '0 0 80 40'), /mark\.svg must be as wide as it is high/],
  ['no picture', /mark\.svg cannot be read as a picture/],
])('A symbol that is missing or wrong is named.', async (content, message) => {
  if (content !== undefined) write('mark.svg', content)
  await expect(openBrand(folder, COMPANY)).rejects.toThrow(message)
})
