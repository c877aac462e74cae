import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileInput } from '#test/fuzz/file-inputs.ts'
import { pageInput } from '#test/fuzz/page-inputs.ts'
import { fuzz } from '#test/fuzz/run.ts'
import { mainThreadTime } from '#test/fuzz/main-thread-time.ts'
import { send } from '#test/fuzz/send.ts'
import { shopInput } from '#test/fuzz/shop-inputs.ts'
import { multipartInput, textInput } from '#test/fuzz/text-inputs.ts'
import { learn } from '#test/fuzz/target.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'

/** Inputs of a run, spread over all operations, pages, forms and files. */
const COUNT = Number(process.env['FUZZ_COUNT'] ?? 30_000)

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ template: await siteTemplate(), env: { LIMITS: 'off', LOG_LEVEL: 'error' } })
})
afterAll(() => site.dispose())

it('no request makes the site fail, reveal internals or stop', async () => {
  const { ids, picture, checkAlive } = await learn(site.url)
  const report = await fuzz({
    url: site.url,
    count: COUNT,
    make: (random) => {
      const kind = random.below(100)
      if (kind < 40) return pageInput(random, site.url)
      if (kind < 75) return shopInput(random, ids)
      if (kind < 83) return fileInput(random, picture)
      return kind < 93 ? textInput(random, site.url) : multipartInput(random, site.url)
    },
    checkAlive: async () => {
      await checkAlive()
      const { status } = await send(site.url, { method: 'GET', address: '/de/shop', headers: {} })
      if (status !== 200) throw new Error(`/de/shop: ${status}`)
    },
    processorTime: () => mainThreadTime(site.pid()),
  })
  expect(report.join('\n'), site.output().slice(-3000)).toBe('')
})
