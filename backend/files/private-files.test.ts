import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#backend/database/open.ts'
import { makePrivateFolder } from './private-files.ts'

const OF_OTHERS = 0o077

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'private-'))
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true }))

async function openToOthers(): Promise<string[]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))]
  const modes = await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).mode] as const))
  return modes.flatMap(([name, mode]) => ((mode & OF_OTHERS) === 0 ? [] : [name]))
}

test('A folder of an earlier version becomes private, with all its files.', async () => {
  await mkdir(join(folder, 'mails'))
  await writeFile(join(folder, 'mails/a.eml'), 'a', { mode: 0o644 })
  await writeFile(join(folder, 'secret'), 's', { mode: 0o600 })
  expect(await openToOthers()).toEqual(['.', 'mails', 'mails/a.eml'])
  await makePrivateFolder(folder)
  expect(await openToOthers()).toEqual([])
})

test('The target of a link keeps its mode.', async () => {
  const other = await mkdtemp(join(tmpdir(), 'elsewhere-'))
  await writeFile(join(other, 'a'), 'a', { mode: 0o644 })
  await symlink(join(other, 'a'), join(folder, 'link'))
  await makePrivateFolder(folder)
  expect((await stat(join(other, 'a'))).mode & 0o777).toBe(0o644)
  await rm(other, { recursive: true })
})

test('A database keeps its files private, also those unpacked from a template.', async () => {
  const { close } = await openDatabase({ dataDir: folder })
  expect(await openToOthers()).toEqual([])
  await close()
})
