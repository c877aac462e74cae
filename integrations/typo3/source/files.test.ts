import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Engine, type Node } from 'php-parser'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { parseAllDocuments, parse as parseYaml } from 'yaml'
import { ELEMENT_READERS } from '#contracts/content/elements.ts'
import { readTypoScript } from './read-typoscript.ts'
import { PACKAGE } from './write.ts'

const read = (path: string) => readFileSync(join(PACKAGE, path), 'utf8')
const named = (pattern: string) => globSync(pattern, { cwd: PACKAGE }).toSorted()

const parsePhp = (path: string) =>
  new Engine({ parser: { php8: true, suppressErrors: false }, ast: { withPositions: true } }).parseCode(
    read(path),
    path,
  )

test.each(named('**/*.php'))('%s is PHP.', (path) => expect(parsePhp(path).children.length).toBeGreaterThan(0))

test('A mistake in PHP is found.', () =>
  expect(() => new Engine({}).parseCode('<?php $a = [;', 'a.php')).toThrow(/syntax/i))

test.each(named('**/*.yaml'))('%s is YAML.', (path) => {
  for (const document of parseAllDocuments(read(path)))
    expect([
      ...('errors' in document ? document.errors : []),
      ...('warnings' in document ? document.warnings : []),
    ]).toEqual([])
})

test('Every XML file is well formed, and the units of a translation are unique.', async () => {
  const paths = named('**/*.{xml,xlf}')
  expect(paths.length).toBeGreaterThan(15)
  const xml = paths.map((path) => ({ fileName: path.replaceAll('/', '_'), contents: read(path) }))
  const { errors } = await validateXML({ xml, schema: [] })
  expect(errors).toEqual([])
  expect((await validateXML({ xml: '<a><b></a>', schema: [] })).errors).not.toEqual([])
  for (const { fileName, contents } of xml) {
    const ids = [...contents.matchAll(/<trans-unit id="([^"]+)"/g)].map(([, id]) => id)
    expect([fileName, new Set(ids).size]).toEqual([fileName, ids.length])
  }
})

const SETS = 'Configuration/Sets/Profilwerk'
const scripts = named(`${SETS}/*.{typoscript,tsconfig}`).map((path) => readTypoScript(read(path)))
const values = new Map(scripts.flatMap((script) => [...script.values]))
const copies = new Map(scripts.flatMap((script) => [...script.copies]))

test('A line that is not TypoScript, or a block left open, is found.', () => {
  expect(() => readTypoScript('a = 1\nb')).toThrow('line 2: b')
  expect(() => readTypoScript('a {\n')).toThrow('not closed: a')
  expect(() => readTypoScript('}')).toThrow('nothing to close')
})

test('The original of each copied field is defined by the package, by TYPO3 or by EXT:headless.', () => {
  const known = ['lib.contentElementWithHeader', 'lib.parseFunc_RTE', 'tt_content.form_formframework']
  const isKnown = (path: string) =>
    values.has(path) ||
    copies.has(path) ||
    [...values.keys()].some((value) => value.startsWith(`${path}.`)) ||
    known.some((one) => path === one || path.startsWith(`${one}.`))
  expect([...copies.values()].filter((path) => !isKnown(path))).toEqual([])
})

test('The constants that the TypoScript uses are settings with a default.', () => {
  const used = [...values.values()].flatMap((value) => [...value.matchAll(/\{\$([\w.]+)\}/g)].map(([, name]) => name))
  const { settings }: { settings: Record<string, unknown> } = parseYaml(read(`${SETS}/settings.definitions.yaml`))
  expect(used.length).toBeGreaterThan(2)
  expect(used.filter((name) => name === undefined || !(name in settings))).toEqual([])
})

/** The string keys of all arrays in PHP, each with its value. */
function* entriesOf(node: unknown): Generator<[string, Node]> {
  if (typeof node !== 'object' || node === null) return
  if ('kind' in node && node.kind === 'entry' && 'key' in node && 'value' in node) {
    const { key, value } = node as { key: { value?: unknown } | null; value: Node }
    if (typeof key?.value === 'string') yield [key.value, value]
  }
  for (const [name, inner] of Object.entries(node)) if (name !== 'loc') yield* entriesOf(inner)
}

test('Each of our types is registered with its fields, and each field that it sends has a column that editors can fill.', () => {
  const entries = [...entriesOf(parsePhp('Configuration/TCA/Overrides/tt_content.php'))]
  const columns = new Set([
    'bodytext',
    'assets',
    'pi_flexform',
    ...entries.flatMap(([key, { kind }]) => (kind === 'array' ? [key] : [])),
  ])
  const shown = new Map(
    entries.flatMap(([type, value]) =>
      [...entriesOf(value)].flatMap(([key, fields]): [string, string[]][] =>
        type.startsWith('site_') && key === 'fields' && 'value' in fields
          ? [[type, String(fields.value).split(', ')]]
          : [],
      ),
    ),
  )
  const own = Object.keys(ELEMENT_READERS).filter((type) => type.startsWith('site_'))
  expect([...shown.keys()].toSorted()).toEqual(own.toSorted())
  for (const type of own) {
    expect([type, copies.get(`tt_content.${type}`)]).toEqual([type, 'lib.contentElementWithHeader'])
    const prefix = `tt_content.${type}.fields.content.fields.`
    const sent = [...values].flatMap(([path, value]) =>
      path.startsWith(prefix) && !path.includes('.dataProcessing.10.fields.') && /\.(field|fieldName)$/.test(path)
        ? [value]
        : [],
    )
    const fields = shown.get(type) ?? []
    expect([type, sent.filter((column) => !fields.includes(column))]).toEqual([type, []])
    expect([type, fields.filter((column) => !columns.has(column))]).toEqual([type, []])
  }
})

test('composer.json names an extension, and only packages that its files use.', () => {
  const composer = JSON.parse(read('composer.json'))
  expect(composer).toMatchObject({
    name: expect.stringMatching(/^[a-z0-9-]+\/[a-z0-9-]+$/),
    type: 'typo3-cms-extension',
    extra: { 'typo3/cms': { 'extension-key': 'profilwerk' } },
  })
  for (const version of Object.values(composer.require)) expect(version).toMatch(/^\^\d+\.\d+/)
})
