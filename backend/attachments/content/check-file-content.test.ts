import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AttachmentKind } from '#contracts/attachments/attachment-kinds.ts'
import {
  bombJpeg,
  bombPng,
  largePdf,
  SAMPLE_BINARY_DXF,
  SAMPLE_DXF,
  SAMPLE_PDF,
  SAMPLE_STEP,
  SAMPLE_SVG,
  samplePicture,
} from '#test/support/sample-files.ts'
import { checkFileContent } from './check-file-content.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'content-'))))
afterAll(() => rm(folder, { recursive: true }))

async function check(kind: AttachmentKind, bytes: Uint8Array) {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  return checkFileContent(kind, path)
}
const NO_PREVIEW = { preview: undefined }

test.each([
  ['pdf', SAMPLE_PDF],
  ['pdf', largePdf(200_000)],
  ['dxf', SAMPLE_DXF],
  ['dxf', SAMPLE_BINARY_DXF],
  ['step', SAMPLE_STEP],
  ['step', Buffer.concat([Buffer.from('/* from a CAD */\r\n'), SAMPLE_STEP])],
] as const)('A %s file is accepted as its kind.', async (kind, bytes) => {
  expect(await check(kind, bytes)).toEqual(NO_PREVIEW)
})

test.each(['png', 'jpeg', 'webp', 'tiff'] as const)('A %s has a small JPEG as its preview.', async (kind) => {
  const checked = await check(kind, await samplePicture(kind, 600, 300))
  const { preview } = 'preview' in checked ? checked : {}
  expect(preview).toBeDefined()
  const { format, width, height, exif } = await sharp(preview).metadata()
  expect([format, width, height, exif]).toEqual(['jpeg', 192, 96, undefined])
})

test('A picture on its side is upright in the preview.', async () => {
  const upright = await sharp(await samplePicture('jpeg', 200, 100))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const checked = await check('jpeg', upright)
  const { width, height } = await sharp('preview' in checked ? checked.preview : undefined).metadata()
  expect([width, height]).toEqual([96, 192])
})

test.each([
  ['pdf', 'step', SAMPLE_STEP],
  ['step', 'dxf', SAMPLE_DXF],
  ['jpeg', 'pdf', SAMPLE_PDF],
  ['png', undefined, Buffer.from('MZ\x90\0')],
  ['pdf', undefined, Buffer.from('<html><script>alert(1)</script>')],
  ['dxf', undefined, Buffer.from('0\nHELLO\n')],
] as const)('A file called %s that is %s is refused, and its kind is named.', async (kind, found, bytes) => {
  expect(await check(kind, bytes)).toEqual({ problem: 'other-content', ...(found && { found }) })
})

test.each(['png', 'pdf', 'dxf'] as const)('An SVG called %s is refused as an SVG.', async (kind) => {
  expect(await check(kind, SAMPLE_SVG)).toEqual({ problem: 'svg' })
})

test.each([
  ['pdf', SAMPLE_PDF],
  ['dxf', SAMPLE_DXF],
  ['dxf', SAMPLE_BINARY_DXF],
  ['step', SAMPLE_STEP],
] as const)('Half of a %s is damaged.', async (kind, bytes) => {
  expect(await check(kind, bytes.subarray(0, Math.floor(bytes.length * 0.8)))).toEqual({ problem: 'damaged' })
})

test.each(['png', 'jpeg', 'webp', 'tiff'] as const)('Half of a %s is damaged, too.', async (kind) => {
  const bytes = await samplePicture(kind, 400, 400)
  expect(await check(kind, bytes.subarray(0, bytes.length / 2))).toEqual({ problem: 'damaged' })
})

test('A picture that its decoder would hold as a whole is stored without a preview if it is large.', async () => {
  expect(await check('jpeg', await bombJpeg(12_000))).toEqual(NO_PREVIEW)
  expect(await check('jpeg', await bombJpeg(2000))).toHaveProperty('preview', expect.any(Uint8Array))
})

test('A light picture does not wait for heavy ones.', async () => {
  const large = join(folder, 'large.png')
  const small = join(folder, 'small.jpg')
  const flat = sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#888' } })
  await writeFile(large, await flat.png().toBuffer())
  await writeFile(small, await samplePicture('jpeg', 1200, 900))
  const ended: string[] = []
  const heavy = Array.from({ length: 6 }, () => checkFileContent('png', large).then(() => ended.push('heavy')))
  const light = checkFileContent('jpeg', small).then(() => ended.push('light'))
  await Promise.all([...heavy, light])
  expect(ended.indexOf('light')).toBeLessThan(2)
})

test('A small file with 169 million pixels is refused before it is decoded.', async () => {
  expect(await check('png', await bombPng(13_000))).toEqual({ problem: 'too-many-pixels' })
  expect(await check('png', await bombPng(12_000))).toEqual({ problem: 'damaged' })
})
