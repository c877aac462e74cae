import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRecipe } from '#test/docs/recipes/read-recipe.ts'
import { copyTree, RECIPES_IN_ORDER } from '#test/docs/recipes/try-recipes.ts'

const RECIPES = globSync('docs/recipes/*.md')
const FILES = globSync('{backend,contracts,data,doctor,project.inlang,server,test,tools,web}/**/*.{ts,tsx,json}', {
  exclude: (path) => path.includes('i18n/generated'),
})
const VITEST = 'npx vitest run '

/** Names of what a recipe adds: they do not exist. */
const ADDED = /callback|sheet|quote|media-list|\/pl[./]|\bpl\./
/** Constants in capitals that are settings. */
const SETTINGS = ['SHOP_LANGUAGE_IDS', 'CONTENT_BASE_PATHS']

/** Names in the sentences of a recipe, without its examples of code. */
const namesIn = (text: string): string[] =>
  [...text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

const codeIn = (recipe: string): string[] => namesIn(readFileSync(recipe, 'utf8'))

const isFileName = (code: string): boolean => /^\w[\w./-]*\.(tsx?|json)$/.test(code) && !ADDED.test(code)

/** Files that a name stands for: a path from the root, or the end of one. */
const filesOf = (name: string): string[] =>
  existsSync(name) ? [name] : FILES.filter((file) => file.endsWith(`/${name}`))

test.each(RECIPES)('each file that %s names exists', (recipe) => {
  const names = codeIn(recipe).filter(isFileName)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => filesOf(name).length === 0)).toEqual([])
})

test.each(RECIPES)('each constant that %s names is in a file that it names', (recipe) => {
  const code = codeIn(recipe)
  const changed = readRecipe(readFileSync(recipe, 'utf8')).steps.flatMap((step) =>
    step.kind === 'changed lines' && existsSync(step.file) ? step.file : [],
  )
  const files = [...changed, ...code.filter(isFileName).flatMap(filesOf)]
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const constants = code.filter((word) => /^[A-Z][A-Z_]{3,}$/.test(word) && !SETTINGS.includes(word))
  const isThere = (constant: string) => texts.some((text) => new RegExp(`\\b${constant}\\b`).test(text))
  expect(constants.filter((constant) => !isThere(constant))).toEqual([])
})

test.each(RECIPES)('each file of a code block of %s is named before it', (recipe) => {
  const text = readFileSync(recipe, 'utf8')
  const lines = text.split('\n')
  const hidden = readRecipe(text).steps.flatMap((step) => {
    if (step.kind === 'commands') return []
    const shown = namesIn(lines.slice(0, step.line - 1).join('\n'))
    return shown.some((name) => `/${step.file}`.endsWith(`/${name}`)) ? [] : step.file
  })
  expect(hidden).toEqual([])
})

const MINUTE = 60_000

test('All recipes can be followed together.', { timeout: 10 * MINUTE }, async () => {
  expect(RECIPES_IN_ORDER.toSorted()).toEqual(RECIPES.toSorted())
  using tree = copyTree()
  const tests: string[] = []
  for (const recipe of RECIPES_IN_ORDER) tests.push(...quickTests(await tree.follow(recipe)))
  expect(tests.length).toBeGreaterThan(RECIPES.length)
  const commands = [
    'oxlint --deny-warnings',
    'oxfmt --check',
    'react-router typegen',
    // Each checker reads the types of libraries again.
    'tsc --noEmit --incremental false --tsBuildInfoFile null --checkers 1',
    `vitest run --project=unit ${[...new Set(tests)].join(' ')}`,
  ]
  for (const command of commands) expect(await tree.failureOf(`node_modules/.bin/${command}`)).toBe('')
})

/** The first tests of a recipe need neither a build nor a database; `test:long recipes` runs the others. */
const quickTests = (checks: readonly string[]): string[] =>
  checks
    .find((line) => line.startsWith(VITEST))
    ?.slice(VITEST.length)
    .split(' ') ?? []
