import { describe, expect, test } from 'vitest'
import { SHARED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import { createAsk } from '#doctor/ask.ts'
import { changedContext, CONTEXT_CALL, examine, HEALTHY_SETTINGS, EXAMINED_SITE } from '#test/support/examined-shop.ts'
import { DE, healthyShopware, shopwareContext } from '#test/support/shopware-stand-in.ts'
import { startStandInShopware } from '#test/support/shopware/server.ts'
import { freePort } from '#test/support/free-port.ts'
import { startStandIn } from '#test/support/stand-in.ts'
import { checkShop } from './check-shop.ts'

test('A Shopware that is set up for the site gives no finding.', async () => {
  expect(await examine({})).toEqual([])
})

test('The doctor reads, and begins neither a cart nor an account.', async () => {
  const { url, requests } = await startStandIn((url) => healthyShopware(url, EXAMINED_SITE))
  await checkShop(
    { shop: { url: `${url}/store-api`, ...HEALTHY_SETTINGS }, publicUrl: EXAMINED_SITE, imageOrigins: [url] },
    createAsk(),
  )
  expect(requests).toHaveLength(10)
  for (const request of requests) expect(request).not.toMatch(/^(?:PATCH|PUT|DELETE)|\/(?:checkout|account)/)
})

test('The doctor causes no error in the log of a Shopware, and finds that it has no methods.', async () => {
  const { settings, origin, close } = await startStandInShopware({ inactive: ['payment', 'shipping'] })
  const statuses: number[] = []
  const ask = createAsk()
  const shop = {
    ...HEALTHY_SETTINGS,
    languageIds: SHARED_LANGUAGE_IDS,
    url: settings['SHOP_URL'] ?? '',
    accessKey: settings['SHOP_ACCESS_KEY'] ?? '',
  }
  const findings = await checkShop({ shop, publicUrl: origin, imageOrigins: [] }, async (...question) => {
    const answer = await ask(...question)
    statuses.push(answer.status)
    return answer
  })
  await close()
  expect(statuses).toEqual(statuses.map(() => 200))
  expect(findings.filter(({ severity }) => severity === 'error')).toMatchObject([
    { problem: expect.stringContaining('no active payment method') },
    { problem: expect.stringContaining('no active shipping method') },
  ])
})

test('Pictures may come from any domain of the sales channel.', async () => {
  const { url: files } = await startStandIn({ 'HEAD /media/a.png': {} })
  const cover = { media: { url: `${files}/media/a.png` } }
  const product = { cover, customFields: { profilwerk: {} }, translated: [], seoUrls: [{}] }
  const domains = [...shopwareContext(EXAMINED_SITE).salesChannel.domains, { url: files, languageId: DE }]
  const changes = {
    ...changedContext({ salesChannel: { ...shopwareContext(EXAMINED_SITE).salesChannel, domains } }),
    'POST /store-api/product': { json: { elements: [product] } },
  }
  expect(await examine({ changes })).toEqual([])
})

test('A document of the shop that is not there, and files at localhost, are told.', async () => {
  const { url: files } = await startStandIn({})
  const product = {
    cover: null,
    customFields: { profilwerk: { documents: [{ url: `${files}/media/a.pdf` }] } },
    translated: [],
    seoUrls: [{}],
  }
  const changes = { 'POST /store-api/product': { json: { elements: [product] } } }
  expect(await examine({ changes })).toMatchObject([
    {
      severity: 'error',
      problem: `A file that SHOP_URL names, ${files}/media/a.pdf, cannot be loaded (404).`,
      remedy: expect.stringContaining('PUBLIC_URL of another instance'),
    },
  ])
  const problems = (await examine({ changes, publicUrl: 'https://www.example.com' })).map(({ problem }) => problem)
  expect(problems).toContain(`A file that SHOP_URL names, ${files}/media/a.pdf, leads visitors to their own machine.`)
})

describe('A shop that cannot be asked', () => {
  const at = (url: string, timeLimit = 10_000) =>
    checkShop({ shop: { url, ...HEALTHY_SETTINGS }, publicUrl: EXAMINED_SITE, imageOrigins: [] }, createAsk(timeLimit))

  test('has a host name that does not exist.', async () => {
    const [finding] = await at('https://shop.invalid/store-api')
    expect(finding?.problem).toMatch(/^No host has the name in https:\/\/shop\.invalid \((?:ENOTFOUND|EAI_AGAIN)\)\.$/)
    expect(finding?.remedy).toContain('SHOP_URL')
  })

  test('has nothing that listens.', async () => {
    const url = `http://127.0.0.1:${await freePort()}`
    expect(await at(`${url}/store-api`)).toMatchObject([
      { problem: `Nothing listens at ${url} (ECONNREFUSED).`, remedy: expect.stringContaining('SHOP_URL') },
    ])
  })

  test('does not answer in time.', async () => {
    const { url } = await startStandIn({ [CONTEXT_CALL]: 'never' })
    expect(await at(`${url}/store-api`, 300)).toMatchObject([
      { problem: `${url} does not answer in time (TimeoutError).`, remedy: expect.stringContaining('SHOP_URL') },
    ])
  })

  test('has a certificate without an authority.', async () => {
    const { url } = await startStandIn({}, true)
    expect(await at(`${url}/store-api`)).toMatchObject([
      {
        problem: `The certificate of ${url} is not accepted (DEPTH_ZERO_SELF_SIGNED_CERT).`,
        remedy: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
      },
    ])
  })

  test('is asked by https and speaks http.', async () => {
    const { url } = await startStandIn({})
    expect(await at(`${url.replace('http:', 'https:')}/store-api`)).toMatchObject([
      {
        problem: expect.stringContaining('does not speak TLS on that port'),
        remedy: expect.stringContaining('scheme'),
      },
    ])
  })
})
