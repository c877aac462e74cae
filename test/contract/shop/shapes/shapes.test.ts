import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'
import { BY_DEEP_LINK, CASES, callerOf } from './cases.ts'
import type { Sent } from './cases.ts'
import { DIFFERENCES } from './differences.ts'
import { differencesOf, shapeOf } from './shape.ts'
import type { Shape } from './shape.ts'

/** What a Shopware 6.6.7.1 answered to a request: kinds of values, no values. */
interface Fixture {
  operation: string
  status: number
  /** Whether it answered with the token that it was sent. */
  token: 'same' | 'new'
  /** Code and pointer of each error. */
  errors?: [string | null, string | null][]
  answer: Shape
}

const ask = useTinyShop()
const FOLDER = new URL('./recorded/', import.meta.url)
const fixture = (name: string): Fixture => JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'))
const recordings = Object.values(CASES).flatMap((cases) => (typeof cases === 'string' ? [] : Object.entries(cases)))
const used = new Set<string>()

/** Differences that no reason stands for. */
function unexplained(name: string, { answer, token }: Sent): string[] {
  const recorded = fixture(name)
  const found = [
    ...(recorded.status === answer.status ? [] : [`status: ${recorded.status} recorded, ${answer.status} here`]),
    ...(recorded.token === token ? [] : [`token: ${recorded.token} recorded, ${token} here`]),
    ...errorDifferences(recorded, answer.json),
    ...differencesOf(recorded.answer, answer.json === undefined ? 'none' : shapeOf(answer.json), 'response'),
  ]
  return [...new Set(found)].filter((difference) => {
    const place = difference.split(': ')[0] ?? ''
    const reason = [`${name} ${place}`, place].find((key) => Object.hasOwn(DIFFERENCES, key))
    if (reason !== undefined) used.add(reason)
    return reason === undefined
  })
}

function errorDifferences({ errors = [] }: Fixture, json: { errors?: unknown } | undefined): string[] {
  const given = Array.isArray(json?.errors) ? json.errors : []
  const here = given.map((error) => JSON.stringify([error.code, error.source?.pointer ?? null]))
  const recorded = errors.map((error) => JSON.stringify(error))
  return [
    ...recorded.filter((error) => !here.includes(error)).map((error) => `errors ${error}: recorded, not here`),
    ...here.filter((error) => !recorded.includes(error)).map((error) => `errors ${error}: here, not recorded`),
  ]
}

describe('the embedded shop answers as a Shopware does', () => {
  it.each(recordings)('%s has the recorded status, token, errors, keys and nulls', async (name, send) => {
    expect(unexplained(name, await send(callerOf(ask)))).toEqual([])
  })

  it.each(Object.entries(BY_DEEP_LINK))(
    '%s has the recorded status, token, errors, keys and nulls',
    async (name, send) => {
      expect(unexplained(name, await send(callerOf(ask), callerOf(ask)))).toEqual([])
    },
  )

  it('has a recording that a request belongs to, and for no other', () => {
    const names = readdirSync(FOLDER).map((file) => file.replace('.json', ''))
    const sent = [...recordings.map(([name]) => name), ...Object.keys(BY_DEEP_LINK)]
    expect(names.toSorted()).toEqual(sent.toSorted())
  })

  it('has no reason for a difference that is none', () => {
    expect(Object.keys(DIFFERENCES).filter((reason) => !used.has(reason))).toEqual([])
  })
})
