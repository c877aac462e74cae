import type { Input } from './input.ts'

/** Number of requests spent on shrinking one input. */
const MOST_TRIES = 150

/** The smallest input found that still fails. */
export async function shrink(input: Input, fails: (input: Input) => Promise<boolean>): Promise<Input> {
  let smallest = input
  let tries = 0
  for (let next: Input | undefined = input; next !== undefined;) {
    next = undefined
    for (const candidate of smallerInputs(smallest)) {
      if (tries >= MOST_TRIES) return smallest
      tries += 1
      if (!(await fails(candidate))) continue
      smallest = next = candidate
      break
    }
  }
  return smallest
}

function* smallerInputs(input: Input): Generator<Input> {
  for (const json of smallerValues(input.json)) yield { ...input, json }
  if (input.raw !== undefined && input.raw.length > 1) yield { ...input, raw: input.raw.slice(0, input.raw.length / 2) }
  for (const name of Object.keys(input.headers)) {
    const { [name]: _, ...headers } = input.headers
    yield { ...input, headers }
  }
}

function* smallerValues(value: unknown): Generator<unknown> {
  if (typeof value === 'string' && value.length > 1) yield value.slice(0, value.length / 2)
  if (typeof value !== 'object' || value === null) return
  const entries = Object.entries(value)
  const remade = (kept: [string, unknown][]) =>
    Array.isArray(value) ? kept.map(([, item]) => item) : Object.fromEntries(kept)
  if (entries.length > 3) {
    yield remade(entries.slice(entries.length / 2))
    yield remade(entries.slice(0, entries.length / 2))
  }
  for (const index of entries.keys()) yield remade(entries.toSpliced(index, 1))
  for (const [index, [key, child]] of entries.entries()) {
    for (const smaller of smallerValues(child)) yield remade(entries.with(index, [key, smaller]))
  }
}
