/**
 * The kind of value at each place of a response: `text`, `number`, `flag` or `null`. An object is given key by key, a
 * list by the common parts of its elements. A union names each kind that occurs.
 */
export type Shape = string | Shape[] | Fields

/** A union is an object with the one key `anyOf`. */
interface Fields {
  [key: string]: Shape
}

/** Objects whose keys are data, not fields. */
const MAPS = new Set(['customFields', 'config', 'fieldConfig', 'parameters', 'slotConfig', 'payload', 'data'])

/** The shape of a response; a map counts as one kind, `map`. */
export function shapeOf(value: unknown, key = ''): Shape {
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length === 0 ? [] : [value.map((one) => shapeOf(one)).reduce(united)]
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'string') return 'text'
  if (typeof value !== 'object') return typeof value
  if (MAPS.has(key)) return 'map'
  if (key === 'errors')
    return {
      '*': Object.values(value)
        .map((one) => shapeOf(one))
        .reduce(united, 'none'),
    }
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, name === 'apiAlias' ? String(child) : shapeOf(child, name)]),
  )
}

const isFields = (shape: Shape): shape is Fields => typeof shape === 'object' && !Array.isArray(shape)
function alternatives(shape: Shape): Shape[] {
  const union = isFields(shape) ? shape['anyOf'] : undefined
  return Array.isArray(union) ? union : [shape]
}

/** The common parts of two elements of a list: fields that only one has may be `none`. */
function united(first: Shape, second: Shape): Shape {
  const found = [...alternatives(first)]
  for (const other of alternatives(second)) {
    const at = found.findIndex((one) => kindOf(one) === kindOf(other))
    if (at < 0) found.push(other)
    else found[at] = unitedAlike(found[at] ?? 'none', other)
  }
  return found.length === 1 ? (found[0] ?? 'none') : { anyOf: found }
}

function unitedAlike(first: Shape, second: Shape): Shape {
  if (Array.isArray(first) && Array.isArray(second))
    return [...first, ...second].slice(0, 2).reduce<Shape[]>(listOf, [])
  if (!isFields(first) || !isFields(second)) return first
  const keys = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return Object.fromEntries(keys.map((key) => [key, united(first[key] ?? 'none', second[key] ?? 'none')]))
}

const listOf = (list: Shape[], element: Shape): Shape[] => [list[0] === undefined ? element : united(list[0], element)]

/** Lists and objects are a kind each, structs one per alias. */
function kindOf(shape: Shape): string {
  if (typeof shape === 'string') return shape
  return Array.isArray(shape) ? 'list' : `fields ${typeof shape['apiAlias'] === 'string' ? shape['apiAlias'] : ''}`
}

/**
 * Where a response differs from the recording, as `product.options: null recorded, list here`. A place is named by its
 * struct, so that one reason covers all responses with the struct.
 */
export function differencesOf(recorded: Shape, here: Shape, place: string): string[] {
  return alternatives(here).flatMap((one) => {
    const match = alternatives(recorded).find((other) => kindOf(other) === kindOf(one))
    if (match === undefined) return [`${place}: ${namesOf(recorded)} recorded, ${kindOf(one)} here`]
    if (Array.isArray(match) && Array.isArray(one)) return listDifferences(match, one, place)
    return isFields(match) && isFields(one) ? fieldDifferences(match, one, place) : []
  })
}

function listDifferences([recorded]: Shape[], [here]: Shape[], place: string): string[] {
  if (recorded === undefined) return []
  return here === undefined ? [`${place}: elements recorded, empty here`] : differencesOf(recorded, here, `${place}[]`)
}

function fieldDifferences(recorded: Fields, here: Fields, above: string): string[] {
  const alias = recorded['apiAlias']
  const place = typeof alias === 'string' ? alias : above
  const keys = [...new Set([...Object.keys(recorded), ...Object.keys(here)])]
  return keys.flatMap((key) => differencesOf(recorded[key] ?? 'none', here[key] ?? 'none', `${place}.${key}`))
}

const namesOf = (shape: Shape): string => alternatives(shape).map(kindOf).join(' or ')
