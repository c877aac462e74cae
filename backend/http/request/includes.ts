import { ShopError } from '#backend/http/shop-error.ts'

/** Bounds of one request: types, names of each type, characters of a name. The site's own largest list has 25 names. */
const MAX_TYPES = 50
const MAX_NAMES = 100
const MAX_NAME_LENGTH = 255

/** Properties to keep of a struct and of the plain objects in it. `translated.name` is kept below `translated`. */
interface Selection {
  whole: Set<string>
  parts: Map<string, Selection>
}

/** Selections by `apiAlias`. */
type Includes = Map<string, Selection>

/** Properties that are never left out. */
const ALWAYS = new Set(['apiAlias', 'extensions'])

/**
 * Removes the properties that `includes` does not list: per `apiAlias` the names of properties, with dots into plain
 * objects (`translated.name`). Types that it does not mention stay complete.
 */
export function applyIncludes(respond: unknown, given: Record<string, string[]>): unknown {
  const includes = new Map(Object.entries(given).map(([alias, names]) => [alias, selectionOf(names)]))
  return includes.size === 0 ? respond : pick(respond, includes)
}

/**
 * Reads the `includes` of a request. Anything but an object counts as none; names that are not strings are ignored.
 * @param given `{ product: ['id', 'translated.name'] }` or `{ product: 'id,translated.name' }`.
 * @throws ShopError 400 for too many types or names.
 */
export function readIncludes(given: unknown): Record<string, string[]> {
  if (typeof given !== 'object' || given === null) return {}
  const types = Object.entries(given)
  if (types.length > MAX_TYPES) throw exceeded('/includes', MAX_TYPES, 'types')
  return Object.fromEntries(types.map(([alias, names]) => [alias, namesOf(names, `/includes/${alias}`)]))
}

function namesOf(given: unknown, pointer: string): string[] {
  const list: unknown[] = typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : []
  const names = list.filter((name) => typeof name === 'string')
  if (list.length > MAX_NAMES) throw exceeded(pointer, MAX_NAMES, 'names')
  if (names.some((name) => name.length > MAX_NAME_LENGTH)) throw exceeded(pointer, MAX_NAME_LENGTH, 'letters in a name')
  return names
}

const exceeded = (pointer: string, max: number, what: string): ShopError =>
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
  const selected: Record<string, unknown> = {}
  for (const [key, child] of Object.entries(value)) {
    if (key === 'translated' && isTranslated(selection)) {
      selected[key] = keepTranslated(child, includes, selection)
      continue
    }
    if (selection === undefined || ALWAYS.has(key) || selection.whole.has(key)) {
      selected[key] = pick(child, includes)
      continue
    }
    const below = selection.parts.get(key)
    if (below === undefined) continue
    // A struct is filtered by its own alias, a plain object by the rest of the path.
    selected[key] = isObject(child) && !('apiAlias' in child) ? keep(child, includes, below) : pick(child, includes)
  }
  return selected
}

/**
 * Shopware filters the keys of `translated` by the bare names. `translated.name` alone leaves it empty, and `name`
 * beside it fills it.
 */
function keepTranslated(value: unknown, includes: Includes, selection: Selection): unknown {
  if (!isObject(value)) return value
  const kept = keep(value, includes, selection)
  // PHP writes an empty object as [].
  return Object.keys(kept).length === 0 ? [] : kept
}

const isTranslated = (selection: Selection | undefined): selection is Selection =>
  selection !== undefined && (selection.whole.has('translated') || selection.parts.has('translated'))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
