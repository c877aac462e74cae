import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { PRODUCT, VARIANT, visit } from '#test/support/visitor.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

type Fields = [name: string, value: string][]
const rows = (count: number, length: (index: number) => number): Fields => [
  ['variant', VARIANT],
  ...Array.from({ length: count }).flatMap((_, index): Fields => [
    ['cut_length', String(length(index))],
    ['quantity', '1'],
  ]),
]
const post = (fields: Fields) => visit(site.url).post(PRODUCT, fields)

/** Processor time used by the server so far, in hundredths of a second. */
function processorTime(): number {
  const fields = readFileSync(`/proc/${site.pid()}/stat`, 'utf8').replace(/.*\) /, '').split(' ')
  return Number(fields[11]) + Number(fields[12])
}

async function costOf(fields: Fields, times: number): Promise<number> {
  await post(fields)
  const before = processorTime()
  for (let i = 0; i < times; i++) await (await post(fields)).arrayBuffer()
  return (processorTime() - before) / times
}

const page = async () => Buffer.byteLength(await (await fetch(site.url + PRODUCT)).text())

test('a hundred lengths are accepted, and one more is rejected with all of them kept', async () => {
  expect((await post([...rows(100, () => 500), ['intent', 'choose']])).status).toBe(200)
  for (const more of [rows(101, () => 500), [...rows(100, () => 500), ['intent', 'add-length'] as [string, string]]]) {
    const answer = await post(more)
    const html = await answer.text()
    expect([answer.status, html.includes('höchstens 100 Längen')]).toEqual([422, true])
    expect(html.match(/<input[^>]* name="cut_length"/g)).toHaveLength(100)
  }
})

test('a value much longer than any number is not sent back', async () => {
  const answer = await post([
    ['variant', 'x'.repeat(60_000)],
    ['cut_length', '9'.repeat(3000)],
  ])
  expect(answer.status).toBe(422)
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(1.1 * (await page()))
})

describe.each([
  ['5,000 rows', rows(5000, () => 500)],
  ['488 KB of one length', rows(20_000, () => 1)],
  ['18,000 different lengths', rows(18_000, (index) => 20 + index)],
  ['as many rows as fit', rows(2600, (index) => 20 + (index % 1980))],
] as const)('a form of %s', (_, fields) => {
  test('is 413, with a response no larger than the page', async () => {
    const answer = await post([...fields])
    expect(answer.status).toBe(413)
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(await page())
  })

  test.runIf(process.platform === 'linux')('costs the server at most twice as much as an ordinary one', async () => {
    const ordinary = await costOf(
      rows(1, () => 500),
      20,
    )
    expect(await costOf([...fields], 20)).toBeLessThanOrEqual(2 * ordinary)
  })
})
