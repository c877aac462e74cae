import { expect, test } from 'vitest'
import { z } from 'zod'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { createAsk } from '#doctor/ask.ts'
import { readConfig } from '#server/config.ts'
import { freePort } from '#test/support/free-port.ts'
import { makeFolder } from '#test/support/site.ts'
import type { Replies } from '#test/support/open-stand-in.ts'
import { startStandIn } from '#test/support/stand-in.ts'
import { checkRackNumbers } from './check-rack-numbers.ts'

const bodySchema = z.object({ limit: z.number(), filter: z.tuple([z.object({ value: z.string() })]) })

/** A shop that has the items for which `has` is true. */
async function examine(has: (number: string) => boolean) {
  const replies: Replies = {
    'POST /store-api/product': (_, body) => {
      const { limit, filter } = bodySchema.parse(body)
      const asked = filter[0].value.split('|')
      expect(asked.length).toBeLessThanOrEqual(limit)
      expect(limit).toBeLessThanOrEqual(100)
      return { json: { elements: asked.filter(has).map((productNumber) => ({ productNumber })) } }
    },
  }
  const { url } = await startStandIn(() => replies)
  const env = { DATA_DIR: makeFolder(), SHOP_URL: `${url}/store-api` }
  return checkRackNumbers(readConfig(env, PROJECT_FOLDER), createAsk())
}

test('A shop with all parts of chain racks gives no finding.', async () => {
  expect(await examine(() => true)).toEqual([])
})

test('Item numbers that the shop does not have are named, and the file that has their patterns.', async () => {
  const [finding, ...others] = (await examine((number) => !number.startsWith('SPS-'))) ?? []
  expect(others).toEqual([])
  expect(finding).toMatchObject({
    severity: 'warning',
    remedy: expect.stringContaining('chain-rack.json of COMPANY_DIR'),
  })
  expect(finding?.problem).toMatch(/does not have 7 of \d+ item numbers of chain racks: SPS-06B, .* and 2 more\./)
})

test('A shop that does not answer is the finding of its own check only.', async () => {
  const SHOP_URL = `http://127.0.0.1:${await freePort()}/store-api`
  const config = readConfig({ DATA_DIR: makeFolder(), SHOP_URL }, PROJECT_FOLDER)
  expect(await checkRackNumbers(config, createAsk())).toBeUndefined()
})
