import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { addPiece, formToken, PRODUCT, VARIANT, visit, type Visitor } from '#test/support/visitor.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ template: await siteTemplate() })
})
afterAll(() => site.dispose())

interface Line {
  id: string
  quantity: number
  facts: string
}

/** The cart as its page shows it, without scripts. */
async function cartOf(visitor: Visitor, locale = 'de'): Promise<Line[]> {
  const html = await (await visitor.get(`/${locale}/shop/cart`)).text()
  return [...html.matchAll(/<li class="_line_[\s\S]*?<\/li>/g)].map(([line]) => ({
    id: /name="id" value="([^"]+)"/.exec(line)?.[1] ?? '',
    quantity: Number(
      /name="quantity"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="quantity"/.exec(line)?.slice(1).find(Boolean),
    ),
    facts: line.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
  }))
}
const quantities = async (visitor: Visitor) => (await cartOf(visitor)).map(({ quantity }) => quantity)

test('the same product in the same length is one line, and in another length another line', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor, { quantity: '2' })
  await addPiece(visitor, { quantity: '3' })
  await addPiece(visitor, { cut_length: '1000' })
  expect(await quantities(visitor)).toEqual([5, 1])
})

test('simultaneous additions lose nothing', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor)
  await Promise.all(Array.from({ length: 5 }, () => addPiece(visitor.clone())))
  expect(await quantities(visitor)).toEqual([6])
})

test('a quantity can be changed, an invalid one is kept for correction, and a line can be removed', async () => {
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

test('the cart survives a change of language, in the other language’s words', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor)
  const [german] = await cartOf(visitor)
  const [english] = await cartOf(visitor, 'en')
  expect(german?.facts).toContain('Kettenführung Typ CT Simplex')
  expect(english?.facts).toContain('Chain guide type CT')
  expect(english?.facts).toContain('Cut length 1 250 mm')
  expect(english?.id).toBe(german?.id)
})

test('the cart survives a restart of the server', { timeout: 180_000 }, async () => {
  const first = await startSite({ template: await siteTemplate() })
  const visitor = visit(first.url)
  await addPiece(visitor, { quantity: '4' })
  await first.stop()
  const second = await startSite({ dataDir: first.dataDir })
  expect(await quantities(visitor.clone(second.url))).toEqual([4])
  await second.dispose()
})

test('the header counts positions, not pieces, even without scripts, and sets no cookie before there is something to count', async () => {
  const visitor = visit(site.url)
  expect((await visitor.get('/de')).headers.getSetCookie()).toEqual([])
  await addPiece(visitor, { quantity: '3' })
  const html = await (await visitor.get('/de')).text()
  expect(html).toContain('1 Position in der Anfrage')
  const other = await (await visit(site.url).get('/de')).text()
  expect(other).not.toContain('in der Anfrage')
})
