import { expect, test } from 'vitest'
import { BodyError } from './bounded-body.server.ts'
import { passMultipart, readMultipart } from './multipart-body.server.ts'

const TYPE = 'multipart/form-data; boundary=BxY'
const part = (disposition: string, content: string) =>
  `--BxY\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
const WHOLE = Buffer.from(
  [
    part('name="line"', 'L1'),
    part('name="files"; filename="a.pdf"', '%PDF-1.4 \r\n--BxZ'),
    part('name="files"; filename="b.pdf"', 'x'.repeat(50)),
    part('name="last"', 'end'),
    '--BxY--\r\n',
  ].join(''),
)
/** Bytes after which the form is complete; the line break behind its end is not needed. */
const COMPLETE = WHOLE.length - 2

type Ending = 'end' | 'reset'

/** A body of `bytes` in chunks of `size`, that ends or breaks off. */
function bodyOf(bytes: Uint8Array, size: number, ending: Ending): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.subarray(at, at + size))
      else if (ending === 'end') controller.close()
      else controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
      at += size
    },
  })
}
const request = (body: ReadableStream<Uint8Array>, type = TYPE) => ({
  headers: new Headers({ 'content-type': type }),
  body,
})
const BOUNDS = { largest: 10_000, largestField: 100, files: 6 }

/** The ways in which a reader treats a file. */
const TAKERS = {
  reads: async (content: AsyncIterable<Uint8Array>) => {
    let size = 0
    for await (const chunk of content) size += chunk.length
    return size
  },
  'reads late': async (content: AsyncIterable<Uint8Array>) => {
    await new Promise(setImmediate)
    return TAKERS.reads(content)
  },
  'stops early': async (content: AsyncIterable<Uint8Array>) => {
    for await (const chunk of content) return chunk.length
    return 0
  },
  skips: async () => 0,
}

async function read(body: ReadableStream<Uint8Array>, take: (content: AsyncIterable<Uint8Array>) => Promise<number>) {
  const fields: string[] = []
  let underWay = 0
  const sizes: number[] = []
  const problem = await readMultipart(request(body), {
    ...BOUNDS,
    onField: (name, value) => fields.push(`${name}=${value}`),
    async onFile(_, content) {
      underWay += 1
      try {
        sizes.push(await take(content))
      } finally {
        underWay -= 1
      }
    },
  }).then(
    () => undefined,
    (error: unknown) => (error instanceof BodyError ? error.problem : error),
  )
  return { problem, fields, sizes, underWay }
}

test('A whole form is read: its fields, and each file while it arrives.', async () => {
  for (const size of [1, 7, 64, 10_000])
    expect(await read(bodyOf(WHOLE, size, 'end'), TAKERS.reads)).toEqual({
      problem: undefined,
      fields: ['line=L1', 'last=end'],
      sizes: [16, 50],
      underWay: 0,
    })
})

test.each(Object.entries(TAKERS))(
  'A form that ends or is reset at any byte is broken, and no file waits any more, if its reader %s.',
  async (_, take) => {
    for (let cut = 0; cut <= WHOLE.length; cut += 1)
      for (const ending of ['end', 'reset'] as const) {
        const size = [1, 50, 10_000][cut % 3] ?? 1
        const { problem, underWay } = await read(bodyOf(WHOLE.subarray(0, cut), size, ending), take)
        const isWhole = ending === 'end' && cut >= COMPLETE
        expect([cut, ending, problem, underWay]).toEqual([cut, ending, isWhole ? undefined : 'broken', 0])
      }
  },
)

test('An error of the reader is thrown, not that of the form, and ends the reading.', async () => {
  const failing = async () => {
    throw new RangeError('no room')
  }
  for (const cut of [180, 230, 300, WHOLE.length])
    expect((await read(bodyOf(WHOLE.subarray(0, cut), 50, 'end'), failing)).problem).toEqual(new RangeError('no room'))
})

const NO_BOUNDARIES = ['', 'x'.repeat(71), 'x'.repeat(400), '"', '""', '"a', 'ä', '; x']

test.each(NO_BOUNDARIES)('A form with the boundary “%s” is broken, whatever its body is.', async (boundary) => {
  const type = `multipart/form-data; boundary=${boundary}`
  const ends = ['', `\r\n--${boundary}\r\n`, `\r\n--${boundary}--\r\n`, '\r\n--\r\n', '\r\n--"--\r\n']
  for (const end of ends) {
    const body = () => bodyOf(Buffer.concat([WHOLE, Buffer.from(end)]), 50, 'end')
    const reader = { ...BOUNDS, onField() {}, onFile: async () => {}, beforeEnd() {} }
    const broken = { name: 'BodyError', problem: 'broken' }
    await expect(readMultipart(request(body(), type), reader)).rejects.toMatchObject(broken)
    expect(() => passMultipart(request(body(), type), reader)).toThrow(BodyError)
  }
})

test.each(['BxY', '"BxY"', '----WebKitFormBoundary7MA4YWxkTrZu0gW', "0'()+_,-./:=?"])(
  'A form with the boundary %s is read.',
  async (boundary) => {
    const fields: string[] = []
    const bytes = Buffer.from(WHOLE.toString().replaceAll('BxY', boundary.replaceAll('"', '')))
    await readMultipart(request(bodyOf(bytes, 50, 'end'), `multipart/form-data; charset=utf-8; boundary=${boundary}`), {
      ...BOUNDS,
      onField: (name) => fields.push(name),
      onFile: async () => {},
    })
    expect(fields).toEqual(['line', 'last'])
  },
)

test('Parts without a name, or with one of an object’s own properties, are read like others.', async () => {
  const bytes = Buffer.from(
    [
      part('x="y"', 'nameless'),
      part('name="constructor"', 'c'),
      part('filename="n.pdf"', 'file'),
      part('name="f"; filename=""', ''),
      '--BxY--\r\n',
    ].join(''),
  )
  expect(await read(bodyOf(bytes, 50, 'end'), TAKERS.reads)).toEqual({
    problem: undefined,
    fields: ['=nameless', 'constructor=c'],
    sizes: [4, 0],
    underWay: 0,
  })
})

test('A form of too many bytes or parts is too large.', async () => {
  const many = Buffer.from(`${part('name="a"', 'b').repeat(251)}--BxY--\r\n`)
  const large = Buffer.from(`${part('name="f"; filename="a.pdf"', 'x'.repeat(20_000))}--BxY--\r\n`)
  const announced = { headers: new Headers({ 'content-type': TYPE, 'content-length': '10001' }), body: null }
  const onNothing = { ...BOUNDS, onField() {}, onFile: async () => {} }
  await expect(
    readMultipart(request(bodyOf(many, 500, 'end')), { ...onNothing, largest: 100_000 }),
  ).rejects.toMatchObject({ problem: 'too-large' })
  await expect(readMultipart(request(bodyOf(large, 500, 'end')), onNothing)).rejects.toMatchObject({
    problem: 'too-large',
  })
  await expect(readMultipart(announced, onNothing)).rejects.toMatchObject({ problem: 'too-large' })
})

test('A form is passed on byte by byte, its fields are noted, and at any byte its end or reset is its problem.', async () => {
  for (let cut = 0; cut <= WHOLE.length; cut += 1)
    for (const ending of ['end', 'reset'] as const) {
      const fields: string[] = []
      const files: string[] = []
      const digests: unknown[] = []
      const passed = passMultipart(request(bodyOf(WHOLE.subarray(0, cut), 50, ending)), {
        ...BOUNDS,
        onField: (name, value) => fields.push(`${name}=${value}`),
        onFile: ({ field, name }) => files.push(`${field}=${name}`),
        beforeEnd: (digest) => digests.push(typeof digest),
      })
      const received = await new Response(passed.body).text().catch(() => 'reset')
      const isWhole = ending === 'end' && cut >= COMPLETE
      expect({
        cut,
        received,
        problem: passed.problem(),
        fields: isWhole ? [...fields, ...files] : [],
        digests,
      }).toEqual({
        cut,
        digests: isWhole ? ['string'] : [],
        received: ending === 'end' ? WHOLE.subarray(0, cut).toString() : 'reset',
        problem: isWhole ? undefined : 'broken',
        fields: isWhole ? ['line=L1', 'last=end', 'files=a.pdf', 'files=b.pdf'] : [],
      })
    }
})

test('A receiver that stops reading ends the reading of the form.', async () => {
  let isCancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(50)),
    cancel: () => void (isCancelled = true),
  })
  const { body } = passMultipart(request(endless), {
    ...BOUNDS,
    largest: Infinity,
    onField() {},
    onFile() {},
    beforeEnd() {},
  })
  const reader = body.getReader()
  await reader.read()
  await reader.cancel()
  expect(isCancelled).toBe(true)
})

/** Passes a form on, and returns its digest and how much of it the receiver got. */
async function pass(bytes: Buffer, { isRefused = false, boundary = 'BxY' } = {}) {
  let digest: string | undefined
  const body = bodyOf(Buffer.from(bytes.toString().replaceAll('BxY', boundary)), 16 * 1024, 'end')
  const passed = passMultipart(request(body, `multipart/form-data; boundary=${boundary}`), {
    largest: 1024 * 1024,
    largestField: 100,
    onField() {},
    onFile() {},
    beforeEnd(given) {
      digest = given
      if (isRefused) throw new RangeError('sent before')
    },
  })
  let received = 0
  let error: unknown
  try {
    for await (const chunk of passed.body) received += chunk.length
  } catch (cause) {
    error = cause
  }
  return { digest, received, error, problem: passed.problem() }
}

test('Forms with the same entries have one digest, whatever their boundary is.', async () => {
  const { digest } = await pass(WHOLE)
  expect(digest).toMatch(/^[\w-]{43}$/)
  expect((await pass(WHOLE, { boundary: 'other' })).digest).toBe(digest)
  const changed = ['L1=>L2', 'a.pdf=>c.pdf', 'xxx\r\n=>xxy\r\n', 'xxx\r\n=>xx\r\n', 'name="last"=>name="least"']
  const others = changed.map((change) =>
    WHOLE.toString().replace(change.split('=>')[0] ?? '', change.split('=>')[1] ?? ''),
  )
  const digests = await Promise.all(others.map(async (other) => (await pass(Buffer.from(other))).digest))
  expect(new Set([digest, ...digests]).size).toBe(6)
})

test('A form with a field that is cut off has no digest.', async () => {
  expect((await pass(Buffer.from(`${part('name="a"', 'x'.repeat(101))}--BxY--\r\n`))).digest).toBeUndefined()
})

test('A form that is refused before its end is broken off without its last bytes, and has no problem of its own.', async () => {
  const small = await pass(WHOLE, { isRefused: true })
  expect(small).toMatchObject({ received: 0, error: new RangeError('sent before'), problem: undefined })
  const large = Buffer.from(`${part('name="f"; filename="a.pdf"', 'x'.repeat(300_000))}--BxY--\r\n`)
  const { received } = await pass(large, { isRefused: true })
  expect(received).toBeGreaterThan(0)
  expect(received).toBeLessThanOrEqual(large.length - 64 * 1024)
  expect((await pass(large)).received).toBe(large.length)
})
