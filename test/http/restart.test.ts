import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#backend/database/open.ts'
import { NEW_PASSWORD, newCustomer } from '#test/support/account-visitor.ts'
import { changeListsOn, readLists } from '#test/support/kept-lists.ts'
import { fillForm, openForm, submitForm } from '#test/support/page-form.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { addPiece, visit } from '#test/support/visitor.ts'

/** Its own, because only a stopped site lets others read its database. */
let site: RunningSite
beforeAll(async () => {
  site = await startSite({ template: await siteTemplate() })
})
afterAll(() => site.dispose())

test('Lists are part of the exported data and end with the account; a cart survives the restart of the server.', async () => {
  const buyer = visit(site.url)
  await addPiece(buyer, { quantity: '4' })

  const { visitor } = await newCustomer(site)
  const { customer } = await readLists(visitor)
  const list = { name: 'Linie 4', text: 'CT-08B1-S-2000;4;1250;"Kanten < 1 mm"' }
  await changeListsOn(visitor, customer, { kind: 'keep', list })
  const exported = await (await visitor.get('/de/shop/account/data.json')).json()
  expect(exported.lists).toEqual([list])
  expect(exported.customer).not.toHaveProperty('customFields')
  // No page of the account carries them.
  expect(await (await visitor.get('/de/shop/account/account')).text()).not.toContain('Linie 4')
  const form = await openForm(visitor, '/de/shop/account/data', 'customer')
  expect((await submitForm(visitor, fillForm(form, { confirmed: 'on', password: NEW_PASSWORD }))).status).toBe(303)

  await site.restart(async () => {
    const database = await openDatabase({ dataDir: site.dataDir })
    const { rows } = await database.query(`select count(*)::int as count from customer where id = '${customer}'`)
    await database.close()
    expect(rows).toEqual([{ count: 0 }])
  })
  const quantities = (await openForm(buyer, '/de/shop/cart', 'quantity')).fields.filter(([name]) => name === 'quantity')
  expect(quantities).toEqual([['quantity', '4']])
})
