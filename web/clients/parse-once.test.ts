import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createParser } from './parse-once.ts'

const long = (name: string) => JSON.stringify({ name, list: [{ text: 'x'.repeat(5000) }] })

test('the same long text is the same object, and nobody can change it', () => {
  const parse = createParser()
  const first = parse(long('a')) as { list: { text: string }[] }
  expect(parse(long('a'))).toBe(first)
  expect(parse(long('b'))).not.toBe(first)
  expect(() => first.list.push({ text: '' })).toThrow(TypeError)
  expect(() => Object.assign(first.list[0] ?? {}, { text: '' })).toThrow(TypeError)
})

test('a short text is parsed each time', () => {
  const parse = createParser()
  expect(parse('{"a":1}')).toEqual({ a: 1 })
  expect(parse('{"a":1}')).not.toBe(parse('{"a":1}'))
})

test('the text asked for least recently goes first', () => {
  const parse = createParser(long('a').length * 2)
  const [a, b] = [parse(long('a')), parse(long('b'))]
  parse(long('a'))
  parse(long('c'))
  expect(parse(long('a'))).toBe(a)
  expect(parse(long('b'))).not.toBe(b)
})

test('a text that is larger than all the room does not drive the others out', () => {
  const parse = createParser(long('a').length * 2)
  const a = parse(long('a'))
  parse(JSON.stringify('x'.repeat(long('a').length * 3)))
  expect(parse(long('a'))).toBe(a)
})

test('many distinct texts take no more memory than there is room', { timeout: 120_000 }, () => {
  const room = 2 * 1024 * 1024
  const parse = createParser(room)
  const before = settledHeap()
  for (let n = 0; n < 5_000; n += 1) parse(long(String(n)))
  // Text and value at two bytes a character each; unbounded it is 25 MB in text alone.
  expect(settledHeap() - before).toBeLessThan(4 * room)
  expect(parse(long('4999'))).toBe(parse(long('4999')))
})

/** Bytes of the heap that are in use after garbage was collected. */
function settledHeap(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

test('what is no JSON throws', () => {
  expect(() => createParser()('x'.repeat(5000))).toThrow(SyntaxError)
})
