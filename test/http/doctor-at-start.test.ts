import { afterAll, expect, test } from 'vitest'
import { freePort } from '#test/support/free-port.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { startStandIn } from '#test/support/stand-in.ts'

let site: RunningSite | undefined
afterAll(() => site?.dispose())

test('A site starts while the shop hangs and the content system is away, and warns about both.', async () => {
  const shop = await startStandIn({ 'GET /store-api/context': 'never' })
  const content = `http://127.0.0.1:${await freePort()}`
  // Its own: this is about its start.
  site = await startSite({ env: { SHOP_URL: `${shop.url}/store-api`, CONTENT_URL: content, LOG_LEVEL: 'warn' } })
  expect((await fetch(`${site.url}/health/ready`)).status).toBe(200)
  expect(site.output()).not.toContain('"event":"doctor"')
  const warnings = () =>
    (site?.output() ?? '')
      .split('\n')
      .filter((line) => line.includes('"event":"doctor"'))
      .map((line): unknown => JSON.parse(line))
  await expect.poll(warnings, { timeout: 40_000 }).toHaveLength(2)
  expect(warnings()).toMatchObject([
    { service: 'shop', severity: 'error', msg: expect.stringContaining(`${shop.url} does not answer in time`) },
    { service: 'content', severity: 'error', msg: expect.stringContaining(`Nothing listens at ${content}`) },
  ])
})
