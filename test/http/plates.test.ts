import { beforeAll, expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { fillForm, openForm, submitForm } from '#test/support/page-form.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { visit } from '#test/support/visitor.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const PAGE = '/de/shop/product/platten/platte-pe-uhmw'
const PLATE = 'PL-PEUHMW-S-10-1000X2000'
const SMALL = 'PL-PEUHMW-S-10-500X1000'

test('the format of a plate can be changed; sides that its sheet does not have stay with their bounds', async () => {
  const visitor = visit(site.url)
  await visitor.post(PAGE, { variant: PLATE, width: '500', length: '1000', quantity: '2' })
  await visitor.post(PAGE, { variant: PLATE, width: '400', length: '1000', quantity: '1' })
  const page = async () => pageBody(await (await visitor.get('/de/shop/cart')).text())
  const id = (await page()).querySelector('li input[name="id"]')?.getAttribute('value')
  const sides = async () =>
    [...(await page()).querySelectorAll('li input[name="width"]')].map((width) =>
      [width, width.closest('form')?.querySelector('input[name="length"]')].map((input) =>
        input?.getAttribute('value'),
      ),
    )
  const change = (fields: Record<string, string>) =>
    visitor.post('/de/shop/cart', { id: id ?? '', quantity: '2', ...fields })
  expect(await sides()).toEqual([
    ['500', '1\u202f000'],
    ['400', '1\u202f000'],
  ])

  expect((await change({ width: '600', length: '1.500' })).status).toBe(302)
  expect(await sides()).toEqual([
    ['600', '1\u202f500'],
    ['400', '1\u202f000'],
  ])
  for (const [wrong, field] of [
    [{ width: '99999', length: '1000' }, 'width'],
    [{ width: '600', length: '' }, 'length'],
    [{ width: '600', length: '1000,5' }, 'length'],
  ] as const) {
    const response = await change(wrong)
    const body = pageBody(await response.text())
    expect(response.status).toBe(422)
    expect(body.querySelector(`#${field}-${id}-error`)?.textContent).toMatch(
      /^Bitte ganze Millimeter von [\d\u202f]+ bis/,
    )
    // Both fields keep the input, and the list of errors leads to the wrong one.
    expect(body.querySelector(`#${field}-${id}`)?.getAttribute('value')).toBe(wrong[field])
    expect(body.querySelector(`a[href="#${field}-${id}"]`)?.textContent).toContain(PLATE)
  }
  expect(await sides()).toHaveLength(2)
  await change({ width: '400', length: '1000' })
  expect(await sides()).toEqual([['400', '1\u202f000']])
  expect((await page()).querySelector('li input[name="quantity"]')?.getAttribute('value')).toBe('3')
})

test('without scripts another plate has its own sides, and typed ones stay', async () => {
  const visitor = visit(site.url)
  const sidesOf = (page: ReturnType<typeof pageBody>) =>
    ['width', 'length'].map((name) => page.querySelector(`#format input[name="${name}"]`)?.getAttribute('value'))
  const first = await openForm(visitor, `${PAGE}?variant=${PLATE}`, 'shown-width')
  const choose = async (fields: Record<string, string>) =>
    sidesOf(
      pageBody(
        await (await submitForm(visitor, fillForm(first, { intent: 'choose', variant: SMALL, ...fields }))).text(),
      ),
    )
  expect(await choose({})).toEqual(['500', '1000'])
  expect(await choose({ width: '300' })).toEqual(['300', '1000'])
  expect(await choose({ width: '700' })).toEqual(['700', '1000'])
})
