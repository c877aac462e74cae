import { beforeAll, expect, test } from 'vitest'
import { readMailLink } from '#test/support/account-mails.ts'
import { NEW_PASSWORD, newAddress, newCustomer, pageText, signInOn } from '#test/support/account-visitor.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { fillForm, formOf, openForm, readForms, submitForm, type PageForm } from '#test/support/page-form.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { visit, type Visitor } from '#test/support/visitor.ts'

const ACCOUNT = '/de/shop/account/account'
const PROFILE = '/de/shop/account/profile'
const ADDRESSES = '/de/shop/account/addresses'
const DATA = '/de/shop/account/data'
const ACCESS = '/de/shop/account/access'
const OTHER_PASSWORD = 'Gleitleiste-9'
const PASSWORDS = { newPassword: OTHER_PASSWORD, newPasswordConfirm: OTHER_PASSWORD }

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const locationOf = (response: Response) => [response.status, response.headers.get('location')]
const valueOf = ({ fields }: PageForm, name: string) => fields.find(([field]) => field === name)?.[1]

/** Fills in the form of a page that has a field of that name and sends it. */
const send = async (visitor: Visitor, path: string, field: string, entries: Record<string, string>) =>
  submitForm(visitor, fillForm(await openForm(visitor, path, field), entries))

const NEW_ADDRESS = {
  company: '',
  firstName: 'Jan',
  lastName: 'Veldhuis',
  street: 'Tor 2',
  zipcode: '50667',
  city: 'Köln',
}
const addAddress = (visitor: Visitor, differs: Record<string, string> = {}) =>
  send(visitor, `${ADDRESSES}/new`, 'street', { ...NEW_ADDRESS, ...differs })

/** The form of the address book that shows an address. */
async function entryOf(visitor: Visitor, street: string): Promise<{ form: PageForm; html: string }> {
  const page = await (await visitor.get(ADDRESSES)).text()
  const html = page.split('<li>').find((part) => part.includes(street) && part.includes('name="customer"')) ?? ''
  const [form] = readForms(html, ADDRESSES)
  if (!form) throw new Error(`no entry of ${street}`)
  return { form, html }
}
const press = async (visitor: Visitor, street: string, change: string) =>
  submitForm(visitor, fillForm((await entryOf(visitor, street)).form, { change }))

test('A customer changes the profile; without a company the account is a private one.', async () => {
  const { visitor } = await newCustomer(site)
  const sent = await send(visitor, PROFILE, 'lastName', { lastName: 'Oster-Lindenthal', company: '' })
  expect(locationOf(sent)).toEqual([303, PROFILE])
  const overview = await pageText(await visitor.get(ACCOUNT))
  expect(overview).toContain('Guten Tag, Miriam Oster-Lindenthal')
  expect(overview).not.toContain('· Hagemann')
  const wrong = await send(visitor, PROFILE, 'lastName', { lastName: '', firstName: 'Kept' })
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('value="Kept"')])
})

test('A title is stored with profile and addresses, shown before the name, comes back with errors, and can be removed.', async () => {
  const { visitor } = await newCustomer(site)
  expect(locationOf(await send(visitor, PROFILE, 'lastName', { title: 'Dr.-Ing.' }))).toEqual([303, PROFILE])
  expect(await pageText(await visitor.get(ACCOUNT))).toContain('Guten Tag, Dr.-Ing. Miriam Oster')
  expect(valueOf(await openForm(visitor, PROFILE, 'lastName'), 'title')).toBe('Dr.-Ing.')
  // A new address begins with the name of the customer.
  expect(valueOf(await openForm(visitor, `${ADDRESSES}/new`, 'street'), 'title')).toBe('Dr.-Ing.')
  const wrong = await addAddress(visitor, { title: 'Prof.', zipcode: '1' })
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('value="Prof."')])
  const long = await addAddress(visitor, { title: 'x'.repeat(101) })
  expect([long.status, await pageText(long)]).toEqual([422, expect.stringContaining('höchstens 100 Zeichen')])

  await addAddress(visitor, { title: 'Prof.' })
  const { html } = await entryOf(visitor, 'Tor 2')
  expect(html).toContain('Prof. Jan Veldhuis')
  const [path = ''] = /\/de\/shop\/account\/addresses\/[0-9a-f]{32}/.exec(html) ?? []
  await send(visitor, path, 'street', { city: 'Bonn' })
  expect(valueOf(await openForm(visitor, path, 'street'), 'title')).toBe('Prof.')
  await send(visitor, path, 'street', { title: '' })
  expect((await entryOf(visitor, 'Tor 2')).html).not.toContain('Prof.')
  await send(visitor, PROFILE, 'lastName', { title: '' })
  expect(await pageText(await visitor.get(ACCOUNT))).toContain('Guten Tag, Miriam Oster')
})

test('Addresses are added, changed, chosen as defaults and deleted, but not while they are defaults.', async () => {
  const { visitor } = await newCustomer(site)
  expect(locationOf(await addAddress(visitor, { phone: '0221 1234' }))).toEqual([303, ADDRESSES])
  const { html } = await entryOf(visitor, 'Tor 2')
  const [path = ''] = /\/de\/shop\/account\/addresses\/[0-9a-f]{32}/.exec(html) ?? []
  expect(valueOf(await openForm(visitor, path, 'street'), 'phone')).toBe('0221 1234')
  await send(visitor, path, 'street', { street: 'Tor 3' })
  expect(valueOf(await openForm(visitor, path, 'street'), 'phone')).toBe('0221 1234')

  await press(visitor, 'Tor 3', 'shipping')
  expect((await entryOf(visitor, 'Tor 3')).html).toContain('>Lieferadresse<')
  expect((await entryOf(visitor, 'Tor 3')).html).not.toContain('value="delete"')
  const refused = await press(visitor, 'Tor 3', 'delete')
  expect([refused.status, await pageText(refused)]).toEqual([409, expect.stringContaining('Wählen Sie dafür zuerst')])

  await press(visitor, 'Am Güterbahnhof 4', 'shipping')
  expect(locationOf(await press(visitor, 'Tor 3', 'delete'))).toEqual([303, ADDRESSES])
  await expect(entryOf(visitor, 'Tor 3')).rejects.toThrow('no entry')
})

test('An address with a wrong postcode is refused at its field, with its input.', async () => {
  const { visitor } = await newCustomer(site)
  const response = await addAddress(visitor, { zipcode: '1' })
  const html = await response.clone().text()
  expect([response.status, await pageText(response)]).toEqual([422, expect.stringContaining('Postleitzahl')])
  expect(html).toContain('value="Tor 2"')
})

// Differs from the specification: 41.
test('The address of another customer is not found, shown or changed.', async () => {
  const [{ visitor: owner }, { visitor: other }] = [await newCustomer(site), await newCustomer(site)]
  await addAddress(owner)
  const { html, form } = await entryOf(owner, 'Tor 2')
  const [path = ''] = /\/de\/shop\/account\/addresses\/[0-9a-f]{32}/.exec(html) ?? []
  expect((await other.get(path)).status).toBe(404)
  const own = await openForm(other, `${ADDRESSES}/new`, 'street')
  const changed = await submitForm(other, { ...fillForm(own, { ...NEW_ADDRESS, street: 'Gestohlen' }), action: path })
  expect(changed.status).toBe(409)
  const id = valueOf(form, 'id') ?? ''
  const customer = valueOf(own, 'customer') ?? ''
  expect((await other.post(ADDRESSES, { id, customer, change: 'delete' })).status).toBe(409)
  const chosen = await other.post(ADDRESSES, { id, customer, change: 'billing' })
  expect([chosen.status, await pageText(chosen)]).toEqual([
    409,
    expect.stringContaining('Diese Adresse gibt es nicht mehr'),
  ])
  expect((await entryOf(owner, 'Tor 2')).html).toContain('Tor 2')
})

test('A new password signs out the other devices and this one goes on.', async () => {
  const { visitor, email } = await newCustomer(site)
  const other = visit(site.url)
  await signInOn(other, email)
  const wrong = await send(visitor, ACCESS, 'newPassword', {
    password: 'Falsch-geraten-1',
    newPassword: OTHER_PASSWORD,
    newPasswordConfirm: OTHER_PASSWORD,
  })
  expect([wrong.status, await pageText(wrong)]).toEqual([
    422,
    expect.stringContaining('Ihr Passwort ist nicht richtig'),
  ])
  const unequal = await send(visitor, ACCESS, 'newPassword', {
    password: NEW_PASSWORD,
    newPassword: OTHER_PASSWORD,
    newPasswordConfirm: `${OTHER_PASSWORD}x`,
  })
  expect(await pageText(unequal)).toContain(
    'Die Felder Neues Passwort und Neues Passwort wiederholen müssen übereinstimmen.',
  )
  const changed = await send(visitor, ACCESS, 'newPassword', {
    password: NEW_PASSWORD,
    newPassword: OTHER_PASSWORD,
    newPasswordConfirm: OTHER_PASSWORD,
  })
  expect(locationOf(changed)).toEqual([303, ACCESS])
  expect((await visitor.get(ACCOUNT)).status).toBe(200)
  expect((await other.get(ACCOUNT)).status).toBe(302)
  expect((await signInOn(other, email, { password: OTHER_PASSWORD })).status).toBe(303)
})

test('A new e-mail address takes effect by the link that is sent to it.', async () => {
  const { visitor, email } = await newCustomer(site)
  const next = newAddress()
  const sent = await send(visitor, ACCESS, 'emailPassword', { email: next, emailPassword: NEW_PASSWORD })
  expect(locationOf(sent)).toEqual([303, ACCESS])
  expect(await pageText(await visitor.get(ACCESS))).toContain(`eine E-Mail an ${next} geschickt`)
  expect((await signInOn(visit(site.url), email)).status).toBe(303)
  const link = await readMailLink(site.dataDir, next, '/email/confirm')
  const confirmed = await submitForm(visitor, await openForm(visitor, link, 'hash'))
  expect(locationOf(confirmed)).toEqual([303, ACCESS])
  expect((await signInOn(visit(site.url), next)).status).toBe(303)
  expect((await signInOn(visit(site.url), email)).status).toBe(422)
})

test('A forgotten password is set by the link in a mail, once, and the text is the same for unknown addresses.', async () => {
  const { email } = await newCustomer(site)
  const visitor = visit(site.url)
  const ask = async (address: string) =>
    (await pageText(await send(visitor, '/de/shop/account/password', 'email', { email: address }))).replaceAll(
      address,
      '',
    )
  expect(await ask(email)).toBe(await ask(newAddress()))
  const link = await readMailLink(site.dataDir, email, '/recover/password')
  const weak = await send(visitor, link, 'newPassword', { newPassword: 'weak', newPasswordConfirm: 'weak' })
  expect([weak.status, await pageText(weak)]).toEqual([422, expect.stringContaining('bestimmte Anforderungen')])
  const form = fillForm(await openForm(visitor, link, 'newPassword'), PASSWORDS)
  expect(locationOf(await submitForm(visitor, form))).toEqual([303, '/de/shop/account/login'])
  expect((await signInOn(visitor, email, { password: OTHER_PASSWORD })).status).toBe(303)
  expect((await submitForm(visit(site.url), form)).status).toBe(409)
  expect(await pageText(await visit(site.url).get(link))).toContain('Dieser Link gilt nicht mehr.')
})

test('With scripts, the text after a new password waits for the page that the browser loads whole.', async () => {
  const { email } = await newCustomer(site)
  const visitor = visit(site.url)
  await send(visitor, '/de/shop/account/password', 'email', { email })
  const link = await readMailLink(site.dataDir, email, '/recover/password')
  const form = fillForm(await openForm(visitor, link, 'newPassword'), PASSWORDS)
  const sent = await submitForm(visitor, { ...form, action: link.replace('?', '.data?') })
  expect([sent.status, sent.headers.get('x-remix-reload-document')]).toEqual([202, 'true'])
  // A page asks so after each form, also while it is being left.
  expect(await (await visitor.get('/resources/visitor')).json()).toEqual({ cartCount: 0 })
  expect(await pageText(await visitor.get('/de/shop/account/login'))).toContain('Ihr neues Passwort ist gespeichert')
})

test('Input survives the end of a session and the sign-in that follows.', async () => {
  const { visitor, email } = await newCustomer(site)
  const form = fillForm(await openForm(visitor, `${ADDRESSES}/new`, 'street'), NEW_ADDRESS)
  const path = `${ADDRESSES}/new`
  await visitor.clone().post('/de/shop/account/logout', {})
  const over = await submitForm(visitor, form)
  expect([over.status, await pageText(over.clone())]).toEqual([401, expect.stringContaining('Sitzung ist abgelaufen')])
  // This page is in place of the form's, and has the only title.
  expect((await over.clone().text()).match(/<title>[^<]*/g)).toEqual(['<title>Ihre Sitzung ist abgelaufen'])
  const again = fillForm(await formOf(over, path, 'again.password'), { 'again.email': email })
  const wrong = await submitForm(visitor, fillForm(again, { 'again.password': 'Falsch-geraten-1' }))
  expect([wrong.status, await pageText(wrong.clone())]).toEqual([401, expect.stringContaining('nicht richtig')])
  expect(await wrong.clone().text()).not.toContain('Falsch-geraten-1')
  const second = fillForm(await formOf(wrong, path, 'again.password'), { 'again.password': NEW_PASSWORD })
  expect(locationOf(await submitForm(visitor, second))).toEqual([303, ADDRESSES])
  expect((await entryOf(visitor, 'Tor 2')).html).toContain('Veldhuis')
})

test('A form that was shown to one customer changes nothing for another who has signed in since.', async () => {
  const [{ visitor }, { email: second }] = [await newCustomer(site), await newCustomer(site)]
  const form = fillForm(await openForm(visitor, PROFILE, 'lastName'), { lastName: 'Verwechselt' })
  await visitor.post('/de/shop/account/logout', {})
  await signInOn(visitor, second)
  const refused = await submitForm(visitor, form)
  const html = await refused.clone().text()
  expect([refused.status, await pageText(refused)]).toEqual([
    422,
    expect.stringContaining(`Inzwischen ist hier ${second}`),
  ])
  expect(html).not.toContain('Verwechselt')
  expect(await pageText(await visitor.get(ACCOUNT))).not.toContain('Verwechselt')
})

test.each([ACCOUNT, PROFILE, ADDRESSES, `${ADDRESSES}/new`, ACCESS, DATA])(
  '%s leads visitors and guests to sign-in and back.',
  async (path) => {
    expect(locationOf(await visit(site.url).get(path))).toEqual([
      302,
      `/de/shop/account/login?${new URLSearchParams({ to: path })}`,
    ])
  },
)

test('A deleted account signs out and cannot sign in; without the tick or with a wrong password nothing is deleted.', async () => {
  const { visitor, email } = await newCustomer(site)
  const unconfirmed = await send(visitor, DATA, 'customer', { password: NEW_PASSWORD })
  expect([unconfirmed.status, await pageText(unconfirmed)]).toEqual([
    422,
    expect.stringContaining('Löschung bestätigen'),
  ])
  for (const [password, problem] of [
    ['', 'Aktuelles Passwort fehlt'],
    ['Falsch-geraten-56', 'Ihr Passwort ist nicht richtig'],
  ] as const) {
    const refused = await send(visitor, DATA, 'customer', { confirmed: 'on', password })
    const dom = pageBody(await refused.text())
    const field = dom.querySelector('input[name="password"]')
    expect([refused.status, field?.getAttribute('aria-invalid'), field?.getAttribute('value') ?? '']).toEqual([
      422,
      'true',
      '',
    ])
    expect(dom.textContent).toContain(problem)
    // The ticks are still there.
    expect(dom.querySelector('input[name="confirmed"]')?.hasAttribute('checked')).toBe(true)
  }
  expect((await visitor.get(ACCOUNT)).status).toBe(200)
  expect(locationOf(await send(visitor, DATA, 'customer', { confirmed: 'on', password: NEW_PASSWORD }))).toEqual([
    303,
    '/de',
  ])
  expect(await pageText(await visitor.get('/de'))).toContain('Ihr Konto wurde gelöscht.')
  expect((await visitor.get(ACCOUNT)).status).toBe(302)
  expect((await signInOn(visitor, email)).status).toBe(422)
})

test('A customer takes the own data away as a file; a visitor is led to sign-in.', async () => {
  const { visitor, email } = await newCustomer(site)
  const file = await visitor.get(`${DATA}.json`)
  expect(file.headers.get('content-disposition')).toContain('attachment')
  expect(file.headers.get('cache-control')).toBe('no-store')
  expect(JSON.stringify(await file.json())).toContain(email)
  expect((await visit(site.url).get(`${DATA}.json`)).status).toBe(302)
})
