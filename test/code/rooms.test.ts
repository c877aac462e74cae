import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from '#oxlint.config.ts'

/** Folders and files with a row in `mayImport`, from the patterns of the linter's overrides. */
const ROOMS = (config.overrides ?? [])
  .filter(({ rules }) => rules !== undefined && 'no-restricted-imports' in rules)
  .flatMap(({ files }) => files.flatMap((pattern) => /^([\w/-]+(?:\.[\w.]+)?)(?:\/\*\*)?$/.exec(pattern)?.[1] ?? []))

/** Folders right below one of these are rooms of their own, each with a row. */
const SHARED_FOLDERS = ['backend', 'backend/shop']

test('Each folder of the backend has its own row of allowed imports.', () => {
  const folders = SHARED_FOLDERS.flatMap((folder) => globSync(`${folder}/*/`).map((path) => path.replace(/\/$/, '')))
  const withSources = folders.filter((folder) => globSync(`${folder}/**/*.{ts,tsx}`).length > 0)
  expect(withSources.length).toBeGreaterThan(15)
  expect(withSources.filter((folder) => !ROOMS.includes(folder))).toEqual([])
})

const NOT_SOURCES = /^(node_modules|build|var|test-results|playwright-report|\.[\w-]+|web\/i18n\/generated)(\/|$)/
/** Files that may import from every room: tests and benchmarks. Files at the root are settings of tools. */
const isFree = (file: string) => !file.includes('/') || /^(test|bench)\//.test(file) || /\.test\.tsx?$/.test(file)

test('Each source file is in a room.', () => {
  const files = globSync('**/*.{ts,tsx}', { exclude: (path) => NOT_SOURCES.test(path) })
  expect(files.length).toBeGreaterThan(1000)
  const isInRoom = (file: string) => ROOMS.some((room) => file === room || file.startsWith(`${room}/`))
  expect(files.filter((file) => !isFree(file) && !isInRoom(file))).toEqual([])
})

test('Each row of allowed imports belongs to an existing folder or file.', () => {
  expect(ROOMS.length).toBeGreaterThan(30)
  expect(ROOMS.filter((room) => !existsSync(room))).toEqual([])
})
