import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageSchema } from '#backend/content/format.ts'

const pageOf = (file: string) => pageSchema.parse(JSON.parse(readFileSync(file, 'utf8')))

/** Pages about the company, below the first level. The address of the privacy page has a folder of another meaning. */
const PAGES = globSync('data/pages/{de,en,nl,cz}/**/*.json')
  .filter((file) => file.split('/').length > 4 && !/murtfeldt|newsletter|nieuwsbrief|kontakt|contact/.test(file))
  .map((file) => ({ file, page: pageOf(file) }))

interface Picture {
  file: string
  alternative: string
}
function* picturesIn(value: unknown): Generator<Picture> {
  if (typeof value !== 'object' || value === null) return
  if (
    'file' in value &&
    typeof value.file === 'string' &&
    'alternative' in value &&
    typeof value.alternative === 'string'
  )
    yield { file: value.file, alternative: value.alternative }
  for (const inner of Object.values(value)) yield* picturesIn(inner)
}

test('Each page below the first level has a picture with an alternative text.', () => {
  expect(PAGES.length).toBeGreaterThan(90)
  const without = PAGES.filter(({ page }) => [...picturesIn(page)].every(({ alternative }) => alternative === ''))
  expect(without.map(({ file }) => file)).toEqual([])
})

test('Pictures beside titles are of one page each, small, and the same in every language.', () => {
  const heads = PAGES.flatMap(({ page }) => (page.picture ? [{ uid: page.uid, file: page.picture.file }] : []))
  for (const [uid, own] of Map.groupBy(heads, (head) => head.uid)) {
    expect(own.length, `page ${uid}`).toBe(4)
    expect(new Set(own.map(({ file }) => file)).size, `page ${uid}`).toBe(1)
  }
  for (const [file, own] of Map.groupBy(heads, (head) => head.file)) {
    expect(new Set(own.map(({ uid }) => uid)).size, file).toBe(1)
    // The page's largest paint waits for it.
    expect(gzipSync(readFileSync(`data/media/${file}`)).length, file).toBeLessThan(15_000)
  }
})
