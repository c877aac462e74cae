import { describe, expect, test } from 'vitest'
import { type FormBounds, LARGEST_FORM, readForm } from './read-form.server.ts'

const URL_ENCODED = 'application/x-www-form-urlencoded'
const post = (body: BodyInit, type?: string) =>
  new Request('http://shop.test/de', { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) })

/** Status that reading a request throws. */
async function refusalOf(request: Request, bounds?: FormBounds): Promise<unknown> {
  try {
    await readForm(request, bounds)
    return undefined
  } catch (thrown) {
    return Reflect.get(Reflect.get(Object(thrown), 'init') ?? {}, 'status')
  }
}

test('both kinds of form are read, fields in their order', async () => {
  const given = new FormData()
  for (const [name, value] of [
    ['cut_length', '500'],
    ['cut_length', '750'],
    ['name', 'Jörg & Söhne'],
  ] as const)
    given.append(name, value)
  const pairs = [...given].map(([name, value]): [string, string] => [name, String(value)])
  for (const body of [given, new URLSearchParams(pairs)]) {
    expect([...(await readForm(post(body)))]).toEqual([...given])
  }
})

test.each([
  undefined,
  'application/json',
  'text/plain',
  '',
  'application/x-www-form-urlencodedx',
  ',',
  'x'.repeat(5000),
])('a body of type %s is not a form', async (type) => {
  const request = post('{"a":1}', type ?? 'text/plain')
  if (type === undefined) request.headers.delete('content-type')
  expect(await refusalOf(request)).toBe(415)
})

test.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=x'])(
  'a multipart body that cannot be parsed is broken: %s',
  async (type) => expect(await refusalOf(post('--y\r\nbroken', type))).toBe(400),
)

test('files and control characters cannot be entered in our forms', async () => {
  const withFile = new FormData()
  withFile.append('comment', new Blob(['x']), 'x.txt')
  expect(await refusalOf(post(withFile))).toBe(400)
  expect(await refusalOf(post('a=%00', URL_ENCODED))).toBe(400)
})

describe('a form that takes a file', () => {
  const bounds = {
    largest: 100_000,
    file: {
      largestForm: 1_000_000,
      largest: 50_000,
      read: (name: string, bytes: Uint8Array): [string, string] => [name, Buffer.from(bytes).toString('latin1')],
    },
  }
  const MULTIPART = 'multipart/form-data; boundary=B'
  const PART = '--B\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
  const withFile = (content: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) => {
    const form = new FormData()
    form.append('file', new Blob([content]), 'list.csv')
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return post(form)
  }

  test('reads it as a text, and another one not', async () => {
    const form = new FormData()
    form.append('file', new Blob([Buffer.from('Höhe', 'latin1')]), 'list.csv')
    form.append('file', new Blob(['other']), 'other.csv')
    form.append('list', 'Größe')
    const read = await readForm(post(form), bounds)
    expect([...read].toSorted()).toEqual([
      ['file', 'Höhe'],
      ['list', 'Größe'],
    ])
  })

  test('has an empty text if none is chosen', async () => {
    const form = new FormData()
    form.append('file', new Blob([]), '')
    expect([...(await readForm(post(form), bounds))]).toEqual([['file', '']])
  })

  test('reads the begin of one that is too large, and all fields', async () => {
    const read = await readForm(withFile(new Uint8Array(900_000).fill(120), { list: 'CT-1' }), bounds)
    expect([String(read.get('file')).length, read.get('list')]).toEqual([50_001, 'CT-1'])
  })

  test('has bounds for its fields and for all together', async () => {
    const rest = { list: 'y'.repeat(60_000), more: 'z'.repeat(60_000) }
    expect(await refusalOf(withFile(new Uint8Array(10), rest), bounds)).toBe(413)
    expect(await refusalOf(withFile(new Uint8Array(10), { list: 'y'.repeat(100_001) }), bounds)).toBe(413)
    const endless = new ReadableStream<Uint8Array>({ pull: (stream) => stream.enqueue(Buffer.from(`${PART}x`)) })
    const init = { method: 'POST', body: endless, duplex: 'half', headers: { 'content-type': MULTIPART } }
    expect(await refusalOf(new Request('http://shop.test/de', init), bounds)).toBe(413)
    expect(await refusalOf(post(`a=${'x'.repeat(100_000)}`, URL_ENCODED), bounds)).toBe(413)
    const large = `a=${'x'.repeat(LARGEST_FORM)}`
    expect((await readForm(post(large, URL_ENCODED), bounds)).get('a')).toHaveLength(LARGEST_FORM)
  })
})

test('scripts have set a cookie for a form: without any cookie they are blocked', async () => {
  const asked = (cookie?: string) => {
    const request = post('form-cookie=1&a=b', URL_ENCODED)
    if (cookie) request.headers.set('cookie', cookie)
    return readForm(request)
  }
  expect([...(await asked())]).toEqual([
    ['a', 'b'],
    ['blocked-cookies', '1'],
  ])
  expect([...(await asked('form-cookie=1'))]).toEqual([['a', 'b']])
  expect([...(await readForm(post('a=b', URL_ENCODED)))]).toEqual([['a', 'b']])
})

test('a form without a body has no fields', async () => {
  const empty = new Request('http://shop.test/de', { method: 'POST', headers: { 'content-type': URL_ENCODED } })
  expect([...(await readForm(empty))]).toEqual([])
})

test('a form larger than 64 KB is rejected, and an endless one early', async () => {
  expect(await refusalOf(post(`a=${'x'.repeat(LARGEST_FORM - 2)}`, URL_ENCODED))).toBeUndefined()
  expect(await refusalOf(post(`a=${'x'.repeat(LARGEST_FORM - 1)}`, URL_ENCODED))).toBe(413)
  let pulled = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled += 1
      controller.enqueue(new Uint8Array(1000))
    },
  })
  const init = { method: 'POST', body: endless, duplex: 'half', headers: { 'content-type': URL_ENCODED } }
  expect(await refusalOf(new Request('http://shop.test/de', init))).toBe(413)
  expect(pulled).toBeLessThan(1100)
})

test('a declared length alone is enough for a rejection', async () => {
  const request = post('a=b', URL_ENCODED)
  request.headers.set('content-length', String(2_000_000))
  expect(await refusalOf(request)).toBe(413)
})

test('a form has room for 100 cut lengths and not for thousands', async () => {
  const rows = (count: number) => Array<string>(count).fill('cut_length=1&quantity=1').join('&')
  expect([...(await readForm(post(`variant=x&${rows(101)}`, URL_ENCODED)))]).toHaveLength(203)
  expect(await refusalOf(post(rows(1000), URL_ENCODED))).toBe(413)
})
