import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type RunningSite, startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'

const reportSchema = z.object({
  event: z.literal('searches'),
  searches: z.number(),
  withoutHits: z.number(),
  withoutPress: z.number(),
  termsWithoutHits: z.array(z.object({ language: z.string(), term: z.string(), visitors: z.number(), of: z.number() })),
  termsWithoutPress: z.array(z.unknown()),
})

// Own: its log is read after its end, and visitors come through a proxy.
let site: RunningSite
beforeAll(async () => {
  site = await startSite({ template: await siteTemplate(), env: { TRUSTED_HOPS: '1', LOG_LEVEL: 'info' } })
})
afterAll(() => site.dispose())

const tell = (visitor: string, fields: Record<string, string>, locale = 'de') =>
  fetch(`${site.url}/${locale}/search/hits`, {
    method: 'POST',
    headers: { 'x-forwarded-for': visitor, origin: site.url },
    body: new URLSearchParams(fields),
  })

test.each<Record<string, string>>([
  { term: 'x', hits: '1', followed: '' },
  { term: 'kette', hits: '-1', followed: '' },
  { term: 'kette', hits: '1', followed: 'yes' },
  { term: 'kette', hits: '1' },
])('%j is not a search', async (fields) => {
  expect((await tell('192.0.2.1', fields)).status).toBe(422)
})

test('The log has the terms of three visitors that found nothing, when the site ends.', async () => {
  for (const visitor of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.3']) {
    const reply = await tell(visitor, { term: 'Gelenkwelle', hits: '0', followed: '' })
    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([204, null])
  }
  await tell('192.0.2.1', { term: 'Frau Beispiel 0555 23125', hits: '0', followed: '' })
  await tell('192.0.2.1', { term: 'chain', hits: '8', followed: '1' }, 'en')
  await site.stop()
  const line = site
    .output()
    .split('\n')
    .find((one) => one.includes('"event":"searches"'))
  expect(reportSchema.parse(JSON.parse(line ?? '{}'))).toMatchObject({
    searches: 5,
    withoutHits: 4,
    withoutPress: 0,
    termsWithoutHits: [{ language: 'de', term: 'gelenkwelle', visitors: 3, of: 3 }],
    termsWithoutPress: [],
  })
  expect(line).not.toMatch(/beispiel|23125|192\.0\.2/i)
})
