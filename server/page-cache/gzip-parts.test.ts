import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressParts, joinGzip } from './gzip-parts.ts'

const joined = (...given: Parameters<typeof joinGzip>) => Buffer.concat(joinGzip(...given))

const PARTS = ['<header>Menü', '</header><form>', `</form>${'<p>Grüße</p>'.repeat(5000)}`]

test.each<[string, string[]]>([
  ['empty', ['', '']],
  ['short', ['<b>7</b>', '']],
  ['of umlauts', ['<b>für ✓ 日本</b>', '<i>ä</i>']],
  ['of 64 KB less one byte', ['x'.repeat(65_535), 'y']],
  ['of 64 KB', ['x'.repeat(65_536), 'y'.repeat(65_536)]],
  ['of 200 KB', ['ü'.repeat(100_000), '']],
])('parts with texts between them that are %s unpack to the page', async (_, texts) => {
  const parts = await compressParts(PARTS.map((part) => Buffer.from(part)))
  const whole = PARTS.map((part, index) => part + (texts[index] ?? '')).join('')
  expect(gunzipSync(joined(parts, texts)).toString()).toBe(whole)
})

test('the same parts are joined again and again, also empty ones and a single one', async () => {
  const parts = await compressParts([Buffer.from(''), Buffer.from('')])
  for (const count of ['1', '22', '']) expect(gunzipSync(joined(parts, [count])).toString()).toBe(count)
  const single = await compressParts([Buffer.from('all of it')])
  expect(gunzipSync(joined(single, [])).toString()).toBe('all of it')
})

test('cutting costs a few per cent of the size', async () => {
  const page = Array.from({ length: 3000 }, (_, index) => `<li><a href="/de/${index * 7919}">${index}</a></li>`).join(
    '',
  )
  const [first, rest] = [page.slice(0, 4000), page.slice(4000)].map((part) => Buffer.from(part))
  const parts = await compressParts([first, rest].filter((part) => part !== undefined))
  expect(joined(parts, ['']).length).toBeLessThan(1.03 * gzipSync(page).length)
})
