import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { hasNoContainers } from '#test/support/container.ts'
import { killAmongContainers } from '#test/support/one-folder.ts'
import { startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'

test.skipIf(hasNoContainers())(
  'A folder belongs to one container, and three kills lose no confirmed request.',
  { timeout: 900_000 },
  async () => {
    const { confirmed, stored } = await killAmongContainers(3)
    expect(new Set(confirmed).size).toBe(6)
    expect(stored).toEqual(expect.arrayContaining(confirmed))
  },
)

test.runIf(process.platform === 'linux')(
  'The start says that the lock of a folder on NFS holds on one machine only.',
  async () => {
    const env = { NODE_OPTIONS: `--require ${resolve('test/support/on-network-disk.cjs')}` }
    const site = await startSite({ template: await siteTemplate(), env })
    expect(site.output()).toMatch(/"event":"shared-file-system".*can share \(NFS\).*use a local disk, or DATABASE_URL/)
    await site.dispose()
  },
)
