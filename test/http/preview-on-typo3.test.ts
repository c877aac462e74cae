import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHANGED_PATH, signAddress } from '#contracts/content/shared-secret.server.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { HIDDEN_PAGE, startStandInTypo3, type StandInTypo3 } from '#test/support/typo3/server.ts'

const SECRET = 'of two systems that trust each other'
const HIDDEN = `/de/${HIDDEN_PAGE}`
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

let typo3: StandInTypo3
let site: RunningSite

beforeAll(async () => {
  typo3 = await startStandInTypo3({ secret: SECRET })
  // Its own: no other site shares a secret with its content system.
  site = await startSite({ template: await siteTemplate(), env: { CONTENT_URL: typo3.url, CONTENT_SECRET: SECRET } })
})
afterAll(async () => {
  await typo3.close()
  await site.dispose()
})

const get = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

describe('a page that is not published', () => {
  const linkOf = (path: string, ends: number, secret = SECRET) =>
    `${HIDDEN}?preview=${signAddress(secret, 'preview', path, ends)}`

  test('is shown by the signed link of an editor alone, never cached, never indexed', async () => {
    expect((await get(HIDDEN)).status).toBe(404)
    const { status, headers, html } = await get(linkOf(HIDDEN, inSeconds(3600)))
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(html).toMatch(/<h1[^>]*>Verstecktes<\/h1>/)
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).toContain('Nur dieser Link zeigt sie, eine Stunde lang.')
    expect((await get(HIDDEN)).status).toBe(404)
  })

  test.each([
    ['that has ended', () => linkOf(HIDDEN, inSeconds(-1))],
    ['of another page', () => linkOf('/de/unternehmen', inSeconds(3600))],
    ['of another secret', () => linkOf(HIDDEN, inSeconds(3600), 'x'.repeat(32))],
    ['without an end', () => linkOf(HIDDEN, inSeconds(40 * 86_400))],
    ['that is no signature', () => `${HIDDEN}?preview=1`],
  ])('is missing with a link %s', async (_, link) => {
    expect((await get(link())).status).toBe(404)
  })
})

describe('a change of an editor', () => {
  const report = (authorization: string) =>
    fetch(site.url + CHANGED_PATH, { method: 'POST', headers: { authorization } })

  test('is on the page at once, if the content system reports it', async () => {
    const before = (await get('/de/unternehmen')).html
    expect(before).toMatch(/<h1[^>]*>Unternehmen<\/h1>/)
    typo3.companyTitle = 'Unternehmen seit 1962'
    // As kept: nothing was reported.
    expect((await get('/de/unternehmen')).html).toMatch(/<h1[^>]*>Unternehmen<\/h1>/)
    const response = await report(`Profilwerk ${signAddress(SECRET, 'changed', CHANGED_PATH, inSeconds(300))}`)
    expect(response.status).toBe(204)
    expect((await get('/de/unternehmen')).html).toMatch(/<h1[^>]*>Unternehmen seit 1962<\/h1>/)
  })

  test.each([
    '',
    'Profilwerk',
    'Profilwerk 1.2',
    `Profilwerk ${signAddress('x'.repeat(32), 'changed', CHANGED_PATH, inSeconds(300))}`,
  ])('is not reported by %j', async (authorization) => {
    expect((await report(authorization)).status).toBe(403)
  })
})
