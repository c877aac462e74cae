import { beforeAll, expect, test } from 'vitest'
import { asciiEmail } from '#contracts/email-address.ts'
import { confirmOn, NEW_PASSWORD, newAddress, pageText, registerOn, signInOn } from '#test/support/account-visitor.ts'
import { fillForm, openForm, submitForm } from '#test/support/page-form.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { addPiece, visit, type Visitor } from '#test/support/visitor.ts'

const ACCOUNT = '/de/shop/account/account'
const ACCESS = '/de/shop/account/access'
const DATA = '/de/shop/account/data'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const send = async (visitor: Visitor, path: string, field: string, entries: Record<string, string>) =>
  submitForm(visitor, fillForm(await openForm(visitor, path, field), entries))

test('An international mail domain is shown as its owner writes it, on each page of the account.', async () => {
  const visitor = visit(site.url)
  const international = () => newAddress().replace('@example.com', '@müller-technik.example')
  const [email, next] = [international(), international()]
  expect(await pageText(await registerOn(visitor, email))).toContain(email)
  expect((await confirmOn(visitor, site, asciiEmail(email) ?? '')).status).toBe(303)
  await addPiece(visitor)
  const login = '/de/shop/account/login'
  for (const path of [ACCOUNT, ACCESS, DATA, login, '/de/shop/account/register', '/de/shop/checkout'])
    expect(await (await visitor.get(path)).text(), path).not.toContain('xn--')
  for (const path of [login, '/de/shop/checkout'])
    expect(await pageText(await visitor.get(path)), path).toContain(email)
  await send(visitor, ACCESS, 'emailPassword', { email: next, emailPassword: NEW_PASSWORD })
  expect(await pageText(await visitor.get(ACCESS))).toContain(`eine E-Mail an ${next} geschickt`)
  const recovery = await send(visit(site.url), '/de/shop/account/password', 'email', { email })
  expect(await pageText(recovery)).toContain(email)
  expect((await signInOn(visit(site.url), email)).status).toBe(303)
  const deleted = await send(visitor, DATA, 'customer', { confirmed: 'on', password: NEW_PASSWORD })
  expect([deleted.status, deleted.headers.get('location')]).toEqual([303, '/de'])
})
