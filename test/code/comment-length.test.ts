import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Words of one idea. */
const MOST = 20

const SOURCES = globSync(
  '{backend,bench,bodies,contracts,doctor,drawing,integrations,printing,server,test,tools,web,workbook}/**/*.{ts,tsx}',
  { exclude: ['web/i18n/generated/**', '**/*.d.ts'] },
)

/** An empty line, or a line break before a tag, a directive, a list item or a table row. */
const PARAGRAPH = /\n(?=\s*(?:\n|@\w|oxlint-|-\s|[|│├└]))/
const SENTENCE = /(?<=(?<!\b(?:e\.g|i\.e|z\.B))[.!?]["'`)”]*)\s+(?=["'`(“*]*[\p{Lu}\p{N}`"'“])|;/u

const sentencesOf = (comment: string): string[] =>
  comment.split(PARAGRAPH).flatMap((paragraph) => paragraph.trim().split(SENTENCE))

/** Parts between spaces that have a letter or a digit: a dash or an arrow does not count. */
const wordsOf = (sentence: string): string[] => sentence.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part))

/** Comments of a module without their signs, adjacent lines as one text. */
function commentsOf(file: string, source: string): string[] {
  const { comments, errors } = parseSync(file, source)
  expect(errors, file).toEqual([])
  const texts: string[] = []
  let lineEnd = -1
  for (const { type, value, start, end } of comments) {
    const continues = type === 'Line' && lineEnd >= 0 && /^\r?\n[ \t]*$/.test(source.slice(lineEnd, start))
    if (continues) texts.push(`${texts.pop() ?? ''}\n${value}`)
    else texts.push(value.replaceAll(/^\s*\*+/gm, ''))
    lineEnd = type === 'Line' ? end : -1
  }
  return texts
}

const findings = (file: string, source: string): string[] =>
  commentsOf(file, source)
    .flatMap(sentencesOf)
    .map(wordsOf)
    .filter(({ length }) => length > MOST)
    .map((words) => `${file}: ${words.length} words in "${words.slice(0, 6).join(' ')} …"`)

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test.each([
  ['a short block', `/** ${words(20)}. */`, []],
  ['a long block', `/** ${words(21)}. */`, [21]],
  ['lines that go on', `// ${words(11)}\n  // ${words(10)}.`, [21]],
  ['lines apart', `// ${words(11)}\n\n// ${words(10)}.`, []],
  ['lines with code between', `// ${words(11)}\nrun()\n// ${words(10)}.`, []],
  ['a line after a block', `/* ${words(11)} */\n// ${words(10)}`, []],
  ['a block after a line', `// ${words(11)}\n/* ${words(10)} */`, []],
  ['a block of several lines', `/**\n * ${words(11)}\n * ${words(10)}.\n */`, [21]],
  ['two short sentences', `/** ${words(11)}. Then ${words(10)}. */`, []],
  ['a second sentence that begins with code', `/** ${words(11)}. \`code\` ${words(10)}. */`, []],
  ['a second sentence after a bracket', `/** ${words(11)} (word.) The ${words(10)}. */`, []],
  ['a point inside a sentence', `/** ${words(11)} web.dev ${words(10)}. */`, [22]],
  ['a point before a small letter', `/** ${words(11)} etc. and ${words(10)}. */`, [23]],
  ['an abbreviation', `/** ${words(11)}, e.g. \`code\` ${words(10)}. */`, [23]],
  ['halves at a semicolon', `/** ${words(11)}; ${words(10)}. */`, []],
  ['halves at a colon or a dash', `/** ${words(10)}: A ${words(5)} – ${words(5)}. */`, [21]],
  ['a paragraph', `/**\n * ${words(11)}\n *\n * ${words(10)}\n */`, []],
  ['a tag', `/**\n * ${words(11)}\n * @throws ${words(10)}\n */`, []],
  ['a list', `/**\n * ${words(11)}\n * - ${words(10)}\n * - ${words(10)}\n */`, []],
  ['a table', `// | ${words(11)} |\n// | ${words(10)} |`, []],
  ['a long row', `// | ${words(21)} |\n// | ${words(10)} |`, [21]],
  ['a reason before a directive', `// ${words(11)}\n// oxlint-disable-next-line ${words(10)}`, []],
  ['a text in quotes', `run("// ${words(21)}")`, []],
])('Sentences are measured in %s.', (_, source, lengths) =>
  expect(findings('module.ts', source)).toEqual(
    lengths.map((length) => `module.ts: ${length} words in "${words(6)} …"`),
  ),
)

test(`No sentence of a comment has more than ${MOST} words.`, () => {
  expect(SOURCES.length).toBeGreaterThan(900)
  expect(SOURCES.flatMap((file) => findings(file, readFileSync(file, 'utf8')))).toEqual([])
})
