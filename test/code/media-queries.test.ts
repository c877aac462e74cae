import { globSync, readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { expect, test } from 'vitest'

const QUERIES = globSync('web/**/*.css').flatMap((file) => {
  const found: string[] = []
  parse(readFileSync(file, 'utf8')).walkAtRules(
    /^(media|container)$/,
    ({ params }) => void found.push(`${file}: ${params}`),
  )
  return found
})

test('No media or container query has a length in px, because it would not know of larger text.', () => {
  expect(QUERIES.length).toBeGreaterThan(100)
  expect(QUERIES.filter((query) => /\dpx\b/.test(query))).toEqual([])
})
