/** Gives the first of equal values in place of each later one. */
export type Share = <Value>(value: Value) => Value

export function shareEqual(): Share {
  const known = new Map<string, unknown>()
  return <Value>(value: Value): Value => {
    const key = JSON.stringify(value)
    if (key === undefined) return value
    if (!known.has(key)) known.set(key, value)
    return known.get(key) as Value
  }
}
