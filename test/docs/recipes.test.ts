import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const RECIPES = globSync('docs/recipes/*.md')
const FILES = globSync('{backend,contracts,data,project.inlang,server,test,tools,web}/**/*.{ts,tsx,json}', {
  exclude: (path) => path.includes('i18n/generated'),
})

/** Names of what a recipe adds: they do not exist. */
const ADDED = /callback|sheet|quote|\/pl[./]|\bpl\./
/** Constants in capitals that are settings. */
const SETTINGS = ['SHOP_LANGUAGE_IDS', 'CONTENT_BASE_PATHS']

/** Names in the sentences of a recipe, without its examples of code. */
function codeIn(recipe: string): string[] {
  const text = readFileSync(recipe, 'utf8').replaceAll(/^```[^]*?^```$/gm, '')
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
}

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
  const files = code.filter(isFileName).flatMap(filesOf)
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const constants = code.filter((word) => /^[A-Z][A-Z_]{3,}$/.test(word) && !SETTINGS.includes(word))
  const isThere = (constant: string) => texts.some((text) => new RegExp(`\\b${constant}\\b`).test(text))
  expect(constants.filter((constant) => !isThere(constant))).toEqual([])
})
