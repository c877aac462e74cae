type Includes = Record<string, string[]>

/** Kept whatever is asked for. */
const ALWAYS = new Set(['apiAlias', 'extensions'])

/**
 * Leaves out what `includes` does not list: per `apiAlias` the names of properties, dotted into plain objects
 * (`translated.name`). Types that it does not mention stay complete.
 * @param given as it came: `{ product: ['id', 'translated.name'] }` or `{ product: 'id,translated.name' }`.
 */
export function applyIncludes(answer: unknown, given: unknown): unknown {
  const includes = readIncludes(given)
  return Object.keys(includes).length === 0 ? answer : pick(answer, includes)
}

/** `includes` of a request, tolerantly; nothing where it is none. */
export function readIncludes(given: unknown): Includes {
  if (typeof given !== 'object' || given === null) return {}
  return Object.fromEntries(
    Object.entries(given).map(([alias, names]) => [
      alias,
      (Array.isArray(names) ? names : String(names).split(',')).map(String),
    ]),
  )
}

function pick(value: unknown, includes: Includes): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, includes))
  if (!isObject(value)) return value
  const alias = value['apiAlias']
  const names = typeof alias === 'string' && Object.hasOwn(includes, alias) ? includes[alias] : undefined
  return keep(value, includes, names)
}

function keep(value: Record<string, unknown>, includes: Includes, names: string[] | undefined) {
  const kept: Record<string, unknown> = {}
  for (const [key, child] of Object.entries(value)) {
    if (names === undefined || ALWAYS.has(key) || names.includes(key)) {
      kept[key] = pick(child, includes)
      continue
    }
    const below = names.filter((name) => name.startsWith(`${key}.`)).map((name) => name.slice(key.length + 1))
    if (below.length === 0) continue
    // A struct is filtered by its own alias, a plain object by what follows the dot.
    kept[key] = isObject(child) && !('apiAlias' in child) ? keep(child, includes, below) : pick(child, includes)
  }
  return kept
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
