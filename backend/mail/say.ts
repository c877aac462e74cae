export type SayText<Key extends string> = (key: Key, values?: Record<string, string | number>) => string

/** Returns the texts of a mail in one language. `{name}` in them is replaced by the value of that name. */
export const sayFrom =
  <Key extends string>(texts: Record<Key, string>): SayText<Key> =>
  (key, values = {}) =>
    texts[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
