import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './open.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('Data survives closing and opening.', async () => {
  const first = await openDatabase({ dataDir: folder })
  await first.query('create table kept (n int); insert into kept values (7)')
  await first.close()
  const second = await openDatabase({ dataDir: folder })
  expect((await second.query('select n from kept')).rows).toEqual([{ n: 7 }])
  expect(second.kind).toBe('pglite')
  await second.close()
})
