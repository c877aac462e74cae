import { beforeAll, expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { fillForm, formOf, openForm, submitForm } from '#test/support/page-form.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import {
  addPiece,
  CONFIRMED,
  formToken,
  PRODUCT,
  readAddressForm,
  readSummary,
  VARIANT,
  visit,
  type Visitor,
} from '#test/support/visitor.ts'
import { filePaths } from '#web/app/paths.ts'
import type { DrawnCart } from '#web/shell/cart-drawer/ask-cart.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

interface Line {
  id: string
  quantity: number
  length: string | undefined
  facts: string
}

/** The cart as its page shows it, without scripts. */
async function cartOf(visitor: Visitor, locale = 'de'): Promise<Line[]> {
  const body = pageBody(await (await visitor.get(`/${locale}/shop/cart`)).text())
  const inputs = [...body.querySelectorAll('li input[name="quantity"]')]
  const lines = inputs.flatMap((input) => input.closest('li') ?? [])
  return lines.map((line) => {
    const valueOf = (name: string) => line.querySelector(`input[name="${name}"]`)?.getAttribute('value') ?? undefined
    return {
      id: valueOf('id') ?? '',
      quantity: Number(valueOf('quantity')),
      length: valueOf('length'),
      facts: line.innerHTML.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
    }
  })
}
const quantities = async (visitor: Visitor) => (await cartOf(visitor)).map(({ quantity }) => quantity)

test('the same product in the same length is one line, and in another length another line', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor, { quantity: '2' })
  await addPiece(visitor, { quantity: '3' })
  await addPiece(visitor, { cut_length: '1000' })
  expect(await quantities(visitor)).toEqual([5, 1])
})

test('the drawer of a phone has its lines, of one visitor only and never cached', async () => {
  const visitor = visit(site.url)
  const lines = async (of: Visitor, locale: 'de' | 'en' = 'de') => {
    const response = await of.get(filePaths.cartLines(locale))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    return ((await response.json()) as DrawnCart).lines
  }
  expect(await lines(visitor)).toEqual([])
  await addPiece(visitor, { quantity: '2', cut_length: '1250' })
  expect(await lines(visitor)).toMatchObject([{ quantity: 2, size: '1\u202f250\u00a0mm' }])
  const [english] = await lines(visitor, 'en')
  expect(english?.name).toBe('Chain guide type CT, simplex')
  expect((await visitor.get(english?.path ?? '')).status).toBe(200)
  expect((await visitor.get(english?.picture ?? '')).headers.get('content-type')).toContain('image/svg')
  expect(await lines(visit(site.url))).toEqual([])
})

test('simultaneous additions lose nothing', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor)
  await Promise.all(Array.from({ length: 5 }, () => addPiece(visitor.clone())))
  expect(await quantities(visitor)).toEqual([6])
})

test('a quantity can be changed, an invalid one stays for correction, and a line can be removed', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor)
  const [line] = await cartOf(visitor)
  const id = line?.id ?? ''
  expect((await visitor.post('/de/shop/cart', { id, quantity: '7' })).status).toBe(302)
  expect(await quantities(visitor)).toEqual([7])

  const refused = await visitor.post('/de/shop/cart', { id, quantity: '0' })
  const html = await refused.text()
  expect([refused.status, html.includes('eine ganze Zahl von 1 bis 100\u202f000')]).toEqual([422, true])
  // The list of errors names the line and links to its field.
  expect(html).toMatch(new RegExp(`<a href="#quantity-${id}">Kettenführung .+ ${VARIANT}: `))
  expect(await quantities(visitor)).toEqual([7])

  await visitor.post('/de/shop/cart', { id, intent: 'remove' })
  const after = await (await visitor.get('/de/shop/cart')).text()
  expect(after).toContain('Das Produkt wurde aus Ihrer Anfrage entfernt.')
  expect(await quantities(visitor)).toEqual([])
})

test('a line of twenty thousand pieces can be changed to one more', async () => {
  const visitor = visit(site.url)
  expect((await addPiece(visitor, { quantity: '20000' })).status).toBe(303)
  const [line] = await cartOf(visitor)
  expect(line?.quantity).toBe(20_000)
  expect((await visitor.post('/de/shop/cart', { id: line?.id ?? '', quantity: '20001', length: '1250' })).status).toBe(
    302,
  )
  expect(await quantities(visitor)).toEqual([20_001])
})

test('a form sent twice adds once, even simultaneously, and a changed form is another addition', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor)
  const token = formToken(await (await visitor.get(PRODUCT)).text()) ?? ''
  expect(token).toMatch(/^[0-9a-f]{32}$/)
  const send = (more: Record<string, string> = {}) => addPiece(visitor.clone(), { 'form-token': token, ...more })
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  await send()
  expect(await quantities(visitor)).toEqual([2])
  await send({ quantity: '3' })
  expect(await quantities(visitor)).toEqual([5])
})

test('a shared page carries no token', async () => {
  expect(formToken(await (await visit(site.url).get(PRODUCT)).text())).toBeUndefined()
})

test.each<[string, Record<string, string>]>([
  ['without an id', {}],
  ['with an empty one', { id: '' }],
  ['with one that is too long', { id: 'x'.repeat(256) }],
])('removing a line %s is rejected, with the cart', async (_, id) => {
  const visitor = visit(site.url)
  await addPiece(visitor)
  const answer = await visitor.post('/de/shop/cart', { intent: 'remove', ...id })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('Diese Position steht nicht mehr in Ihrer Anfrage.')
  expect(await quantities(visitor)).toEqual([1])
})

test('a length can be changed; an impossible one stays with its bounds, and equal lines become one', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor, { cut_length: '980', quantity: '2' })
  await addPiece(visitor, { cut_length: '1250', quantity: '4' })
  const [first] = await cartOf(visitor)
  const change = (fields: Record<string, string>) =>
    visitor.post('/de/shop/cart', { id: first?.id ?? '', quantity: '2', ...fields })
  const lengths = async () => (await cartOf(visitor)).map(({ length, quantity }) => [length, quantity])

  expect((await change({ length: '985' })).status).toBe(302)
  expect(await lengths()).toEqual([
    ['985', 2],
    ['1\u202f250', 4],
  ])
  for (const wrong of ['5000', '985,5', '', 'lang']) {
    const response = await change({ length: wrong })
    const html = await response.text()
    expect([response.status, html.includes(`id="length-${first?.id}-error"`)]).toEqual([422, true])
  }
  expect(await lengths()).toHaveLength(2)
  await change({ length: '1.250' })
  expect(await lengths()).toEqual([['1\u202f250', 6]])
})

test('a line keeps a note and a reference, which another quantity does not change', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor)
  const [line] = await cartOf(visitor)
  await visitor.post('/de/shop/cart', {
    id: line?.id ?? '',
    quantity: '2',
    note: ' Kanten <brechen> ',
    reference: '10',
  })
  await visitor.post('/de/shop/cart', { id: line?.id ?? '', quantity: '3' })
  const csv = await (await visitor.get('/de/shop/cart/list.csv')).text()
  expect(csv).toContain('CT-08B1-S-2000;3;1250;Kanten <brechen>;10')
  await visitor.post('/de/shop/cart', { id: line?.id ?? '', quantity: '3', note: '', reference: '' })
  expect(await (await visitor.get('/de/shop/cart/list.csv')).text()).toContain('CT-08B1-S-2000;3;1250\r\n')
})

test('a note of two lines is shown in one, and another quantity does not change it', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor)
  const [line] = await cartOf(visitor)
  // As another client of the shop writes it; a browser's field has no line break.
  await visitor.post('/de/shop/cart', { id: line?.id ?? '', quantity: '2', note: 'Bohrung Ø 5\n10 mm tief' })
  const form = await openForm(visitor, '/de/shop/cart', 'note')
  expect(form.fields).toContainEqual(['note', 'Bohrung Ø 5 10 mm tief'])
  await submitForm(visitor, fillForm(form, { quantity: '3' }))
  const csv = await (await visitor.get('/de/shop/cart/list.csv')).text()
  expect(csv).toContain('CT-08B1-S-2000;3;1250;"Bohrung Ø 5\n10 mm tief"')
  await visitor.post('/de/shop/cart', { id: line?.id ?? '', quantity: '3', note: 'Bohrung Ø 6 mm' })
  expect(await (await visitor.get('/de/shop/cart/list.csv')).text()).toContain('3;1250;Bohrung Ø 6 mm')
})

test('a removal and emptying the cart can be undone without scripts', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor, { c_profile: '', quantity: '2' })
  await addPiece(visitor, { cut_length: '500', quantity: '3' })
  const list = async () => (await (await visitor.get('/de/shop/cart/list.csv')).text()).split('\r\n').toSorted()
  const before = await list()
  const undo = async () => {
    const form = await openForm(visitor, '/de/shop/cart', 'form-token')
    return submitForm(visitor, fillForm(form, { intent: 'restore' }))
  }
  const [first] = await cartOf(visitor)
  await visitor.post('/de/shop/cart', { id: first?.id ?? '', intent: 'remove' })
  expect(await list()).not.toEqual(before)
  expect((await undo()).status).toBe(302)
  expect(await list()).toEqual(before)
  await visitor.post('/de/shop/cart', { intent: 'clear' })
  expect(await quantities(visitor)).toEqual([])
  await undo()
  expect(await list()).toEqual(before)
  // There is nothing left to undo.
  expect(await (await visitor.get('/de/shop/cart')).text()).not.toContain('Rückgängig')
})

test('more lines than a cookie holds are restored by the form of the response', async () => {
  const visitor = visit(site.url)
  const list = Array.from(
    { length: 400 },
    (_, index) => `CT-08B1-S-2000;1;${300 + index};Notiz ${index * 7919} ${'zu den Bohrungen '.repeat(10)}`,
  )
  await visitor.post('/de/shop/list', { list: list.join('\n'), intent: 'add' })
  const cleared = await visitor.post('/de/shop/cart', { intent: 'clear' })
  expect(cleared.status).toBe(200)
  const form = await formOf(cleared, '/de/shop/cart', 'removed')
  expect((await submitForm(visitor, fillForm(form, { intent: 'restore' }))).status).toBe(302)
  expect(await quantities(visitor)).toHaveLength(400)
})

test('a line says what all its pieces cost, beside the price of one', async () => {
  const visitor = visit(site.url)
  await visitor.post('/de/shop/list', { list: 'KR-08B1-15;10', intent: 'add' })
  const text = (await (await visitor.get('/de/shop/cart')).text()).replaceAll(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ')
  const each = Number(/([\d,]+)\s€\s+je Stück/.exec(text)?.[1]?.replace(',', '.'))
  expect(each).toBeGreaterThan(1)
  expect(text.replaceAll(/\s/g, ' ')).toContain(`${(10 * each).toFixed(2).replace('.', ',')} €`)
})

test('a C-profile is below its guide, and the lines keep their order', async () => {
  const visitor = visit(site.url)
  const html = await (await visitor.get(`${PRODUCT}?variant=${VARIANT}`)).text()
  const profile = /name="c_profile"[^>]*value="([0-9a-f]{32})"/.exec(html)?.[1] ?? ''
  expect(profile).not.toBe('')
  await addPiece(visitor, { c_profile: profile })
  await visitor.post('/de/shop/list', { list: 'KR-08B1-15', intent: 'add' })
  await addPiece(visitor, { c_profile: profile, cut_length: '500' })
  const facts = (await cartOf(visitor)).map((line) => /(CT|C30|KR)-[\w-]+/.exec(line.facts)?.[1])
  expect(facts).toEqual(['CT', 'C30', 'KR', 'CT', 'C30'])
})

test('a bar without a length is ordered whole, which cart, summary and confirmation say', async () => {
  const visitor = visit(site.url)
  const form = await openForm(visitor, `${PRODUCT}?variant=${VARIANT}`, 'cut_length')
  // As the fields are: the page chooses no length.
  expect((await submitForm(visitor, form)).status).toBe(303)
  expect((await cartOf(visitor)).map(({ quantity, length }) => [quantity, length])).toEqual([[1, '']])
  const whole = /ganze Stange, 2\s000\smm/
  expect(await (await visitor.get('/de/shop/cart')).text()).toMatch(whole)
  await visitor.post('/de/shop/checkout', await readAddressForm(visitor))
  const { html, key } = await readSummary(visitor)
  expect(html).toMatch(whole)
  await visitor.post('/de/shop/checkout', { key, ...CONFIRMED })
  expect(await (await visitor.get('/de/shop/orderconfirmation')).text()).toMatch(whole)
})

test('the cart survives a change of language, in the other language’s words', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor)
  const [german] = await cartOf(visitor)
  const [english] = await cartOf(visitor, 'en')
  expect(german?.facts).toContain('Kettenführung Typ CT Simplex')
  expect(english?.facts).toContain('Chain guide type CT')
  expect(english?.facts).toContain('Cut length in mm, Chain guide type CT')
  expect([german?.length, english?.length]).toEqual(['1\u202f250', '1\u202f250'])
  expect(english?.id).toBe(german?.id)
})

test('the header counts pieces, even without scripts, and sets no cookie before there is something to count', async () => {
  const visitor = visit(site.url)
  expect((await visitor.get('/de')).headers.getSetCookie()).toEqual([])
  await addPiece(visitor, { quantity: '3' })
  const html = await (await visitor.get('/de')).text()
  expect(html).toContain('3 Stück in der Anfrage')
  const other = await (await visit(site.url).get('/de')).text()
  expect(other).not.toContain('in der Anfrage')
})
