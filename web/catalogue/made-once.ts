/**
 * Keeps what is made of an answer of the shop for as long as that answer is kept (clients/parse-once.ts): the rows of
 * a long list or the table of a product's variants are then made once, and not for each visitor.
 */
export function madeOnce<Source extends object, Value>(make: (source: Source) => Value): (source: Source) => Value {
  const made = new WeakMap<Source, { value: Value }>()
  return (source) => {
    const known = made.get(source)
    if (known) return known.value
    const value = make(source)
    made.set(source, { value })
    return value
  }
}
