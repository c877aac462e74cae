import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { companySchema } from '#contracts/company.ts'
import { LOCALES } from '#contracts/locales.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { PUBLIC_ORIGIN, type SharedSite, sharedPublicSite, sharedSite } from '#test/support/shared-site.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedPublicSite()
})

const DECIDED = 'cookie-settings=all-cookies-declined; cookie-settings-matomo=declined; cookie-settings-video=declined'

const read = (path: string, cookie?: string) => fetch(site.url + path, { headers: cookie ? { cookie } : {} })

const post = (
  values: Record<string, string>,
  headers: Record<string, string> = {},
  { url } = { url: site.url },
  origin = PUBLIC_ORIGIN,
) =>
  fetch(`${url}/de/consent`, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { origin, ...headers },
    redirect: 'manual',
  })

/** The lines of the company's log, without headers. Its next month may begin during the test. */
function logged({ dataDir }: SharedSite = site): string[] {
  const folder = join(dataDir, 'consents')
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'))
  return files.toSorted().flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n').slice(1))
}

const place = (page: string) => /data-place="consent">(.*?)<\/span>/.exec(page)?.[1]

test.each(LOCALES)('pages of the settings of the company exist in %s, and the banner links to one', async (locale) => {
  const file = readFileSync(join(PROJECT_FOLDER, 'data/company.json'), 'utf8')
  const { documentPages } = companySchema.parse(JSON.parse(file))
  for (const page of Object.values(documentPages)) expect((await read(page[locale])).status, page[locale]).toBe(200)
  const banner = pageBody(await (await read(`/${locale}`)).text()).querySelector('[data-consent-banner]')
  expect(banner?.querySelector(`a[href="${documentPages.privacy[locale]}"]`)?.textContent).toBeTruthy()
})

test('every visitor gets the same page with the banner; the place before it is filled for those who have decided', async () => {
  const [fresh, decided, half] = await Promise.all(
    [undefined, DECIDED, 'cookie-settings-video=accepted'].map(async (cookie) =>
      (await read('/de/newsletter', cookie)).text(),
    ),
  )
  expect(place(fresh ?? '')).toBe('')
  expect(place(half ?? '')).toBe('')
  expect(place(decided ?? '')).toMatch(/./)
  expect(fresh).toContain('id="consent-title"')
})

test('without scripts the banner stores the choice, leaves statistics off and returns to its page', async () => {
  const response = await post(
    { choice: 'needed' },
    { referer: `${PUBLIC_ORIGIN}/de/news?topic=pfas`, 'user-agent': 'me/1' },
  )
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/de/news?topic=pfas')
  expect(response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(
    expect.arrayContaining([
      'cookie-settings-matomo=declined',
      'cookie-settings-video=declined',
      'cookie-settings=all-cookies-declined',
    ]),
  )
  const line = logged().at(-1)
  expect(line).toMatch(/^\d{4}-[\d-]+T[\d:.]+Z,de,declined,declined,[0-9a-f]{12}$/)
  const text = readFileSync(join(site.dataDir, `consents/texts/${line?.split(',').at(-1)}.txt`), 'utf8')
  expect(text).toContain('Notwendige Cookies')
  expect(text).toContain('Statistik')
})

test('a selection on the settings page is stored and shown there again', async () => {
  const address = `${PUBLIC_ORIGIN}/de/cookie-settings`
  const response = await post({ choice: 'selection', matomo: 'on' }, { referer: address })
  expect(response.headers.get('location')).toBe('/de/cookie-settings')
  const cookie = response.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ')
  expect(cookie).toContain('cookie-settings=some-cookies-accepted')
  const page = pageBody(await (await read('/de/cookie-settings', cookie)).text())
  const isOn = (name: string) => page.querySelector(`input[name="${name}"]`)?.hasAttribute('checked')
  expect([isOn('matomo'), isOn('video')]).toEqual([true, false])
})

test('the return address is a page of this site', async () => {
  for (const referer of [
    'https://elsewhere.test/de/news',
    `${PUBLIC_ORIGIN}//elsewhere.test`,
    `${PUBLIC_ORIGIN}/.//elsewhere.test`,
    'nonsense',
    '',
  ]) {
    const response = await post({ choice: 'none' }, referer ? { referer } : {})
    expect(response.headers.get('location'), referer).toBe('/de')
  }
})

test('scripts write to the log only; anything but a decision is refused, and so is a form of another site', async () => {
  const before = logged().length
  const told = await post({ log: 'only', video: 'accepted' })
  expect([told.status, told.headers.getSetCookie()]).toEqual([204, []])
  expect(logged()).toHaveLength(before + 1)
  expect(logged().at(-1)).toContain(',de,,accepted,')
  expect((await post({ log: 'only', video: 'yes' })).status).toBe(422)
  expect((await post({ choice: 'everything' })).status).toBe(422)
  expect((await post({ choice: 'all' }, { origin: 'https://elsewhere.test' })).status).toBe(403)
  expect((await read('/de/consent')).status).toBe(405)
  expect(logged()).toHaveLength(before + 1)
})

test('only the Matomo of the settings may be loaded and told', async () => {
  const policy = (await read('/de/newsletter')).headers.get('content-security-policy')
  expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/count\.test/)
  expect(policy).toContain("connect-src 'self' https://count.test")
})

test('without a Matomo the acceptance of all is one of what was offered: statistics stay declined, and out of the log', async () => {
  const plain = await sharedSite()
  const response = await post({ choice: 'all', matomo: 'on' }, {}, plain, plain.url)
  expect(response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
    'cookie-settings-matomo=declined',
    'cookie-settings-video=accepted',
    'cookie-settings=all-cookies-accepted',
  ])
  expect(logged(plain).at(-1)).toContain(',de,,accepted,')
  expect((await post({ log: 'only', matomo: 'accepted' }, {}, plain, plain.url)).status).toBe(422)
})
