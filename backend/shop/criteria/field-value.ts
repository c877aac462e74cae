import { ShopError } from '#backend/http/shop-error.ts'
import type { EntityFields, CriteriaField } from './fields.ts'

/** What values of the kind are in SQL; those of a list are its ids. */
export const SQL_TYPES: Record<CriteriaField['kind'], string> = {
  id: 'text',
  text: 'text',
  list: 'text',
  number: 'double precision',
  boolean: 'boolean',
  date: 'timestamptz',
}

/**
 * The field that criteria name, with or without the entity's prefix.
 * @throws ShopError 400 when the entity has none of that name.
 */
export function fieldOf({ entity, fields }: EntityFields, name: string, pointer: string): CriteriaField {
  const short = name.startsWith(`${entity}.`) ? name.slice(entity.length + 1) : name
  const field = Object.hasOwn(fields, short) ? fields[short] : undefined
  if (field !== undefined) return field
  throw new ShopError(400, 'FRAMEWORK__ACCESSOR_NOT_ALLOWED', `Field "${name}" is not a field of "${entity}".`, {
    pointer,
    parameters: { field: name, entity },
  })
}

/** What a value may be after it was read for a field. */
export type Value = string | number | boolean

/**
 * A value as the field's column has it: a GET brings `'true'` and `'12'`.
 * @throws ShopError 400 when it cannot be one.
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

/** Of the years that PostgreSQL reads as JavaScript writes them; an invalid date has none. */
const readDate: Reader = (given) => {
  const date = new Date(String(given))
  const year = date.getUTCFullYear()
  return year >= 1 && year <= 9999 ? date.toISOString() : undefined
}

/** PostgreSQL has no text with a NUL in it. */
const readText: Reader = (given) => String(given).replaceAll('\0', '')

const READERS: Record<CriteriaField['kind'], Reader> = {
  id: readText,
  text: readText,
  list: readText,
  number: readNumber,
  boolean: readBoolean,
  date: readDate,
}
