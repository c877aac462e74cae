import { readFileSync } from 'node:fs'
import type { Sent } from './caller.ts'
import { differencesOf, shapeOf } from './shape.ts'
import type { Shape } from './shape.ts'

/** The response of a Shopware 6.6.7.1 to a request: kinds of values, no values. */
interface Fixture {
  operation: string
  status: number
  /** Whether it responded with the token that it was sent. */
  token: 'same' | 'new'
  /** Code and pointer of each error. */
  errors?: [string | null, string | null][]
  answer: Shape
}

/** Folder of the recordings, one file a case. */
export const RECORDED = new URL('./recorded/', import.meta.url)
const fixture = (name: string): Fixture => JSON.parse(readFileSync(new URL(`${name}.json`, RECORDED), 'utf8'))

/** @param reasons for differences, by place or by recording and place. */
export function compareWithRecording(reasons: Readonly<Record<string, string>>) {
  const used = new Set<string>()
  return {
    /** Differences without a reason. */
    unexplained(name: string, { answer, token }: Sent): string[] {
      const recorded = fixture(name)
      const found = [
        ...(recorded.status === answer.status ? [] : [`status: ${recorded.status} recorded, ${answer.status} here`]),
        ...(recorded.token === token ? [] : [`token: ${recorded.token} recorded, ${token} here`]),
        ...errorDifferences(recorded, answer.json),
        ...differencesOf(recorded.answer, answer.json === undefined ? 'none' : shapeOf(answer.json), 'response'),
      ]
      return [...new Set(found)].filter((difference) => {
        const place = difference.split(': ')[0] ?? ''
        const reason = [`${name} ${place}`, place].find((key) => Object.hasOwn(reasons, key))
        if (reason !== undefined) used.add(reason)
        return reason === undefined
      })
    },
    /** Reasons for a difference that is none. */
    unused: (): string[] => Object.keys(reasons).filter((reason) => !used.has(reason)),
  }
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
