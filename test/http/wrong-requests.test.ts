import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { addPiece, PRODUCT, VARIANT, visit } from '#test/support/visitor.ts'

let site: SharedSite
/** Length of the log before. */
let begun: number
beforeAll(async () => {
  site = await sharedSite()
  begun = site.output().length
})

interface Asked {
  method?: string
  path: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
}

/** Sends the request unchanged, without the corrections of `fetch`. */
function ask({ method = 'GET', path, headers = {}, body }: Asked) {
  const { port } = new URL(site.url)
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const asked = httpRequest({ port, method, path, headers, setHost: !('host' in headers) }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    // A server that rejects a body need not read it.
    asked.on('error', reject)
    asked.end(body)
  })
}

const FORM_TYPE = 'application/x-www-form-urlencoded'
const post = (path: string, type: string | undefined, body: string, headers: Record<string, string> = {}) =>
  ask({ method: 'POST', path, body, headers: { origin: site.url, ...(type && { 'content-type': type }), ...headers } })

const FORMS = [PRODUCT, '/de/shop/cart', '/de/shop/checkout']
const LOST = { de: 'Diese Anfrage können wir nicht lesen', cz: 'Tento požadavek neumíme přečíst' }

describe.each(FORMS)('the form at %s', (path) => {
  test.each([
    ['no type', undefined],
    ['JSON', 'application/json'],
    ['text', 'text/plain'],
  ])('is 415 with %s', async (_, type) => {
    const { status, headers, text } = await post(path, type, '{"intent":"send"}')
    expect([status, headers['cache-control']]).toEqual([415, 'no-store'])
    expect(text).toContain(LOST.de)
    expect((await post(`${path}.data`, type, '{}')).status).toBe(415)
  })

  test.each(['multipart/form-data', 'multipart/form-data; boundary=x'])('is 400 when broken: %s', async (type) => {
    expect((await post(path, type, '--y\r\nbroken')).status).toBe(400)
    expect((await post(`${path}.data`, type, '--y\r\nbroken')).status).toBe(400)
  })

  test('is 413 over 64 KB, with or without a Content-Length', async () => {
    const body = `comment=${'x'.repeat(70_000)}`
    const named = await post(path, FORM_TYPE, body)
    expect([named.status, named.headers['cache-control']]).toEqual([413, 'no-store'])
    expect(named.text).toContain('Das Formular ist zu umfangreich')
    expect((await post(path, FORM_TYPE, body, { 'transfer-encoding': 'chunked' })).status).toBe(413)
    expect((await post(`${path}.data`, FORM_TYPE, body)).status).toBe(413)
  })

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('never receives %s', async (method) => {
    const { status, headers, text } = await ask({ method, path, headers: { origin: site.url } })
    expect([status, headers['allow'], headers['cache-control']]).toEqual([405, 'GET, HEAD, POST', 'no-store'])
    expect(text).toContain(LOST.de)
    expect((await ask({ method, path: `${path}.data` })).status).toBe(405)
  })

  test('is 403 for another site, in the page’s language', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign) {
      const asked = { method: 'POST', path, body: 'intent=clear', headers: { 'content-type': FORM_TYPE, ...headers } }
      const { status, text, headers: answered } = await ask(asked)
      expect([status, answered['cache-control'], answered['set-cookie']]).toEqual([403, 'no-store', undefined])
      expect(text).toContain('Dieses Formular kam von einer anderen Seite')
      const data = await ask({ ...asked, path: `${path}.data` })
      expect([data.status, data.text.includes('error')]).toEqual([403, true])
    }
  })
})

test.each([
  ['POST', '/'],
  ['POST', '/resources/visitor'],
  ['DELETE', '/de/shop.data'],
  ['POST', '/de/shop.data'],
])('the request %s %s is 405', async (method, path) => {
  const { status, headers } = await ask({ method, path })
  expect([status, headers['allow'], headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store'])
})

test('A page of the content system is 405 for any method but those of a form, and for a form that it does not have.', async () => {
  const put = await ask({ method: 'PUT', path: '/de' })
  expect([put.status, put.headers['allow'], put.headers['cache-control']]).toEqual([405, 'GET, HEAD, POST', 'no-store'])
  const { status, headers, text } = await post('/de/agb', FORM_TYPE, 'name=x')
  expect([status, headers['cache-control']]).toEqual([405, 'no-store'])
  expect(text).toContain(LOST.de)
})

test.each([
  ['/de/%', 400],
  ['/cz/%ZZ', 400],
  ['/de/shop/product/%E0%A4%A', 400],
  ['/de/%ZZ.data', 400],
  ['/resources/%80', 400],
  ['/de/a%00b', 400],
  ['/de/shop?variant=%00', 400],
  [`/de/${'a'.repeat(3000)}`, 414],
  [`/de/shop?q=${'a'.repeat(3000)}`, 414],
  ['//evil.test/de', 404],
  ['//evil.test/%ZZ', 400],
  ['/assets/missing.js', 404],
  ['/assets/%ZZ', 404],
  ['/resources/nothing', 404],
])('the address %s is %i, also for HEAD', async (path, status) => {
  const read = await ask({ path })
  expect([read.status, read.headers['cache-control'], read.headers['location']]).toEqual([
    status,
    'no-store',
    undefined,
  ])
  expect((await ask({ method: 'HEAD', path })).status).toBe(status)
})

test('an error page has the page’s language, the usual frame and no personal data', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor)
  const { headers, ...answer } = await ask({ path: '/cz/%ZZ' })
  expect(answer.text).toContain('<html lang="cs"')
  expect(answer.text).toContain(LOST.cz)
  expect(answer.text).toContain('<header')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  const own = await (await visitor.get('/de/%ZZ')).text()
  expect(own).not.toContain('in der Anfrage')
})

test.each(['/de', '/store-api/context', '/typo/de', '/media/x/y', '/demo/mails', '/assets/x.js'])(
  'TRACE %s is 405',
  async (path) => {
    const { status, headers } = await ask({ method: 'TRACE', path })
    expect(status).toBe(405)
    expect(headers['allow']).toContain('GET')
  },
)

/** The first line of the response to raw bytes. */
function firstLine(bytes: string): Promise<string> {
  const { port } = new URL(site.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), 'localhost', () => socket.write(bytes))
    socket.once('data', (chunk: Buffer) => {
      resolve(chunk.toString().split('\r\n', 1)[0] ?? '')
      socket.destroy()
    })
    socket.on('error', reject)
  })
}

test('CONNECT is 405', async () => {
  expect(await firstLine('CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n')).toContain(' 405 ')
})

test('two Host headers, or none, are 400', async () => {
  expect(await firstLine('GET /de HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\n\r\n')).toContain(' 400 ')
  expect(await firstLine('GET /de HTTP/1.1\r\nHost: a.test, b.test\r\n\r\n')).toContain(' 400 ')
  expect(await firstLine('GET /de HTTP/1.1\r\n\r\n')).toContain(' 400 ')
})

test('robots.txt, the icon and the picture for contacts are served', async () => {
  const robots = await ask({ path: '/robots.txt' })
  expect([robots.status, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  for (const path of ['/shop/cart', '/shop/checkout', '/shop/orderconfirmation'])
    expect(robots.text).toContain(`Disallow: /*${path}\n`)
  expect((await ask({ path: '/de/shop/cart' })).text).toContain('<meta name="robots" content="noindex"/>')
  expect((await ask({ path: '/de/shop' })).text).not.toContain('name="robots"')
  const icon = await ask({ path: '/favicon.ico' })
  expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/x-icon'])
  const contact = await ask({ path: '/images/contact-fallback.jpg' })
  expect([contact.status, contact.headers['content-type']]).toEqual([200, 'image/jpeg'])
})

test('cookies that the site did not sign are ignored: no error, no session, the shared page', async () => {
  for (const value of ['%00', '%0A', 'abc', 'x'.repeat(9000)]) {
    const cookie = ['context-token', 'shown-request', 'sent-request', 'flash']
      .map((name) => `${name}=${value.slice(0, 3500)}`)
      .join('; ')
    const page = await ask({ path: '/de/shop', headers: { cookie } })
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate'])
    const cart = await ask({ path: '/de/shop/cart', headers: { cookie } })
    expect([cart.status, cart.headers['set-cookie']]).toEqual([200, undefined])
  }
})

test('a visitor’s own token is ignored: additions belong to a new one', async () => {
  const token = 'a'.repeat(32)
  const asked = { method: 'POST', path: PRODUCT, body: `variant=${VARIANT}&cut_length=500&quantity=1` }
  const headers = { 'content-type': FORM_TYPE, origin: site.url, cookie: `context-token=${token}` }
  const added = await ask({ ...asked, headers })
  expect(added.status).toBe(303)
  expect(String(added.headers['set-cookie'])).toMatch(/context-token=[^;]{40,}/)
  expect(String(added.headers['set-cookie'])).not.toContain(token)
})

test('none of these requests is logged as a defect', () => {
  const warnings = site
    .output()
    .slice(begun)
    .split('\n')
    .filter((line) => !/^\{"level":[123]0,/.test(line))
  expect(warnings.join('\n')).not.toMatch(/"level":50|Error/)
})
