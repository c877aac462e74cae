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

test('what is no JSON throws', () => {
  expect(() => createParser()('x'.repeat(5000))).toThrow(SyntaxError)
})
