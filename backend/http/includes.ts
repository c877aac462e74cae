import { ShopError } from './shop-error.ts'

/** Types that one request may name, names of each, and letters of a name. The site's own largest list has 25. */
const MOST_TYPES = 50
const MOST_NAMES = 100
const LONGEST_NAME = 255

/** Properties to keep of a struct, and of the plain objects in it: `translated.name` is kept below `translated`. */
interface Selection {
  whole: Set<string>
  parts: Map<string, Selection>
}

/** Per `apiAlias`. */
type Includes = Map<string, Selection>

/** Kept whatever is asked for. */
const ALWAYS = new Set(['apiAlias', 'extensions'])

/**
 * Leaves out what `includes` does not list: per `apiAlias` the names of properties, dotted into plain objects
 * (`translated.name`). Types that it does not mention stay complete.
 */
export function applyIncludes(answer: unknown, given: Record<string, string[]>): unknown {
  const includes = new Map(Object.entries(given).map(([alias, names]) => [alias, selectionOf(names)]))
  return includes.size === 0 ? answer : pick(answer, includes)
}

/**
 * `includes` of a request; nothing where it is none, and a name that is no text counts as none.
 * @param given as it came: `{ product: ['id', 'translated.name'] }` or `{ product: 'id,translated.name' }`.
 * @throws ShopError 400 for more than a request may name.
 */
export function readIncludes(given: unknown): Record<string, string[]> {
  if (typeof given !== 'object' || given === null) return {}
  const types = Object.entries(given)
  if (types.length > MOST_TYPES) throw passed('/includes', MOST_TYPES, 'types')
  return Object.fromEntries(types.map(([alias, names]) => [alias, namesOf(names, `/includes/${alias}`)]))
}

function namesOf(given: unknown, pointer: string): string[] {
  const list: unknown[] = typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : []
  const names = list.filter((name) => typeof name === 'string')
  if (list.length > MOST_NAMES) throw passed(pointer, MOST_NAMES, 'names')
  if (names.some((name) => name.length > LONGEST_NAME)) throw passed(pointer, LONGEST_NAME, 'letters in a name')
  return names
}

const passed = (pointer: string, max: number, what: string): ShopError =>
  new ShopError(400, 'FRAMEWORK__INVALID_CRITERIA', `There may be at most ${max} ${what}.`, {
    pointer,
    parameters: { max },
  })

function selectionOf(names: readonly string[]): Selection {
  const dotted = names.flatMap((name) => {
    const dot = name.indexOf('.')
    return dot < 0 ? [] : [{ head: name.slice(0, dot), rest: name.slice(dot + 1) }]
  })
  const parts = Map.groupBy(dotted, ({ head }) => head)
  return {
    whole: new Set(names),
    parts: new Map([...parts].map(([head, below]) => [head, selectionOf(below.map(({ rest }) => rest))])),
  }
}

function pick(value: unknown, includes: Includes): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, includes))
  if (!isObject(value)) return value
  const alias = value['apiAlias']
  return keep(value, includes, typeof alias === 'string' ? includes.get(alias) : undefined)
}

function keep(value: Record<string, unknown>, includes: Includes, selection: Selection | undefined) {
  const kept: Record<string, unknown> = {}
  for (const [key, child] of Object.entries(value)) {
    if (selection === undefined || ALWAYS.has(key) || selection.whole.has(key)) {
      kept[key] = pick(child, includes)
      continue
    }
    const below = selection.parts.get(key)
    if (below === undefined) continue
    // A struct is filtered by its own alias, a plain object by what follows the dot.
    kept[key] = isObject(child) && !('apiAlias' in child) ? keep(child, includes, below) : pick(child, includes)
  }
  return kept
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
