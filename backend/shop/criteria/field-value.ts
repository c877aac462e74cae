import { ShopError } from '#backend/http/shop-error.ts'
import type { EntityFields, CriteriaField } from './fields.ts'

/** SQL type of the values by kind; of a list, the type of its ids. */
export const SQL_TYPES: Record<CriteriaField['kind'], string> = {
  id: 'text',
  text: 'text',
  list: 'text',
  number: 'double precision',
  boolean: 'boolean',
  date: 'timestamptz',
}

/**
 * Finds the field of the criteria, with or without the entity's prefix.
 * @throws ShopError 400 if the entity has no such field.
 */
export function fieldOf(
  { entity, fields, dynamic, hidden = [] }: EntityFields,
  name: string,
  pointer: string,
): CriteriaField {
  const short = name.startsWith(`${entity}.`) ? name.slice(entity.length + 1) : name
  const field = Object.hasOwn(fields, short) ? fields[short] : dynamic?.(short)
  if (field !== undefined) return field
  const [first = ''] = short.split('.')
  if (hidden.includes(first)) {
    throw new ShopError(400, 'FRAMEWORK__ACCESSOR_NOT_ALLOWED', `Accessor ${name} is not allowed in this api scope`, {
      pointer,
      parameters: { accessor: name },
    })
  }
  throw new ShopError(400, 'FRAMEWORK__UNMAPPED_FIELD', `Field "${name}" in entity "${entity}" was not found.`, {
    pointer,
    parameters: { field: name, entity },
  })
}

/** A value that was read for a field. */
export type Value = string | number | boolean

/**
 * Converts a value to the type of the field's column. A GET has `'true'` and `'12'`.
 * @throws ShopError 400 if it cannot be converted.
 */
export function valueOf(field: CriteriaField, given: string | number | boolean, pointer: string): Value {
  const value = READERS[field.kind](given)
  if (value !== undefined) return value
  throw new ShopError(400, 'FRAMEWORK__INVALID_FILTER_QUERY', `Not a ${field.kind}: ${JSON.stringify(given)}`, {
    pointer,
  })
}

type Reader = (given: string | number | boolean) => Value | undefined

const readNumber: Reader = (given) => {
  const number = typeof given === 'string' && given.trim() === '' ? Number.NaN : Number(given)
  return Number.isFinite(number) ? number : undefined
}

const readBoolean: Reader = (given) => {
  if ([true, 'true', 1, '1'].includes(given)) return true
  return [false, 'false', 0, '0'].includes(given) ? false : undefined
}

/** A time without a zone, as a Shopware stores it: in UTC. */
const WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/

/** Limited to the years in which PostgreSQL reads the dates of JavaScript. An invalid date has no year. */
const readDate: Reader = (given) => {
  const date = new Date(String(given).replace(WITHOUT_ZONE, '$1T$2Z'))
  const year = date.getUTCFullYear()
  return year >= 1 && year <= 9999 ? date.toISOString() : undefined
}

/** PostgreSQL cannot store NUL in a text. */
const readText: Reader = (given) => String(given).replaceAll('\0', '')

const READERS: Record<CriteriaField['kind'], Reader> = {
  id: readText,
  text: readText,
  list: readText,
  number: readNumber,
  boolean: readBoolean,
  date: readDate,
}
