import { existsSync, globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import config from '#oxlint.config.ts'

/** Folders with a row in `mayImport`, from the patterns of the linter's overrides. */
const ROOMS = (config.overrides ?? [])
  .filter(({ rules }) => rules !== undefined && 'no-restricted-imports' in rules)
  .flatMap(({ files }) => files.flatMap((pattern) => /^([\w/-]+)\/\*\*$/.exec(pattern)?.[1] ?? []))

/** Folders right below one of these are rooms of their own, each with a row. */
const SHARED_FOLDERS = ['backend', 'backend/shop']

test('Each folder of the backend has its own row of allowed imports.', () => {
  const folders = SHARED_FOLDERS.flatMap((folder) => globSync(`${folder}/*/`).map((path) => path.replace(/\/$/, '')))
  const withSources = folders.filter((folder) => globSync(`${folder}/**/*.{ts,tsx}`).length > 0)
  expect(withSources.length).toBeGreaterThan(15)
  expect(withSources.filter((folder) => !ROOMS.includes(folder))).toEqual([])
})

test('Each file of the backend is in a room.', () => {
  const folders = new Set(globSync('backend/**/*.{ts,tsx}').map((file) => dirname(file)))
  const isInRoom = (folder: string) => ROOMS.some((room) => folder === room || folder.startsWith(`${room}/`))
  expect([...folders].filter((folder) => !isInRoom(folder))).toEqual([])
})

test('Each row of allowed imports belongs to an existing folder.', () => {
  expect(ROOMS.length).toBeGreaterThan(30)
  expect(ROOMS.filter((room) => !existsSync(room))).toEqual([])
})
