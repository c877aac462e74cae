import { beforeAll, expect, test } from 'vitest'
import { newCustomer, signInOn } from '#test/support/account-visitor.ts'
import { changeListsOn, readLists } from '#test/support/kept-lists.ts'
import { fillForm, openForm, submitForm } from '#test/support/page-form.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { addPiece, visit } from '#test/support/visitor.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const list = (name: string, text = 'CT-08B1-S-2000;4;1250;"Kanten < 1 mm"') => ({ name, text })
const keep = (name: string, text?: string) => ({ kind: 'keep' as const, list: list(name, text) })

/** A customer with the id that the page of lists has. */
async function listOwner() {
  const { visitor, email } = await newCustomer(site)
  const { customer } = await readLists(visitor)
  return { visitor, email, customer }
}

test('A list that one device keeps is on the other one, and what both keep is there once.', async () => {
  const { visitor, email, customer } = await listOwner()
  const other = visit(site.url)
  await signInOn(other, email)
  expect(await changeListsOn(visitor, customer, keep('Linie 4'))).toMatchObject({
    status: 200,
    lists: [list('Linie 4')],
  })
  expect(await readLists(other)).toEqual({ customer, lists: [list('Linie 4')] })
  await changeListsOn(other, customer, keep('Linie 5'))
  const take = { kind: 'take' as const, lists: [list('Linie 4'), list('Linie 5', 'KR-08B1-15;2')] }
  for (const _ of ['first', 'again']) {
    const taken = await changeListsOn(visitor, customer, take)
    expect(taken.lists.map(({ name }) => name)).toEqual(['Linie 5 (2)', 'Linie 5', 'Linie 4'])
    expect(taken.left).toEqual([])
  }
  const renamed = await changeListsOn(other, customer, { kind: 'rename', name: 'Linie 5', to: 'LINIE 4' })
  expect(renamed).toMatchObject({ status: 422, refusal: 'taken' })
  await changeListsOn(other, customer, { kind: 'remove', name: 'Linie 4' })
  expect((await readLists(visitor)).lists.map(({ name }) => name)).toEqual(['Linie 5 (2)', 'Linie 5'])
})

test('Lists leave the profile as it is, and a changed profile leaves the lists.', async () => {
  const { visitor, customer } = await listOwner()
  await changeListsOn(visitor, customer, keep('Linie 4'))
  const profile = await openForm(visitor, '/de/shop/account/profile', 'firstName')
  expect(Object.fromEntries(profile.fields)).toMatchObject({
    firstName: 'Miriam',
    lastName: 'Oster',
    company: 'Hagemann Fördertechnik GmbH',
  })
  await submitForm(visitor, fillForm(profile, { lastName: 'Oster-Lang' }))
  expect((await readLists(visitor)).lists).toEqual([list('Linie 4')])
})

test('A visitor cannot read or change the lists of another one, before, after and between sign-ins.', async () => {
  const { visitor, customer } = await listOwner()
  await changeListsOn(visitor, customer, keep('Linie 4'))
  const stranger = visit(site.url)
  await addPiece(stranger)
  expect(await readLists(stranger)).toEqual({ customer: null, lists: [] })
  expect((await changeListsOn(stranger, customer, keep('x'))).status).toBe(401)
  const next = await listOwner()
  const changed = await changeListsOn(next.visitor, customer, keep('x'))
  expect(changed).toEqual({ status: 409, customer: next.customer, lists: [] })
  expect((await readLists(next.visitor)).lists).toEqual([])
  await visitor.post('/de/shop/account/logout', {})
  expect(await readLists(visitor)).toEqual({ customer: null, lists: [] })
})

test('An account that is full or would be too long says so and keeps what it has.', async () => {
  const { visitor, customer } = await listOwner()
  await changeListsOn(visitor, customer, keep('Linie 0'))
  expect(await changeListsOn(visitor, customer, keep('long', 'x'.repeat(60_001)))).toMatchObject({
    refusal: 'too long',
  })
  const lists = Array.from({ length: 20 }, (_, index) => list(`Linie ${index}`, `KR-08B1-15;${index + 1}`))
  const taken = await changeListsOn(visitor, customer, { kind: 'take', lists })
  expect([taken.lists.length, taken.left]).toEqual([20, [lists[0]]])
  expect(await changeListsOn(visitor, customer, keep('one more'))).toMatchObject({ refusal: 'full' })
})

test.each([
  ['no change', {}],
  ['no JSON', { customer: 'a', change: '{' }],
  ['an unknown kind', { customer: 'a', change: '{"kind":"drop"}' }],
  ['a list without a name', { customer: 'a', change: '{"kind":"keep","list":{"name":" ","text":"A"}}' }],
])('A post with %s is refused before anything is read.', async (_, fields: Record<string, string>) => {
  expect((await visit(site.url).post('/de/shop/list/kept', fields)).status).toBe(400)
})
