import { SAMPLE_PDF } from '#test/support/sample-files.ts'
import { fieldValue } from '#test/support/page-form.ts'
import { addPiece, type Visitor } from '#test/support/visitor.ts'

/** A request with a body, as it is sent at one place of entry. */
export interface BodyEntry {
  name: string
  path: string
  type: string
  body: Buffer
  /** Status of the response to the whole body. */
  status: number
}

const BOUNDARY = 'BxY'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`
const URL_ENCODED = 'application/x-www-form-urlencoded'

type Part = [name: string, value: string | Buffer]

/** A form; values that are bytes are files. */
function multipart(parts: readonly Part[]): Buffer {
  const bytes = parts.flatMap(([name, value]) => {
    const file = typeof value === 'string' ? '' : '; filename="plan.pdf"\r\nContent-Type: application/pdf'
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')]
  })
  return Buffer.concat([...bytes, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

/** Fields that are not shown, of the page's form at `path`, with the form's address. */
async function readContentForm(visitor: Visitor, path: string) {
  const html = await (await visitor.get(path)).text()
  const [form = ''] = /<form[^>]* action="[^"]*tx_form_formframework[\s\S]*?<\/form>/.exec(html) ?? []
  const state = /name="([^"]*\[__state\])" value="([^"]*)"/.exec(form)
  return {
    address: /action="([^"]*)"/.exec(form)?.[1]?.replaceAll('&amp;', '&') ?? '',
    prefix: state?.[1]?.replace('[__state]', '') ?? '',
    state: state?.[2] ?? '',
    element: fieldValue(form, 'responseElementId') ?? '',
  }
}

/** Every kind of place that reads a body, with the session of `visitor`, who gets a cart. */
export async function openEntries(visitor: Visitor): Promise<BodyEntry[]> {
  await addPiece(visitor)
  const line = fieldValue(await (await visitor.get('/de/shop/cart')).text(), 'line') ?? ''
  const claim = { line, name: 'part.pdf', size: '500000', modified: '7' }
  const begun = (await (await visitor.post('/de/shop/attachments', claim)).json()) as { attachment?: { id: string } }
  const drawing = await readContentForm(visitor, '/de/kontakt/anwendungstechnik')
  const content = [
    [`${drawing.prefix}[__state]`, drawing.state],
    ['responseElementId', drawing.element],
    [`${drawing.prefix}[name]`, 'Ute'],
    [`${drawing.prefix}[drawing]`, SAMPLE_PDF],
  ] satisfies Part[]
  const files = multipart([
    ['line', line],
    ['files', SAMPLE_PDF],
  ])
  const typed = new URLSearchParams(content.slice(0, 3).map(([name, value]) => [name, String(value)]))
  const page = Buffer.from(typed.toString())
  return [
    // Its other fields are missing: it is read whole, and shown again.
    { name: 'content form, files', path: drawing.address, type: MULTIPART, body: multipart(content), status: 422 },
    { name: 'content form', path: drawing.address, type: URL_ENCODED, body: page, status: 422 },
    {
      name: 'content system, files',
      path: '/typo/de/kontakt/anwendungstechnik',
      type: MULTIPART,
      body: multipart(content),
      status: 200,
    },
    {
      name: 'content system',
      path: '/typo/de/kontakt/anwendungstechnik',
      type: URL_ENCODED,
      body: page,
      status: 200,
    },
    { name: 'cart, files', path: '/de/shop/attachments/form', type: MULTIPART, body: files, status: 303 },
    {
      name: 'cart, begun file',
      path: '/de/shop/attachments',
      type: URL_ENCODED,
      body: Buffer.from(new URLSearchParams(claim).toString()),
      status: 200,
    },
    {
      name: 'cart, part of a file',
      path: `/de/shop/attachments/parts/${begun.attachment?.id}?offset=0`,
      type: 'application/octet-stream',
      body: Buffer.concat([SAMPLE_PDF, Buffer.alloc(200, 'x')]),
      // A part of an earlier case is there already.
      status: 409,
    },
    {
      name: 'cart',
      path: '/de/shop/cart',
      type: URL_ENCODED,
      body: Buffer.from('intent=note&note=abc'),
      status: 302,
    },
    {
      name: 'cart, input of another form',
      path: '/de/shop/cart?carry=1',
      type: URL_ENCODED,
      body: Buffer.from('left-form=summary&orderNumber=PO-4711&comment=abc'),
      status: 200,
    },
    {
      name: 'checkout, input of another form',
      path: '/de/shop/checkout?carry=1',
      type: URL_ENCODED,
      body: Buffer.from('unsent.summary.comment=abc&left-form=address&city=Wien'),
      status: 200,
    },
    {
      name: 'cart, a form that the browser posts to the next page as well',
      path: '/de/shop/cart',
      type: URL_ENCODED,
      body: Buffer.from('intent=note&note=abc&unsent.summary.comment=abc'),
      status: 307,
    },
    {
      name: 'list with a file',
      path: '/de/shop/list',
      type: MULTIPART,
      body: multipart([
        ['intent', 'check'],
        ['file', Buffer.from('2;CT-08B1-S-2000')],
      ]),
      status: 200,
    },
    {
      name: 'list with a file that is too large',
      path: '/de/shop/list',
      type: MULTIPART,
      body: multipart([
        ['list', '2;CT-08B1-S-2000'],
        ['file', Buffer.alloc(1_200_000, 'x')],
        ['intent', 'check'],
      ]),
      status: 422,
    },
    {
      name: 'Store API',
      path: '/store-api/product',
      type: 'application/json',
      body: Buffer.from(JSON.stringify({ limit: 1, includes: { product: ['id'] } })),
      status: 200,
    },
  ]
}
