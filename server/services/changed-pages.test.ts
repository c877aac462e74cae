import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readHitPage } from '#contracts/search/read-hit-page.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log/create-log.ts'
import { fillMigrated } from '#test/support/database.ts'
import { SOON } from '#test/support/soon.ts'
import { openServices } from './services.ts'

test('A page that is changed while its folder is watched is found without a restart, by its new text only.', async () => {
  const root = await mkdtemp(join(tmpdir(), 'changed-pages-'))
  const file = join(root, 'data/pages/de/index.json')
  const write = (title: string) => writeFile(file, JSON.stringify({ uid: 1, meta: { description: 'd' }, title }))
  await mkdir(join(root, 'data/pages/de'), { recursive: true })
  for (const name of ['company.json', 'chain-rack.json', 'brand'])
    await cp(join('data', name), join(root, 'data', name), { recursive: true })
  await cp('data/search', join(root, 'data/search'), { recursive: true })
  await write('Zahnscheibe')
  await fillMigrated(join(root, 'var'))
  // Without a shop of its own nothing is imported.
  const env = { DATA_DIR: join(root, 'var'), SHOP_URL: 'http://127.0.0.1:9', SHOP_ACCESS_KEY: 'x', WATCH: '1' }
  const services = await openServices(readConfig(env, root), createLog('silent'))
  const search = services.mounts.find(({ path }) => path === '/search')?.app
  const titlesOf = async (term: string) => {
    const response = await search?.request(`/?${new URLSearchParams({ term, lang: 'de' })}`)
    return readHitPage(await response?.json(), { hosts: [] }).hits.map(({ title }) => title)
  }
  try {
    expect(await titlesOf('zahnscheibe')).toEqual(['Zahnscheibe'])
    await write('Federring')
    await vi.waitFor(async () => expect(await titlesOf('federring')).toEqual(['Federring']), SOON)
    expect(await titlesOf('zahnscheibe')).toEqual([])
  } finally {
    await services.close()
    await rm(root, { recursive: true, maxRetries: 3 })
  }
})
