import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTING_NAMES } from '#server/config.ts'
import { settingTables } from '#server/settings/write-settings.ts'

const readme = readFileSync('README.md', 'utf8')
const documents = readdirSync('docs').filter((name) => name.endsWith('.md'))
const texts = documents.map((name) => readFileSync(`docs/${name}`, 'utf8'))
const all = [readme, ...texts].join('\n')

test('Every setting that the program reads is in a document.', () => {
  expect(SETTING_NAMES).toContain('TRUSTED_HOPS')
  expect(SETTING_NAMES.filter((name) => !new RegExp(`\`${name}\\b`).test(all))).toEqual([])
})

test('Every setting in the tables for operators is read by the program.', () => {
  const rows = (readme + readFileSync('docs/operating.md', 'utf8')).match(/^\| `[A-Z_]+`.*?\|/gm) ?? []
  const named = rows.flatMap((row) => Array.from(row.matchAll(/`([A-Z_]+)`/g), ([, name = '']) => name))
  expect(named).toContain('TRUSTED_HOPS')
  const known = new Set<string>(SETTING_NAMES)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('The tables of settings are current: npm run settings.', () => {
  const [, tables = ''] = /<!-- settings -->\n(.*?)<!-- end -->/s.exec(readFileSync('docs/operating.md', 'utf8')) ?? []
  expect(tables).toBe(settingTables())
})
