declare const content: unique symbol
/**
 * Long data of a page as one JSON text. React Router hands loader data over value by value. For a long table that takes
 * longer and compresses worse than its JSON (docs/decisions/0015 has the figures).
 */
export type JsonText<Value> = string & { readonly [content]: Value }

/**
 *
 * @param value plain data. Undefined values are left out; in arrays they become null.
 */
export function toJsonText<Value extends object>(value: Value): JsonText<Value>
export function toJsonText(value: object): string {
  return JSON.stringify(value)
}

export function readJsonText<Value>(text: JsonText<Value>): Value
export function readJsonText(text: string): unknown {
  return JSON.parse(text)
}
