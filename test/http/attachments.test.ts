import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { LARGEST_ATTACHMENT, PART_SIZE } from '#contracts/attachments/attachments.ts'
import { readMailFiles } from '#test/support/deployment.ts'
import { fieldValue } from '#test/support/page-form.ts'
import { largePdf, SAMPLE_DXF, SAMPLE_PDF, SAMPLE_STEP, SAMPLE_SVG, samplePicture } from '#test/support/sample-files.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { addPiece, CONFIRMED, readAddressForm, readSummary, visit, type Visitor } from '#test/support/visitor.ts'

const FORM = '/de/shop/attachments/form'
const CART = '/de/shop/cart'

let site: SharedSite
/** Length of the log before. */
let begun: number
beforeAll(async () => {
  site = await sharedSite()
  begun = site.output().length
})

async function withCart(): Promise<{ visitor: Visitor; line: string }> {
  const visitor = visit(site.url)
  await addPiece(visitor)
  const html = await (await visitor.get(CART)).text()
  return { visitor, line: fieldValue(html, 'line') ?? '' }
}
const form = (line: string, ...files: [name: string, content: Uint8Array][]) => {
  const data = new FormData()
  data.append('line', line)
  for (const [name, content] of files) data.append('files', new Blob([new Uint8Array(content)]), name)
  return data
}
const begin = async (visitor: Visitor, line: string, size: number, name = 'plan.pdf') => {
  const response = await visitor.post('/de/shop/attachments', { line, name, size: String(size), modified: '7' })
  return { status: response.status, ...((await response.json()) as { attachment?: { id: string; received: number } }) }
}
const sendPart = (visitor: Visitor, id: string, offset: number, part: Uint8Array, type = 'application/octet-stream') =>
  visitor.send(`/de/shop/attachments/parts/${id}?offset=${offset}`, {
    method: 'POST',
    body: new Uint8Array(part),
    headers: { 'content-type': type },
  })
const page = async (visitor: Visitor) => (await visitor.get(CART)).text()
const previewsIn = (html: string) => [...html.matchAll(/\/resources\/attachments\/[0-9a-f]{32}\/preview/g)].map(String)

test('without scripts files are added to a line and to the whole request, and can be removed and restored', async () => {
  const { visitor, line } = await withCart()
  const sent = await visitor.send(FORM, {
    method: 'POST',
    body: form(line, ['Plan Größe.pdf', SAMPLE_PDF], ['a.stp', SAMPLE_STEP]),
  })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, CART])
  const html = await page(visitor)
  for (const text of ['Plan Größe.pdf', 'a.stp', 'Plan Größe.pdf ist hinzugefügt.']) expect(html).toContain(text)

  await visitor.send(FORM, { method: 'POST', body: form('', ['photo.jpg', await samplePicture('jpeg')]) })
  const [preview = ''] = previewsIn(await page(visitor))
  const picture = await visitor.get(preview)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])

  const id = preview.split('/')[3] ?? ''
  await visitor.post(CART, { intent: 'remove-file', id })
  expect(await page(visitor)).toContain('photo.jpg entfernt')
  expect((await visitor.get(preview)).status).toBe(404)
  await visitor.post(CART, { intent: 'restore-file', id })
  expect(await page(visitor)).not.toContain('photo.jpg entfernt')
})

test('the error of a file is shown with its name, and the others stay', async () => {
  const { visitor, line } = await withCart()
  const files = form(line, ['a.svg', SAMPLE_SVG], ['b.pdf', SAMPLE_DXF], ['c.pdf', SAMPLE_PDF], ['d.exe', SAMPLE_PDF])
  await visitor.send(FORM, { method: 'POST', body: files })
  const html = await page(visitor)
  expect(html).toContain('a.svg: SVG nehmen wir aus Sicherheitsgründen nicht an.')
  expect(html).toContain('b.pdf: Der Inhalt passt nicht zum Namen: Das ist eine DXF-Datei.')
  expect(html).toContain('c.pdf ist hinzugefügt.')
  expect(html).toContain('d.exe: Diese Art von Datei nehmen wir nicht an.')
  expect(await page(visitor)).not.toContain('d.exe')
  await visitor.send(FORM, { method: 'POST', body: form(line, ['', new Uint8Array()]) })
  expect(await page(visitor)).toContain('Es ist keine Datei gewählt.')
})

test('21 MB are refused with the reason, in one piece and in parts', async () => {
  const { visitor, line } = await withCart()
  const large = largePdf(LARGEST_ATTACHMENT + 500_000)
  const sent = await visitor.send(FORM, { method: 'POST', body: form(line, ['large.pdf', large]) })
  expect(sent.status).toBe(303)
  expect(await page(visitor)).toContain('large.pdf: Die Datei ist größer als 20')
  expect(await begin(visitor, line, large.length)).toEqual({ status: 413, problem: 'too-large' })
})

test('20 MB arrive in one piece', async () => {
  const { visitor, line } = await withCart()
  await visitor.send(FORM, { method: 'POST', body: form(line, ['large.pdf', largePdf(LARGEST_ATTACHMENT)]) })
  expect(await page(visitor)).toContain('large.pdf ist hinzugefügt.')
})

test('a file that broke off goes on where it was, and no other visitor can touch it', async () => {
  const { visitor, line } = await withCart()
  const bytes = largePdf(2 * PART_SIZE + 10)
  const { attachment } = await begin(visitor, line, bytes.length)
  const id = attachment?.id ?? ''
  expect((await sendPart(visitor, id, 0, bytes.subarray(0, PART_SIZE))).status).toBe(200)
  expect(await page(visitor)).toContain('unvollständig, 49')

  const { visitor: stranger } = await withCart()
  expect((await sendPart(stranger, id, PART_SIZE, bytes.subarray(PART_SIZE))).status).toBe(404)
  expect((await stranger.get(`/resources/attachments/${id}/preview`)).status).toBe(404)
  await stranger.post(CART, { intent: 'remove-file', id })
  expect(await (await sendPart(visitor, id, 0, bytes.subarray(0, 10))).json()).toEqual({
    problem: 'wrong-offset',
    received: PART_SIZE,
  })
  expect((await begin(visitor, line, bytes.length)).attachment).toMatchObject({ id, received: PART_SIZE })
  await sendPart(visitor, id, PART_SIZE, bytes.subarray(PART_SIZE, 2 * PART_SIZE))
  const last = await sendPart(visitor, id, 2 * PART_SIZE, bytes.subarray(2 * PART_SIZE))
  expect(await last.json()).toMatchObject({ attachment: { id, received: bytes.length } })
  expect(await page(visitor)).not.toContain('unvollständig')
})

test('requests that no page of ours makes are refused', async () => {
  const { visitor, line } = await withCart()
  const id = 'ab'.repeat(16)
  expect((await sendPart(visitor, id, 0, SAMPLE_PDF)).status).toBe(404)
  expect((await sendPart(visitor, id, 0, SAMPLE_PDF, 'text/plain')).status).toBe(415)
  expect((await sendPart(visitor, '..%2f..%2fetc%2fpasswd', 0, SAMPLE_PDF)).status).toBe(404)
  const text = { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }
  expect((await visitor.send(FORM, text)).status).toBe(400)
  const broken = { ...text, body: '--a\r\nhalf', headers: { 'content-type': 'multipart/form-data; boundary=a' } }
  expect((await visitor.send(FORM, broken)).status).toBe(400)
  const foreign = await fetch(site.url + FORM, {
    method: 'POST',
    body: form(line, ['a.pdf', SAMPLE_PDF]),
    headers: { origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
  // Without a cart there is nothing to add files to.
  expect((await begin(visit(site.url), '', 10)).status).toBe(404)
})

test('a line that is put back has its files again', async () => {
  const { visitor, line } = await withCart()
  await visitor.send(FORM, { method: 'POST', body: form(line, ['plan.pdf', SAMPLE_PDF]) })
  await visitor.post(CART, { intent: 'clear' })
  expect(await page(visitor)).not.toContain('plan.pdf')
  await visitor.post(CART, { intent: 'restore' })
  expect(await page(visitor)).toContain('plan.pdf')
})

test('files go with the request: links that end to sales, no names to a guest’s mailbox, nothing to the log', async () => {
  const { visitor, line } = await withCart()
  await visitor.send(FORM, { method: 'POST', body: form(line, ['Halter <b>.dxf', SAMPLE_DXF]) })
  await visitor.send(FORM, { method: 'POST', body: form('', ['foto.png', await samplePicture('png')]) })
  await visitor.post('/de/shop/checkout', await readAddressForm(visitor))
  const { html, key } = await readSummary(visitor)
  expect(html).toContain('Halter &lt;b&gt;.dxf')
  expect(html).toContain('foto.png')
  await visitor.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key })
  const confirmation = await (await visitor.get('/de/shop/orderconfirmation')).text()
  expect(confirmation).toContain('Halter &lt;b&gt;.dxf')
  const [preview = ''] = previewsIn(confirmation)
  expect((await visitor.get(preview)).status).toBe(200)

  const number = /A-\d{6}/.exec(confirmation)?.[0] ?? ''
  const mailsOfRequest = async () => (await mailTexts()).filter((mail) => mail.includes(number))
  await expect.poll(mailsOfRequest).toHaveLength(2)
  const mails = await mailsOfRequest()
  const [ofCustomer = '', ofSales = ''] = mails.toSorted((a, b) => a.length - b.length)
  expect(ofSales).toContain('Halter <b>.dxf')
  // The mailbox may be a stranger's.
  for (const ofGuest of ['Halter', 'foto', '/shop/attachments/']) expect(ofCustomer).not.toContain(ofGuest)
  expect(ofSales).toContain('Content-ID: <')
  const links = [...new Set(ofSales.match(/\/de\/shop\/attachments\/[\w/-]+/g))]
  expect(links).toHaveLength(2)
  const sales = visit(site.url)
  for (const link of links) {
    const file = await sales.get(link)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="/)
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(file.headers.get('content-security-policy')).toContain('sandbox')
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(50)
  }
  const [link = ''] = links
  const forged = await sales.get(link.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')))
  expect((await sales.get(forged.headers.get('location') ?? '')).status).toBe(404)
  const ended = await sales.get('/nl/shop/attachments/ended')
  expect(ended.status).toBe(410)
  expect(await ended.text()).toContain('Deze link is verlopen')
  // The next request begins without files.
  await addPiece(visitor)
  expect(await page(visitor)).not.toContain('foto.png')
  const names = (await readdir(join(site.dataDir, 'attachments'), { recursive: true })).map((name) => name.slice(3, 35))
  for (const told of ['foto', 'Halter', ...names.filter((name) => name.length === 32)])
    expect(site.output().slice(begun)).not.toContain(told)
})

/** The texts of all mails with their encodings undone, headers included. */
async function mailTexts(): Promise<string[]> {
  return (await readMailFiles([site])).map((mail) =>
    mail
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString()),
  )
}
