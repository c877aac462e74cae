import { expect, test } from 'vitest'
import { followStep } from './follow-step.ts'
import { readRecipe } from './read-recipe.ts'

const CHECK = ['```sh', 'npm run check', 'npx vitest run one.test.ts', '```']
const recipe = (...lines: string[]) => readRecipe(['# A recipe', ...lines, ...CHECK].join('\n'))

/** The text of a file after the recipe's only step. */
function follow(lines: readonly string[], text?: string): string {
  const [step] = recipe(...lines).steps
  if (!step || step.kind === 'commands') throw new Error('There is no step that changes a file.')
  return followStep(step, text)
}

const NEW = ['```ts file=one.ts', 'const one = 1', '```']
const REWRITTEN = ['```ts file=one.ts rewrites', 'const one = 1', '```']
const CHANGED = ['```diff file=one.ts', '+first', ' a', '@@', '-b', '+c', '```']

test('The last commands are the checks, and all others are steps.', () => {
  const { steps, checks } = recipe('```sh', 'cp a b', '```', ...NEW)
  expect(steps.map(({ kind, line }) => [kind, line])).toEqual([
    ['commands', 2],
    ['new file', 5],
  ])
  expect(checks).toEqual(['npm run check', 'npx vitest run one.test.ts'])
})

test('A new file has the text of its block.', () => expect(follow(NEW)).toBe('const one = 1\n'))
test('A file is rewritten.', () => expect(follow(REWRITTEN, 'old\n')).toBe('const one = 1\n'))
test('Lines are added and replaced at each place.', () => expect(follow(CHANGED, 'a\nb\n')).toBe('first\na\nc\n'))
test('An empty line of a diff is one of the file.', () =>
  expect(follow(['```diff file=one.ts', ' a', '', '+b', '```'], 'a\n\n')).toBe('a\n\nb\n'))

test.each([
  ['a new file that exists', NEW, 'old', 'one.ts exists already.'],
  ['a rewritten file that does not exist', REWRITTEN, undefined, 'one.ts does not exist.'],
  ['a rewritten file that stays the same', REWRITTEN, 'const one = 1\n', 'one.ts has this text already.'],
  ['changed lines of an unknown file', CHANGED, undefined, 'one.ts does not exist.'],
  ['lines that are missing', CHANGED, 'b\n', 'one.ts has these lines 0 times instead of once:\na'],
  ['lines that are there twice', CHANGED, 'a\na\nb\n', 'one.ts has these lines 2 times instead of once:\na'],
])('A recipe with %s fails.', (_, lines, text, message) => {
  expect(() => follow(lines, text)).toThrow(message)
})

test.each([
  ['a block without a file', ['```ts', 'const one = 1', '```'], 'Line 2: the code block names no file.'],
  ['a block without an end', ['```ts file=one.ts'], 'Line 2: the code block has no end.'],
  ['a diff that changes nothing', ['```diff file=one.ts', ' a', '```'], 'Line 2: the diff changes nothing.'],
  ['a diff without a place', ['```diff file=one.ts', '+a', '```'], 'Line 2: the diff shows no line that is there'],
  ['a diff with another sign', ['```diff file=one.ts', 'a', '```'], 'Line 2: "a" of the diff begins with none of'],
])('A recipe with %s is rejected.', (_, lines, message) => {
  expect(() => readRecipe(['# A recipe', ...lines].join('\n'))).toThrow(message)
})

test('A recipe without checks at its end is rejected.', () => {
  expect(() => readRecipe(NEW.join('\n'))).toThrow('The last code block has no commands')
})
