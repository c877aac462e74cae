import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSync } from 'fontkit'
import subsetFont from 'subset-font'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { LOCALES } from '#contracts/locales.ts'
import { openTypeface } from './open-typeface.ts'

const SHIPPED = join(PROJECT_FOLDER, 'server/brand/fonts')
/** Latin letters without those of Central Europe, in all weights from 400 to 700. */
const VARIABLE = join(PROJECT_FOLDER, 'web/styles/fonts/sofia-sans-latin-wght400-700.woff2')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'typeface-'))
  mkdirSync(join(folder, 'brand'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const put = (source: string, name: string) => copyFileSync(source, join(folder, 'brand', name))
const addressOf = (name: string) => `/brand/0/${name}`
const all = { languages: [...LOCALES] }

test.each(['inter', 'bitter'] as const)('%s has the letters of all languages, in two weights', async (font) => {
  const opened = await openTypeface(folder, { ...all, font })
  expect(opened?.family.toLowerCase()).toBe(font)
  expect(opened?.files.map(({ name, weights }) => [name, weights])).toEqual([
    ['font.woff2', '400 500'],
    ['font-bold.woff2', '600 700'],
  ])
  const { regular, bold } = opened?.printed ?? {}
  for (const printed of [regular, bold]) expect(printed?.font.hasGlyphForCodePoint(0x159)).toBe(true)
  const width = (one: typeof regular) => one?.font.layout('Kunststoffe').advanceWidth ?? 0
  expect(width(bold)).toBeGreaterThan(width(regular))
})

test('a font of its own with all weights is one file, and PDFs get two of it', async () => {
  put(VARIABLE, 'font.woff2')
  const opened = await openTypeface(folder, { languages: ['de', 'en', 'nl'] })
  expect(opened?.files.map(({ weights }) => weights)).toEqual(['400 700'])
  const { regular, bold } = opened?.printed ?? {}
  expect([regular?.font.variationAxes, bold?.font.variationAxes]).toEqual([{}, {}])
  expect(bold?.font.layout('Kunststoffe').advanceWidth).toBeGreaterThan(
    regular?.font.layout('Kunststoffe').advanceWidth ?? 0,
  )
})

test('stand-ins for the present font have the measures of the style sheet', async () => {
  put(VARIABLE, 'font.woff2')
  const opened = await openTypeface(folder, { languages: ['de'] })
  const styles = opened?.stylesAt(addressOf) ?? ''
  const sheet = await readFile(join(PROJECT_FOLDER, 'web/styles/fonts.css'), 'utf8')
  const sizesOf = (css: string) => [...css.matchAll(/size-adjust: ?([\d.]+)%/g)].map(([, size]) => Number(size))
  const [made, drawn] = [sizesOf(styles), sizesOf(sheet)]
  expect(made).toHaveLength(drawn.length)
  for (const [index, size] of made.entries()) expect(Math.abs(size - (drawn[index] ?? 0))).toBeLessThan(1.5)
  expect(styles).toContain('src:url(/brand/0/font.woff2) format("woff2")')
})

test('letters of the languages that a font lacks are named, with its file', async () => {
  put(VARIABLE, 'font.woff2')
  await expect(openTypeface(folder, all)).rejects.toThrow(/font\.woff2 lacks letters of the site: .*č ď ě .*\(cs\)/)
  await expect(openTypeface(folder, { languages: ['de', 'en'] })).resolves.toBeDefined()
})

test('a company without a font, or with the present one by name, has that of the style sheet', async () => {
  expect(await openTypeface(folder, all)).toBeUndefined()
  expect(await openTypeface(folder, { ...all, font: 'sofia-sans' })).toBeUndefined()
})

test('files that do not go together are named', async () => {
  put(join(SHIPPED, 'inter/font.woff2'), 'font.woff2')
  await expect(openTypeface(folder, all)).rejects.toThrow(/font-bold\.woff2 is missing/)
  await expect(openTypeface(folder, { ...all, font: 'bitter' })).rejects.toThrow(
    /company\.json names bitter: remove one/,
  )
  put(VARIABLE, 'font.woff2')
  put(join(SHIPPED, 'inter/font-bold.woff2'), 'font-bold.woff2')
  await expect(openTypeface(folder, all)).rejects.toThrow(/has all weights: remove font-bold\.woff2/)
})

test.each([
  ['text', () => Buffer.from('no font'), /cannot be read as a font/],
  ['a half file', async () => (await readFile(VARIABLE)).subarray(0, 2000), /cannot be read as a font/],
  [
    'a TrueType file',
    async () => subsetFont(await readFile(VARIABLE), 'a', { targetFormat: 'truetype' }),
    /no WOFF2 file/,
  ],
])('%s in place of a font is named', async (_, content, message) => {
  writeFileSync(join(folder, 'brand/font.woff2'), await content())
  await expect(openTypeface(folder, all)).rejects.toThrow(message)
})

test('the fonts that come with the program have their licence beside them', async () => {
  for (const font of ['inter', 'bitter']) {
    const licence = await readFile(join(SHIPPED, font, 'OFL.txt'), 'utf8')
    const opened = openSync(join(SHIPPED, font, 'font.woff2'))
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1')
    expect('copyright' in opened && opened.copyright).toMatch(new RegExp(`The ${font} Project Authors`, 'i'))
  }
})
