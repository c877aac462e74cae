import { madeOnce } from './made-once.ts'

declare const content: unique symbol
/**
 * Data of a page as one text. React Router hands data over value by value, which for a long table takes as long as a
 * quarter of its rendering; a text costs next to nothing, and is written once where {@link madeOnce} keeps its data.
 */
export type Packed<Value> = string & { readonly [content]: Value }

const written = madeOnce((value: object) => JSON.stringify(value))

/** @param value plain data. What is undefined is left out, in arrays it becomes null. */
export const pack = <Value extends object>(value: Value) => written(value) as Packed<Value>

/** The server renders the same pages again and again, the browser the same part. */
const KEPT = 64
const read = new Map<string, unknown>()

/** The data again, for reading only: the same text gives the same object. */
export function unpack<Value>(packed: Packed<Value>): Value {
  const value = read.get(packed) ?? (JSON.parse(packed) as unknown)
  read.delete(packed)
  read.set(packed, value)
  for (const oldest of read.keys()) {
    if (read.size <= KEPT) break
    read.delete(oldest)
  }
  return value as Value
}
