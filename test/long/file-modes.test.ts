import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSite } from '#test/support/site.ts'
import { CONFIRMED, goToSummary, visit } from '#test/support/visitor.ts'

/** Permissions of anyone but the owner. */
const OF_OTHERS = 0o077

test('other users of the machine can neither read nor write the data folder', async () => {
  expect(process.umask() & OF_OTHERS, 'with a strict umask this test shows nothing').not.toBe(OF_OTHERS)
  const site = await startSite()
  try {
    const visitor = visit(site.url)
    const { key } = await goToSummary(visitor)
    await visitor.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key })
    const names = ['.', ...(await readdir(site.dataDir, { recursive: true }))]
    const open: string[] = []
    for (const name of names) {
      const { mode } = await stat(join(site.dataDir, name))
      if ((mode & OF_OTHERS) !== 0) open.push(`${name} 0${(mode & 0o777).toString(8)}`)
    }
    console.log(`file modes: ${names.length} files and folders, ${open.length} open to other users`)
    expect(open.slice(0, 10)).toEqual([])
  } finally {
    await site.dispose()
  }
})
