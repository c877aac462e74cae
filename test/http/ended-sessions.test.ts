import { beforeAll, describe, expect, test } from 'vitest'
import { NEW_PASSWORD, newCustomer, pageText, signInOn } from '#test/support/account-visitor.ts'
import { fieldValue, fillForm, formOf, openForm, submitForm, type PageForm } from '#test/support/page-form.ts'
import type { ROUTE_AUDIENCES } from '#test/support/route-audiences.ts'
import { SAMPLE_PDF } from '#test/support/sample-files.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { addPiece, CONFIRMED, confirmedNumber, visit, type Visitor } from '#test/support/visitor.ts'

const SHOP = '/de/shop'
const ACCOUNT = `${SHOP}/account`
const CART = `${SHOP}/cart`
const CHECKOUT = `${SHOP}/checkout`
const SUMMARY = `${CHECKOUT}?step=summary`
const CONFIRMATION = `${SHOP}/orderconfirmation`

/** Data of a customer who has a request, an address book and a filled cart in this browser. */
interface Owner {
  visitor: Visitor
  email: string
  number: string
  addressId: string
  orderId: string
}

type Audiences = typeof ROUTE_AUDIENCES
type UnsharedRoute = { [Path in keyof Audiences]: Audiences[Path] extends 'shared' ? never : Path }[keyof Audiences]
type Screens = (owner: Owner) => string[]

const NOBODYS = 'has nothing of a person'
const OWN_SECRET = 'opens only with a secret that the visitor brings along'

/** Pages and files of the owner; a text says why a route has none. */
const SCREENS: Record<UnsharedRoute, Screens | string> = {
  '/': NOBODYS,
  'robots.txt': NOBODYS,
  'manifest.webmanifest': NOBODYS,
  'sitemap.xml': NOBODYS,
  'sitemaps/:part': NOBODYS,
  'resources/visitor': () => ['/resources/visitor?locale=de'],
  'resources/captions/*': NOBODYS,
  'resources/drawings/*': NOBODYS,
  ':locale/search/hits': NOBODYS,
  ':locale/cookie-settings': NOBODYS,
  ':locale/consent': NOBODYS,
  ':locale/shop/last-seen': 'shows products that the browser has stored',
  ':locale/shop/cart': () => [CART],
  ':locale/shop/cart/lines': () => [`${CART}/lines`],
  ':locale/shop/cart/list.csv': () => [`${CART}/list.csv`],
  ':locale/shop/list/kept': () => [`${SHOP}/list/kept`],
  ':locale/shop/attachments': 'only takes files',
  ':locale/shop/attachments/form': 'only takes files',
  ':locale/shop/attachments/ended': NOBODYS,
  ':locale/shop/attachments/parts/:id': 'only takes files',
  ':locale/shop/attachments/:id/:grant': OWN_SECRET,
  'resources/attachments/:id/preview': OWN_SECRET,
  ':locale/shop/list/sample.csv': NOBODYS,
  ':locale/shop/checkout': () => [CHECKOUT, SUMMARY, `${CHECKOUT}?as=customer`, `${CHECKOUT}?as=new`],
  ':locale/shop/orderconfirmation': () => [CONFIRMATION],
  ':locale/shop/account/account': () => [`${ACCOUNT}/account`],
  ':locale/shop/account/login': () => [`${ACCOUNT}/login`],
  ':locale/shop/account/register': () => [`${ACCOUNT}/register`],
  ':locale/shop/registration/confirm': () => [`${SHOP}/registration/confirm?em=0&hash=0`],
  ':locale/shop/account/profile': () => [`${ACCOUNT}/profile`],
  ':locale/shop/account/addresses': () => [`${ACCOUNT}/addresses`],
  ':locale/shop/account/addresses/:id': ({ addressId }) => [
    `${ACCOUNT}/addresses/new`,
    `${ACCOUNT}/addresses/${addressId}`,
  ],
  ':locale/shop/account/access': () => [`${ACCOUNT}/access`],
  ':locale/shop/account/email/confirm': () => [`${ACCOUNT}/email/confirm?em=0&hash=0`],
  ':locale/shop/account/password': () => [`${ACCOUNT}/password`],
  ':locale/shop/account/recover/password': () => [`${ACCOUNT}/recover/password?hash=${'0'.repeat(32)}`],
  ':locale/shop/account/data': () => [`${ACCOUNT}/data`],
  ':locale/shop/account/data.json': () => [`${ACCOUNT}/data.json`],
  ':locale/shop/account/logout': () => [`${ACCOUNT}/logout`],
  ':locale/shop/account/:source/:id?': ({ orderId }) => [
    `${ACCOUNT}/orderhistory`,
    `${ACCOUNT}/orderhistory/${orderId}`,
  ],
  ':locale/shop/account/:source/:id/request/:kind': ({ orderId }) =>
    ['pdf', 'csv'].map((kind) => `${ACCOUNT}/orderhistory/${orderId}/request/${kind}`),
  ':locale/tools/chemical-resistance/products': NOBODYS,
  ':locale/tools/chain-rack/parts.csv': NOBODYS,
}
const routes = Object.entries(SCREENS).flatMap(([path, screens]) =>
  typeof screens === 'string' ? [] : [[path, screens] as const],
)

const TYPED = 'Getippt-Q8'

/** A form of the owner: its page, a field that no other form of the page has, and its input. */
interface TypedForm {
  path: (owner: Owner) => string
  field: string
  typed: Record<string, string>
  /** Page that has the input, if the form needs nothing but the sign-in; otherwise the form itself is shown again. */
  stored?: string
}

const FORMS: Record<string, TypedForm> = {
  'the profile': {
    path: () => `${ACCOUNT}/profile`,
    field: 'lastName',
    typed: { lastName: TYPED },
    stored: `${ACCOUNT}/profile`,
  },
  'a new address': {
    path: () => `${ACCOUNT}/addresses/new`,
    field: 'street',
    typed: { street: TYPED, zipcode: '50667', city: 'Köln' },
    stored: `${ACCOUNT}/addresses`,
  },
  'an address': {
    path: ({ addressId }) => `${ACCOUNT}/addresses/${addressId}`,
    field: 'street',
    typed: { street: `Weg ${TYPED}` },
    stored: `${ACCOUNT}/addresses`,
  },
  'the e-mail address': {
    path: () => `${ACCOUNT}/access`,
    field: 'emailPassword',
    typed: { email: `${TYPED}@example.com`, emailPassword: NEW_PASSWORD },
  },
  'the deletion of the account': {
    path: () => `${ACCOUNT}/data`,
    field: 'customer',
    typed: { confirmed: TYPED, password: NEW_PASSWORD },
  },
  'a line of the cart': {
    path: () => CART,
    field: 'note',
    typed: { note: TYPED },
    stored: CART,
  },
  'the summary': { path: () => SUMMARY, field: 'key', typed: { ...CONFIRMED, comment: TYPED } },
}
const forms = Object.entries(FORMS)

/** Ways in which the session of the owner ends; the browser's cookies afterwards. */
const ENDS: Record<string, (owner: Owner) => Promise<void>> = {
  'a sign-out in another tab': async ({ visitor }) => void (await visitor.post(`${ACCOUNT}/logout`, {})),
  'a sign-out on another device': async ({ email }) => {
    const other = visit(site.url)
    await signInOn(other, email)
    await other.post(`${ACCOUNT}/logout`, {})
  },
}

let site: SharedSite
/** Length of the log before. */
let begun: number
beforeAll(async () => {
  site = await sharedSite()
  begun = site.output().length
})

const addToCart = (visitor: Visitor) =>
  visitor.post(`${SHOP}/list`, { list: 'CT-08B1-S-2000;4;1250;Notiz-Q7;Referenz-Q7', intent: 'add' })
const idIn = (html: string, path: string): string => new RegExp(`${path}/([0-9a-f]{32})`).exec(html)?.[1] ?? ''

/** A customer with a sent request, and with a cart, a file, a removed line and an opened summary besides. */
async function newOwner(): Promise<Owner> {
  const { visitor, email } = await newCustomer(site)
  const page = async (path: string) => (await visitor.get(path)).text()
  await addToCart(visitor)
  await submitForm(visitor, await openForm(visitor, CHECKOUT, 'billing'))
  const summary = await openForm(visitor, SUMMARY, 'key')
  await submitForm(visitor, fillForm(summary, { ...CONFIRMED, comment: 'Kommentar-Q7' }))
  const number = (await confirmedNumber(visitor)) ?? ''
  await addPiece(visitor)
  const line = fieldValue(await page(CART), 'line') ?? ''
  await addToCart(visitor)
  await page(CART)
  const files = new FormData()
  files.append('line', '')
  files.append('files', new Blob([new Uint8Array(SAMPLE_PDF)]), 'Geheimplan-Q7.pdf')
  await visitor.send(`${SHOP}/attachments/form`, { method: 'POST', body: files })
  await visitor.post(CART, { intent: 'remove', id: line })
  await page(SUMMARY)
  const addressId = idIn(await page(`${ACCOUNT}/addresses`), `${ACCOUNT}/addresses`)
  const orderId = idIn(await page(`${ACCOUNT}/orderhistory`), `${ACCOUNT}/orderhistory`)
  return { visitor, email, number, addressId, orderId }
}

/** Texts of the owner, longer than any that chance puts into a token. */
const NOTES = ['Notiz-Q7', 'Referenz-Q7', 'Kommentar-Q7', 'Geheimplan-Q7']
const secretsOf = ({ email, number, orderId }: Owner): string[] => [
  email,
  number,
  orderId,
  'Oster',
  'Hagemann',
  'Am Güterbahnhof',
  ...NOTES,
]
/** Secrets that a response shows; an address that was asked for may come back in it. */
const shownIn = async (owner: Owner, response: Response, path: string): Promise<string[]> => {
  const text = `${response.headers.get('location') ?? ''} ${await response.text()}`.replaceAll(path, '')
  return secretsOf(owner).filter((secret) => text.replaceAll(encodeURIComponent(path), '').includes(secret))
}

describe.each(Object.entries(ENDS))('After %s', (_, end) => {
  let owner: Owner
  /** As a tab that is still open shows them. */
  const filled: Record<string, PageForm> = {}
  const sendFilled = async (visitor: Visitor, name: string) =>
    submitForm(visitor, filled[name] ?? { action: '', fields: [] })
  beforeAll(async () => {
    owner = await newOwner()
    // The test would show nothing if these were empty before.
    const before = await Promise.all(
      [CART, SUMMARY, CONFIRMATION, `${ACCOUNT}/orderhistory/${owner.orderId}`].map((path) => owner.visitor.get(path)),
    )
    const seen = await Promise.all(before.map((response) => shownIn(owner, response, '')))
    const unseen = secretsOf(owner).filter((secret) => !seen.flat().includes(secret))
    if (unseen.length > 0) throw new Error(`The owner does not see ${unseen.join(', ')}`)
    for (const [name, { path, field, typed }] of forms)
      filled[name] = fillForm(await openForm(owner.visitor, path(owner), field), typed)
    await end(owner)
  })

  test.each(routes)('%s shows nothing of the customer to the next visitor.', async (_path, screens) => {
    for (const path of screens(owner)) {
      const next = owner.visitor.clone()
      expect([path, await shownIn(owner, await next.get(path), path)]).toEqual([path, []])
    }
  })

  test('Another visitor fills the cart, sees nothing of the customer on the way to the request, and loses nothing.', async () => {
    const next = owner.visitor.clone()
    await addPiece(next)
    for (const path of [CART, CHECKOUT, SUMMARY, CONFIRMATION])
      expect([path, await shownIn(owner, await next.get(path), path)]).toEqual([path, []])
    const list = await (await next.get(`${CART}/list.csv`)).text()
    expect(list.trim().split('\r\n').slice(1)).toEqual([expect.stringContaining('CT-08B1-S-2000;1;1250')])
  })

  test.each(forms)('The input of the form of %s survives the sign-in that follows.', async (name, form) => {
    const back = owner.visitor.clone()
    const path = form.path(owner)
    const over = await sendFilled(back, name)
    expect([over.status, await pageText(over.clone())]).toEqual([
      401,
      expect.stringContaining('Sitzung ist abgelaufen'),
    ])
    const again = { 'again.email': owner.email, 'again.password': NEW_PASSWORD }
    const sent = await submitForm(back, fillForm(await formOf(over, path, 'again.password'), again))
    const shown = form.stored === undefined ? sent : await back.get(form.stored)
    expect(await shown.text()).toContain(name === 'the deletion of the account' ? 'checked' : TYPED)
  })

  test.each(forms)('The form of %s shows and changes nothing for another customer.', async (name) => {
    const other = owner.visitor.clone()
    const { email } = await newCustomer(site)
    await signInOn(other, email)
    await addPiece(other)
    const refused = await sendFilled(other, name)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    const text = await refused.text()
    expect([TYPED, owner.email, owner.number, ...NOTES].filter((secret) => text.includes(secret))).toEqual([])
    expect(await (await other.get(`${ACCOUNT}/data.json`)).text()).not.toContain(TYPED)
  })
})

test('Nothing of the customers is in the log.', () => {
  for (const secret of ['@example.com', 'Oster', 'Güterbahnhof', ...NOTES, TYPED, NEW_PASSWORD, 'A-1000'])
    expect(site.output().slice(begun)).not.toContain(secret)
})
