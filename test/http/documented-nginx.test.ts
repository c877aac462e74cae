import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LARGEST_ATTACHMENT } from '#contracts/attachments/attachments.ts'
import { NGINX, startDocumentedNginx } from '#test/support/documented-nginx.ts'
import { fieldValue, fillForm, openForm } from '#test/support/page-form.ts'
import { openConnection } from '#test/support/raw-connection.ts'
import { largePdf } from '#test/support/sample-files.ts'
import { PUBLIC_ORIGIN, sharedPublicSite, type SharedSite } from '#test/support/shared-site.ts'
import { freePort } from '#test/support/free-port.ts'
import { addPiece, goToSummary, visit, type Visitor } from '#test/support/visitor.ts'
import { openPage, press, valuesBeside } from '#test/support/walk.ts'

const FORM = '/de/kontakt/anwendungstechnik'
const CART_FORM = '/de/shop/attachments/form'
/** Forms with files that the site takes at once. */
const PLACES = 8

if (!NGINX) console.log('skipped: this machine has no nginx')

describe.skipIf(!NGINX)('behind nginx with deploy/nginx.conf', () => {
  let site: SharedSite
  let port: number
  let stopNginx = () => {}
  const cookies = new Map<string, string>()
  let visitor: Visitor
  beforeAll(async () => {
    port = await freePort()
    site = await sharedPublicSite()
    stopNginx = startDocumentedNginx(NGINX ?? '', port, [site.url])
    visitor = visit(`http://127.0.0.1:${port}`, cookies, { origin: PUBLIC_ORIGIN })
  })
  afterAll(() => stopNginx())

  /** Sends the form of the application engineers with a drawing and a name, and without a task. */
  async function sendDrawing(size: number): Promise<[status: number, html: string]> {
    const html = await (await visitor.get(FORM)).text()
    const nameOf = (short: string) =>
      new RegExp(`name="(tx_form_formframework\\[[\\w-]+\\]\\[${short}\\])"`).exec(html)?.[1] ?? ''
    const form = fillForm(await openForm(visitor, FORM, nameOf('name')), { [nameOf('name')]: 'Ute Brandt' })
    const body = new FormData()
    for (const [name, value] of form.fields) if (!name.endsWith('[drawing]')) body.append(name, value)
    body.append(nameOf('drawing'), new File([new Uint8Array(largePdf(size))], 'plan.pdf'))
    const response = await visitor.send(form.action, { method: 'POST', body })
    return [response.status, await response.text()]
  }

  test('A drawing of 1.5 MB reaches the form of the application engineers.', async () => {
    const [status, html] = await sendDrawing(1_500_000)
    expect([status, html.includes('Schon angekommen: plan.pdf')]).toEqual([422, true])
  })

  test('A drawing that is too large is named by the site, and the input stays.', async () => {
    const [status, html] = await sendDrawing(LARGEST_ATTACHMENT + 1)
    expect([status, html.includes('value="Ute Brandt"')]).toEqual([422, true])
    expect(html).not.toContain('Schon angekommen')
  })

  test('Forms that stop arriving hold no place of the site: an honest file is taken.', async () => {
    expect((await addPiece(visitor)).status).toBe(303)
    const line = fieldValue(await (await visitor.get('/de/shop/cart')).text(), 'line') ?? ''
    const slow = await Promise.all(Array.from({ length: PLACES }, () => openConnection(port)))
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const head = [
      `POST ${CART_FORM} HTTP/1.1`,
      'host: 127.0.0.1',
      `origin: ${PUBLIC_ORIGIN}`,
      `cookie: ${cookie}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 5000',
    ]
    const part = '--b\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'
    for (const { socket } of slow) socket.write(`${head.join('\r\n')}\r\n\r\n${part}`)
    const body = new FormData()
    body.append('line', line)
    body.append('files', new Blob([new Uint8Array(largePdf(5_000_000))]), 'plan.pdf')
    const sent = await visitor.send(CART_FORM, { method: 'POST', body })
    for (const { socket } of slow) socket.destroy()
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/de/shop/cart'])
    expect(await (await visitor.get('/de/shop/cart')).text()).toContain('plan.pdf ist hinzugefügt.')
  })

  test('The file of a list that is too large is named by the site, and the lines stay.', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ list: 'KR-08B1-15;2', intent: 'check' })) body.append(name, value)
    body.append('file', new Blob(['CT-08B1-S-2000;1\n'.repeat(150_000)]), 'liste.csv')
    const response = await visitor.send('/de/shop/list', { method: 'POST', body })
    const html = await response.text()
    expect([response.status, html.includes('Möglich sind 512 KB.'), html.includes('KR-08B1-15;2')]).toEqual([
      422,
      true,
      true,
    ])
  })

  test('The input of a form comes along to other pages, also by a form that is posted to two pages.', async () => {
    const guest = visit(`http://127.0.0.1:${port}`, new Map(), { origin: PUBLIC_ORIGIN })
    await goToSummary(guest)
    const details = { orderNumber: 'PO-4711', comment: 'Zwei\nZeilen' }
    const summary = await openPage(guest, '/de/shop/checkout?step=summary')
    const address = await press(guest, summary, 'Zurück', details)
    const again = await press(guest, address, 'Weiter zur Zusammenfassung')
    expect([again.address, valuesBeside(again.body, 'Anfrage senden')]).toEqual([
      '/de/shop/checkout?step=summary&carry=1',
      details,
    ])
  })

  test('A list that is too large gets the page of the site.', async () => {
    const body = new URLSearchParams({ list: 'CT-08B1-S-2000;1\n'.repeat(150_000) })
    const response = await visitor.send('/de/shop/list', { method: 'POST', body })
    expect([response.status, (await response.text()).includes('lang="de"')]).toEqual([413, true])
  })
})
