import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/** Phrases that read as translated, each with its plain replacement. */
const PHRASES: [phrase: RegExp, instead: string][] = [
  [
    /(?<!there\s)\b(?:is|are|was|were)\s+no\s+(?!longer\b|more\b|less\b|later\b|larger\b|one\b)[a-z]+/gi,
    'is not a …, or: there is no …',
  ],
  [/\bstands?\s+(?:there|in|on|above|below|beside|for\s+itself)\b(?!\s+for\b)/gi, 'is, is shown, exists'],
  [/^\*?\s*What\b/g, 'a noun: "The parts of a request that …"'],
  [/\b(?:no|any|some|every)body\b/gi, 'no visitor, all visitors, another person'],
  [/\bwhoever\b/gi, 'everyone who, the caller, the visitor'],
  [
    /\bwhat\s+(?:is|was|were)\s+(?:wrong|typed|chosen|asked|meant|kept|said|told|added|left|done|sent|shown)\b/gi,
    'a noun: the error, the input',
  ],
  [/\banew\b/gi, 'again'],
  [/\bby\s+(?:itself|themselves)\b/gi, 'automatically, separately'],
]

const SOURCES = globSync(
  '{backend,bench,bodies,contracts,doctor,drawing,integrations,printing,server,test,tools,web,workbook}/**/*.{ts,tsx}',
  {
    exclude: ['web/i18n/generated/**', '**/*.d.ts', 'test/code/plain-english.test.ts'],
  },
)
const DOCUMENTS = ['README.md', ...globSync('{docs,integrations}/**/*.md')]

const TITLED = new Set(['describe', 'it', 'test'])

/** Comments and test titles of a file, each as one text. */
function proseOf(file: string): string[] {
  const { comments, errors, program } = parseSync(file, readFileSync(file, 'utf8'))
  expect(errors, file).toEqual([])
  const titles: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      let called = callee
      while (called.type === 'CallExpression' || called.type === 'MemberExpression')
        called = called.type === 'CallExpression' ? called.callee : called.object
      if (called.type !== 'Identifier' || !TITLED.has(called.name)) return
      if (title?.type === 'Literal' && typeof title.value === 'string') titles.push(title.value)
      if (title?.type === 'TemplateLiteral') titles.push(title.quasis.map(({ value }) => value.raw).join(' '))
    },
  }).visit(program)
  return [...comments.map(({ value }) => value.replaceAll(/\n\s*\*/g, '\n')), ...titles]
}

/** A document without its code. */
const textOf = (document: string): string =>
  readFileSync(document, 'utf8').replaceAll(/^```[\s\S]*?^```|`[^`]*`|\]\([^)]*\)/gm, '')

const findings = (file: string, texts: readonly string[]): string[] =>
  PHRASES.flatMap(([phrase, instead]) =>
    texts
      .flatMap((text) => text.match(phrase) ?? [])
      .map((found) => `${file}: "${found.replaceAll(/\s+/g, ' ')}", better: ${instead}`),
  )

test.each([
  ['A word is no number.', 1],
  ['The row stands in the table.', 1],
  ['It is made anew by itself.', 2],
  ['What is typed by somebody.', 3],
  ['* What the page needs, kept by nobody.', 2],
  ['The test says what it needs.', 0],
  ['There is no cart, and the old one is no longer read.', 0],
])('The phrases of "%s" are found.', (text, count) => expect(findings('', [text])).toHaveLength(count))

test('Comments and test titles have no phrase that reads as translated.', () => {
  expect(SOURCES.length).toBeGreaterThan(900)
  expect(SOURCES.flatMap((file) => findings(file, proseOf(file)))).toEqual([])
})

test('Documents have no phrase that reads as translated.', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(30)
  expect(DOCUMENTS.flatMap((file) => findings(file, [textOf(file)]))).toEqual([])
})
