import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = globSync('{backend,bodies,contracts,doctor,drawing,printing,server,web,workbook}/**/*.{ts,tsx}', {
  exclude: (path) => path.includes('i18n/generated') || /\.test\.tsx?$/.test(path),
}).map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }))

const PARTS = ['Key: ', 'Owner: ', 'End: ', 'Gain: ']

/**
 * Values that outlive a request: a cache, facts about an object, and a module's own map that begins empty. A table does
 * not count.
 */
const MEMORY = /new LRUCache\b|new WeakMap\b|^(export )?const [a-z]\w*.*= new Map(<.*>)?\(\)/
/** Lines between a memory and the comment of the function that has it. */
const NEAR = 25

const isComment = (line: string) => /^\s*(\/\*\*|\*|\/\/)/.test(line)
/** The words of a comment, from the line that ends it upwards. */
function commentUpFrom(lines: readonly string[], end: number): string {
  let start = end
  while (start > 0 && isComment(lines[start - 1] ?? '')) start -= 1
  return lines
    .slice(start, end + 1)
    .join(' ')
    .replace(/\s+(\*|\/\/)\s+/g, ' ')
}

test('each memory names its key, owner, end and gain in the comment above it or above its function', () => {
  const memories = SOURCES.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => (MEMORY.test(line) && !isComment(line) ? [{ file, lines, index }] : [])),
  )
  expect(memories.length).toBeGreaterThan(15)
  const silent = memories.filter(({ lines, index }) => {
    const near = lines.slice(Math.max(0, index - NEAR), index)
    const comments = near.flatMap((line, at) => (isComment(line) ? [commentUpFrom(near, at)] : []))
    return !comments.some((comment) => PARTS.every((part) => comment.includes(part)))
  })
  expect(silent.map(({ file, index }) => `${file}:${index + 1}`)).toEqual([])
})

test('a comment that names the gain of a memory names its key, owner and end too', () => {
  const gains = SOURCES.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => {
      if (!isComment(line) || !line.includes('Gain:')) return []
      let end = index
      while (isComment(lines[end + 1] ?? '')) end += 1
      return [{ place: `${file}:${index + 1}`, comment: commentUpFrom(lines, end) }]
    }),
  )
  expect(gains.length).toBeGreaterThan(20)
  const missing = gains.filter(({ comment }) => !PARTS.every((part) => `${comment} `.includes(part.trim())))
  expect(missing.map(({ place }) => place)).toEqual([])
})

test('each memory is in the list of docs/speed.md', () => {
  const listed = readFileSync('docs/speed.md', 'utf8')
  const files = SOURCES.filter(({ lines }) => lines.some((line) => line.includes('Gain:'))).map(({ file }) => file)
  expect(files.filter((file) => !listed.includes(file))).toEqual([])
})
