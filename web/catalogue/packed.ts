import { madeOnce } from './made-once.ts'

declare const content: unique symbol
/**
 * Data of a page as one text. React Router hands data over value by value, which for a long table takes as long as a
 * quarter of its rendering; a text costs next to nothing, and is written once where {@link madeOnce} keeps its data.
 */
export type Packed<Value> = string & { readonly [content]: Value }

/** @param value plain data. What is undefined is left out, in arrays it becomes null. */
export const pack = <Value extends object>(value: Value) => written(value) as Packed<Value>

/** First what stands in more than one place, on a line of its own, then everything. */
const written = madeOnce((value: object) => {
  const shared = sharedParts(value)
  const indexes = new Map(shared.map((part, index) => [part, index]))
  const refer = (_: string, part: unknown) => {
    const index = typeof part === 'object' && part !== null ? indexes.get(part) : undefined
    return index === undefined ? part : { $: index }
  }
  return `${JSON.stringify(shared)}\n${JSON.stringify(value, refer)}`
})

/** The outermost objects that are parts of the value at several places. */
function sharedParts(value: object): object[] {
  const times = new Map<object, number>()
  const count = (part: object) => {
    const before = times.get(part) ?? 0
    times.set(part, before + 1)
    if (before > 0) return
    for (const child of Object.values(part)) if (typeof child === 'object' && child !== null) count(child)
  }
  count(value)
  return [...times].filter(([, found]) => found > 1).map(([part]) => part)
}

/** The server renders the same pages again and again, the browser the same part. */
const KEPT = 64
const known = new Map<string, unknown>()

/** The data again, for reading only: the same text gives the same object. */
export function unpack<Value>(packed: Packed<Value>): Value {
  const value = known.get(packed) ?? read(packed)
  known.delete(packed)
  known.set(packed, value)
  for (const oldest of known.keys()) {
    if (known.size <= KEPT) break
    known.delete(oldest)
  }
  return value as Value
}

function read(packed: string): unknown {
  const [first = '', ...rest] = packed.split('\n')
  const shared = JSON.parse(first) as unknown[]
  const resolve = (_: string, part: unknown) =>
    typeof part === 'object' && part !== null && '$' in part ? shared[Number(part.$)] : part
  return JSON.parse(rest.join('\n'), resolve)
}
