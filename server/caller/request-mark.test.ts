import { expect, test } from 'vitest'
import { logFields, markRequest } from './request-mark.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`

const mark = (headers: Record<string, string>, trustedHops = 0) => markRequest((name) => headers[name], trustedHops)

test('each request has an id of its own that can be read out', () => {
  const ids = Array.from({ length: 1_000 }, () => mark({}).id)
  expect(new Set(ids).size).toBe(1_000)
  for (const id of ids) expect(id).toMatch(/^[2-9A-HJ-NP-Z]{10}$/)
})

test.each([
  ['a proxy', 1, 'f5a3c1e09b7d4c2f8e6a1b3d5c7f9e0a', true],
  ['a stranger', 0, 'f5a3c1e09b7d4c2f8e6a1b3d5c7f9e0a', false],
  ['a proxy that hands on nonsense', 1, 'a b', false],
  ['a proxy that hands on a book', 1, 'x'.repeat(65), false],
])('an id of %s', (_, hops, given, isTaken) => {
  expect(mark({ 'x-request-id': given }, hops).id === given).toBe(isTaken)
})

test('a trace is handed on with its state, and its id is in the log', () => {
  const marked = mark({ traceparent: TRACEPARENT, tracestate: 'vendor=1' })
  expect(marked.trace).toEqual({ traceparent: TRACEPARENT, tracestate: 'vendor=1' })
  expect(logFields(marked)).toEqual({ request: marked.id, trace_id: TRACE })
})

test.each([
  ['zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
  ['a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['capitals', TRACEPARENT.toUpperCase()],
  ['a version that does not exist', TRACEPARENT.replace(/^00/, 'ff')],
  ['two of them', `${TRACEPARENT}, ${TRACEPARENT}`],
  ['another line', `${TRACEPARENT}\r\nx: 1`],
])('a trace of %s ends here, with its state', (_, traceparent) => {
  const marked = mark({ traceparent, tracestate: 'vendor=1' })
  expect(marked.trace).toBeUndefined()
  expect(logFields(marked)).toEqual({ request: marked.id })
})

test('a state of too many letters stays behind', () => {
  expect(mark({ traceparent: TRACEPARENT, tracestate: 'x'.repeat(513) }).trace).toEqual({ traceparent: TRACEPARENT })
})
