import { beforeAll, expect, test } from 'vitest'
import {
  confirmOn,
  NEW_PASSWORD,
  newAddress,
  newCustomer,
  pageText,
  registerOn,
  signInOn,
} from '#test/support/account-visitor.ts'
import { readMailLink } from '#test/support/account-mails.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { readForms, submitForm } from '#test/support/page-form.ts'
import { tagsOf } from '#test/support/page-tags.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { addPiece, visit, type Visitor } from '#test/support/visitor.ts'

const ACCOUNT = '/de/shop/account/account'
const LOGIN = '/de/shop/account/login'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const locationOf = (response: Response) => [response.status, response.headers.get('location')]
const signOut = (visitor: Visitor) => visitor.post('/de/shop/account/logout', {})
/** Targets of the header's link; the last one is shown. */
const accountLinks = async (visitor: Visitor, path: string): Promise<string[]> => {
  const html = await (await visitor.get(path)).text()
  const [, place = ''] = /data-place="account">(.*?)<\/span><\/span>/.exec(html) ?? []
  return tagsOf(place, 'a').map(({ href = '' }) => href)
}

test('A customer registers, opens the link in the mail and is signed in.', async () => {
  const visitor = visit(site.url)
  const email = newAddress()
  const sent = await registerOn(visitor, email)
  expect(sent.status).toBe(200)
  expect(await pageText(sent)).toContain(`an ${email} geschickt`)
  expect(await pageText(await signInOn(visit(site.url), email))).toContain('noch nicht bestätigt')
  expect(locationOf(await confirmOn(visitor, site, email))).toEqual([303, ACCOUNT])
  expect(await pageText(await visitor.get(ACCOUNT))).toContain('Guten Tag, Miriam Oster')
  expect(await accountLinks(visitor, '/de')).toEqual([LOGIN, ACCOUNT])
})

test('A title of the registration belongs to the customer and to the address.', async () => {
  const visitor = visit(site.url)
  const email = newAddress()
  await registerOn(visitor, email, { title: 'Dr.' })
  await confirmOn(visitor, site, email)
  const overview = await pageText(await visitor.get(ACCOUNT))
  expect(overview).toContain('Guten Tag, Dr. Miriam Oster')
  expect(overview.match(/Dr\. Miriam Oster/g)).toHaveLength(3)
})

test('Opening the link confirms nothing: programs that check mails open it, too.', async () => {
  const visitor = visit(site.url)
  const email = newAddress()
  await registerOn(visitor, email)
  const link = await readMailLink(site.dataDir, email, '/registration/confirm')
  expect((await visit(site.url).get(link)).status).toBe(200)
  expect(locationOf(await confirmOn(visitor, site, email))).toEqual([303, ACCOUNT])
})

test('A used link and an unknown link show their error.', async () => {
  const { email } = await newCustomer(site)
  const again = await confirmOn(visit(site.url), site, email)
  expect([again.status, await pageText(again)]).toEqual([422, expect.stringContaining('bereits bestätigt')])
  const unknown = await visit(site.url).post('/de/shop/registration/confirm', { em: 'x', hash: 'y' })
  expect([unknown.status, await pageText(unknown)]).toEqual([422, expect.stringContaining('kein Kunde gefunden')])
})

test('A request waits for the confirmation, which leads back to it.', async () => {
  const visitor = visit(site.url)
  const email = newAddress()
  await addPiece(visitor)
  expect(await pageText(await registerOn(visitor, email))).toContain('Ihre Anfrage bleibt solange erhalten')
  expect((await visitor.get('/de/shop/checkout?step=summary')).status).toBe(302)
  expect(locationOf(await confirmOn(visitor, site, email))).toEqual([303, '/de/shop/checkout'])
  expect(await pageText(await visitor.get('/de/shop/cart'))).toContain('CT-08B1-S-2000')
})

// Differs from the specification: 27.
test('Sign-in leads back to the page that asked for it, and only within the site.', async () => {
  const { email } = await newCustomer(site)
  const visitor = visit(site.url)
  const asked = await visitor.get(`${ACCOUNT}?x=1`)
  const [, login] = locationOf(asked)
  expect(login).toBe(`${LOGIN}?to=${encodeURIComponent(`${ACCOUNT}?x=1`)}`)
  expect(locationOf(await signInOn(visitor, email, { path: String(login) }))).toEqual([303, `${ACCOUNT}?x=1`])
  for (const to of ['//elsewhere.example', 'https://elsewhere.example/', '/\\elsewhere.example']) {
    const path = `${LOGIN}?${new URLSearchParams({ to })}`
    expect(locationOf(await signInOn(visit(site.url), email, { path }))).toEqual([303, ACCOUNT])
    const forged = await visit(site.url).post(LOGIN, { email, password: NEW_PASSWORD, to })
    expect(locationOf(forged)).toEqual([303, ACCOUNT])
  }
})

test('An unknown address and a wrong password are named, and the password is not sent back.', async () => {
  const { email } = await newCustomer(site)
  for (const [given, password, message] of [
    [email, 'Falsch-geraten-1', 'Ihr Passwort ist nicht richtig'],
    [newAddress(), 'Falsch-geraten-1', 'Diese E-Mail-Adresse ist uns nicht bekannt.'],
    [email, '   ', 'Passwort fehlt.'],
  ] as const) {
    const response = await signInOn(visit(site.url), given, { password })
    const html = await response.clone().text()
    expect([response.status, await pageText(response)]).toEqual([422, expect.stringContaining(message)])
    expect(html).toContain(`value="${given}"`)
    expect(html).not.toContain('Falsch-geraten-1')
  }
})

// Differs from the specification: 20.
test('A sign-out forgets customer, cart and token, and the next sign-in finds the cart.', async () => {
  const { visitor, email } = await newCustomer(site)
  await addPiece(visitor)
  expect(await accountLinks(visitor, '/de/shop')).toHaveLength(2)
  expect(locationOf(await signOut(visitor))).toEqual([303, LOGIN])
  expect(await pageText(await visitor.get(LOGIN))).toContain('Sie sind abgemeldet.')
  expect(await accountLinks(visitor, '/de/shop')).toEqual([LOGIN])
  expect((await visitor.get(ACCOUNT)).status).toBe(302)
  expect(await pageText(await visitor.get('/de/shop/cart'))).not.toContain('CT-08B1-S-2000')
  await signInOn(visitor, email)
  expect(await pageText(await visitor.get('/de/shop/cart'))).toContain('CT-08B1-S-2000')
})

test('A token of before the sign-out opens nothing, on no device.', async () => {
  const { visitor, email } = await newCustomer(site)
  const other = visit(site.url)
  await signInOn(other, email)
  const before = visitor.clone()
  await signOut(other)
  expect((await before.get(ACCOUNT)).status).toBe(302)
  expect(await accountLinks(before, '/de')).toEqual([LOGIN])
})

test('A signed-in customer sees no form for signing in or registering.', async () => {
  const { visitor, email } = await newCustomer(site)
  for (const path of [LOGIN, '/de/shop/account/register']) {
    const response = await visitor.get(path)
    const html = await response.clone().text()
    expect(await pageText(response)).toContain(`Sie sind als ${email} angemeldet.`)
    const frame = ['/de/newsletter', '/de/consent', '/de/search']
    const others = readForms(html, path).filter(({ action }) => !frame.includes(action))
    expect(others).toEqual([])
  }
})

test.each([
  ['a taken address', { email: 'taken' }, 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto.'],
  ['a short password', { password: 'Ab1-' }, 'Das Passwort muss bestimmte Anforderungen erfüllen.'],
  ['a common password', { password: 'Password1!' }, 'auf Listen häufiger Passwörter'],
  ['a password with the name', { password: 'Q7-xMiriamk' }, 'weder Ihren Namen'],
  ['no consent', { privacy: '' }, 'Datenschutzhinweise bestätigen'],
])('A registration with %s is refused at its field, and the rest stays.', async (_, differs, message) => {
  const email = 'email' in differs ? (await newCustomer(site)).email : newAddress()
  const response = await registerOn(visit(site.url), email, { ...differs, email })
  const html = await response.clone().text()
  expect([response.status, await pageText(response)]).toEqual([422, expect.stringContaining(message)])
  expect(html).toContain('value="Am Güterbahnhof 4"')
  expect(html).not.toContain(`value="${'password' in differs ? differs.password : NEW_PASSWORD}"`)
})

test('A private customer needs no company, and hidden fields do not count.', async () => {
  const visitor = visit(site.url)
  const email = newAddress()
  await registerOn(visitor, email, { accountType: 'private', company: 'Hidden GmbH' })
  await confirmOn(visitor, site, email)
  expect(await pageText(await visitor.get(ACCOUNT))).not.toContain('Hidden GmbH')
  const business = await registerOn(visit(site.url), newAddress(), { accountType: 'business', company: '' })
  expect(await pageText(business)).toContain('Firma fehlt.')
})

test('A registration that is sent twice registers one customer and shows the same page.', async () => {
  const visitor = visit(site.url)
  const html = await (await visitor.get('/de/shop/account/register')).text()
  const form = readForms(html, '/de/shop/account/register').find(({ fields }) =>
    fields.some(([name]) => name === 'password'),
  )
  if (!form) throw new Error('no form')
  const email = newAddress()
  const entries = { firstName: 'Miriam', lastName: 'Oster', company: 'H', street: 'S', zipcode: '33100', city: 'P' }
  const filled = {
    ...form,
    fields: [
      ...form.fields.filter(([name]) => !(name in entries) && name !== 'email' && name !== 'password'),
      ...Object.entries({ ...entries, email, password: NEW_PASSWORD, privacy: 'on' }),
    ] as [string, string][],
  }
  await addPiece(visitor)
  expect((await submitForm(visitor, filled)).status).toBe(200)
  expect((await submitForm(visitor, filled)).status).toBe(200)
})

test.each([
  ['/de/shop/account/login', 'username', 'current-password'],
  ['/de/shop/account/register', 'username', 'new-password'],
  ['/de/shop/account/access', 'username', 'new-password'],
])('A password manager finds the visible user name and the password of %s in one form.', async (path, ...tokens) => {
  const visitor = path.endsWith('access') ? (await newCustomer(site)).visitor : visit(site.url)
  const forms = [...pageBody(await (await visitor.get(path)).text()).querySelectorAll('main form')]
  const tokensOf = (form: (typeof forms)[number]) =>
    [...form.querySelectorAll('input:not([type="hidden"])')].map((input) => input.getAttribute('autocomplete'))
  expect(forms.map(tokensOf)).toContainEqual(expect.arrayContaining(tokens))
})
