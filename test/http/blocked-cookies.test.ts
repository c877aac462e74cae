import { beforeAll, describe, expect, test } from 'vitest'
import { confirmOn, NEW_PASSWORD, newAddress, newCustomer, registerOn } from '#test/support/account-visitor.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { addPiece, PRODUCT, VARIANT, visit, type Visitor } from '#test/support/visitor.ts'
import { openPage, press, type ShownPage } from '#test/support/walk.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

/** A browser that keeps no cookie. */
class NoCookies extends Map<string, string> {
  override set() {
    return this
  }
}
const blocked = (): Visitor => visit(site.url, new NoCookies(), { keepsCheck: true })

const SENTENCE = 'Ihr Browser lässt auf dieser Website keine Cookies zu.'
const textOf = ({ body }: ShownPage) => body.textContent?.replaceAll(/\s+/g, ' ') ?? ''

describe('Without scripts, a browser that blocks cookies is told so, and nothing is said to be added', () => {
  const ADD = 'Zur Anfrage hinzufügen'
  test('on a product.', async () => {
    const visitor = blocked()
    const product = await openPage(visitor, `${PRODUCT}?variant=${VARIANT}`)
    const after = await press(visitor, product, ADD, { cut_length: '1250', quantity: '1' })
    expect(textOf(after)).toContain(SENTENCE)
    expect(textOf(after)).not.toContain('liegt in der Anfrage')
  })

  test('on the list of item numbers.', async () => {
    const visitor = blocked()
    const list = await openPage(visitor, '/de/shop/list')
    const checked = await press(visitor, list, 'Liste prüfen', { list: `${VARIANT};2` })
    expect(textOf(await press(visitor, checked, /hinzufügen$/))).toContain(SENTENCE)
  })

  test('on a cut list.', async () => {
    const visitor = blocked()
    const cuts = await openPage(visitor, `/de/tools/cut-list?item=${VARIANT}&list=2+x+1000`)
    expect(textOf(await press(visitor, cuts, /Anfrage/))).toContain(SENTENCE)
  })

  test('at sign-in, with the right password.', async () => {
    const { email } = await newCustomer(site)
    const visitor = blocked()
    const login = await openPage(visitor, '/de/shop/account/login?to=%2Fde%2Fshop%2Faccount%2Fprofile')
    const after = await press(visitor, login, 'Anmelden', { email, password: NEW_PASSWORD })
    expect(after.address).toMatch(/^\/de\/shop\/account\/login\?/)
    expect(textOf(after)).toContain(SENTENCE)
  })

  test('after the link of a registration.', async () => {
    const visitor = blocked()
    const email = newAddress()
    await registerOn(visitor, email)
    const confirmed = await confirmOn(visitor, site, email)
    expect(textOf(await openPage(visitor, confirmed.headers.get('location') ?? ''))).toContain(SENTENCE)
  })
})

test.each([
  ['de', SENTENCE],
  ['en', 'Your browser does not allow cookies on this website.'],
  ['nl', 'Uw browser staat op deze website geen cookies toe.'],
  ['cz', 'Váš prohlížeč na tomto webu nepovoluje cookies.'],
])('It is said in %s, on a page that is not cached.', async (locale, sentence) => {
  const response = await fetch(`${site.url}/${locale}/shop?cookie-check=${Math.floor(Date.now() / 1000)}`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await response.text()).toContain(sentence)
  expect(await (await fetch(`${site.url}/${locale}/shop`)).text()).not.toContain(sentence)
})

test('A browser with cookies gets the usual text, and only its first addition is checked.', async () => {
  const visitor = visit(site.url, new Map(), { keepsCheck: true })
  const first = (await addPiece(visitor)).headers.get('location') ?? ''
  expect(first).toMatch(/&cookie-check=\d+$/)
  const page = await openPage(visitor, first)
  expect(textOf(page)).toContain('liegt in der Anfrage')
  expect(textOf(page)).not.toContain(SENTENCE)
  expect((await addPiece(visitor)).headers.get('location')).not.toContain('cookie-check')
})

test.each<[string, string, Record<string, string>, string]>([
  ['a product', PRODUCT, { variant: VARIANT, c_profile: 'none', cut_length: '1250', quantity: '3' }, '1250'],
  ['a sign-in', '/de/shop/account/login', { email: 'ada@example.com', password: 'Kettenrad-7' }, 'ada@example.com'],
  ['a registration', '/de/shop/account/register', { email: 'ada@example.com', city: 'Wien' }, 'Wien'],
  ['a list', '/de/shop/list', { list: 'CT-1;3', intent: 'add' }, 'CT-1;3'],
])(
  'A form of %s that came without the cookie of its scripts is not run, and keeps its input.',
  async (_, path, fields, kept) => {
    const response = await visit(site.url).post(path, { ...fields, 'form-cookie': '1' })
    const html = await response.text()
    expect([response.status, response.headers.getSetCookie()]).toEqual([422, []])
    expect(html).toContain(SENTENCE)
    expect(html).toContain(kept)
  },
)

test('A forgotten password can be recovered without cookies.', async () => {
  const visitor = visit(site.url)
  const response = await visitor.post('/de/shop/account/password', { email: newAddress(), 'form-cookie': '1' })
  expect(response.status).toBe(200)
})
