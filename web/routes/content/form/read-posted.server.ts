import { data } from 'react-router'
import { Busboy } from '@fastify/busboy'
import { RESPONSE_ELEMENT } from '#contracts/content/forms/form-document.ts'
import type { FormBody } from '#web/clients/send-form.server.ts'
import { readForm } from '#web/forms/action/read-form.server.ts'

/** A form that is passed on to the content system. `values` are complete once its body has been read. */
export interface PassedForm extends FormBody {
  values: () => Record<string, string[]>
}

/** Bytes of a form with files: more than the content system takes of one file, which then names the mistake. */
const LARGEST = 100 * 1024 * 1024
const LARGEST_VALUE = 64 * 1024
/** Forms with files under way at once in this process. */
const MOST_AT_ONCE = 8
let underWay = 0

/** Reads a form without files whole. One with files is passed on while it arrives; its texts are noted on the way. */
export async function readPassedForm(request: Request): Promise<PassedForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type) || !request.body) {
    const posted = await readForm(request)
    const pairs = [...posted].map(([name, value]): [string, string] => [name, String(value)])
    const body = new URLSearchParams(pairs).toString()
    const values = collected(pairs)
    return { ...passed(() => values), contentType: 'application/x-www-form-urlencoded', body }
  }
  if (underWay >= MOST_AT_ONCE) throw data({ code: 503 }, { status: 503, headers: { 'retry-after': '10' } })
  const pairs: [string, string][] = []
  const body = toStream(noteFields(request.body, type, pairs))
  return { ...passed(() => collected(pairs)), contentType: type, body }
}

const passed = (values: PassedForm['values']) => ({
  values,
  elementId: () => Number(values()[RESPONSE_ELEMENT]?.[0]) || undefined,
})

/** A visitor's names may be those that every object has: `constructor`. */
const collected = (pairs: readonly (readonly [string, string])[]): Record<string, string[]> =>
  Object.fromEntries(
    [...Map.groupBy(pairs, ([name]) => name)].map(([name, group]) => [name, group.map(([, value]) => value)]),
  )

/** Passes bytes through, and notes the fields among them. Files are passed over. */
async function* noteFields(
  body: AsyncIterable<Uint8Array>,
  type: string,
  pairs: [string, string][],
): AsyncGenerator<Uint8Array> {
  const parser = new Busboy({ headers: { 'content-type': type }, limits: { fields: 100, fieldSize: LARGEST_VALUE } })
  parser.on('field', (name, value) => pairs.push([name, value]))
  parser.on('file', (_, content) => content.resume())
  // The content system reads the same bytes and reports their errors.
  parser.on('error', () => {})
  let size = 0
  underWay += 1
  try {
    for await (const chunk of body) {
      size += chunk.length
      if (size > LARGEST) throw new RangeError('The form is too large')
      parser.write(Buffer.from(chunk))
      yield chunk
    }
    parser.end()
  } finally {
    // Also if the sender went away, or the content system stopped reading.
    underWay -= 1
  }
}

const toStream = (chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
