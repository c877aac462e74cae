import { concealMail } from './rich-text/conceal-mail.ts'
import { keepTogether } from './rich-text/kept-together.ts'

/**
 * Tolerant readers of JSON values. PHP sends numbers as strings, empty objects as `[]` and empty menus as `null`. TYPO3
 * headless decodes every string that happens to be JSON.
 */
export type JsonRecord = Record<string, unknown>

export const asRecord = (value: unknown): JsonRecord => (isRecord(value) ? value : {})

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An uncached part that the content system failed to fill in; must never be printed. */
const BROKEN = /HEADLESS_INT_START|^Oops, an error occurred!/

export function asText(value: unknown): string {
  if (typeof value === 'string') return BROKEN.test(value) ? '' : value
  if (typeof value === 'number') return String(value)
  // A headline `["x"]` arrives as an array.
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : ''
}

/** A visible text; its mail addresses are concealed, and it breaks where its language does. */
export const asConcealedText = (value: unknown): string => keepTogether(concealMail(asText(value)))

export function asNumber(value: unknown, fallback = 0): number {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : fallback
}

export const asBoolean = (value: unknown): boolean => value === true || value === 1 || value === '1'

/** Arrays, and objects keyed `"1"`, `"2"` as in galleries. */
export const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : Object.values(asRecord(value)))

/** The texts of an array, without empty ones. */
export const asTexts = (value: unknown): string[] => asArray(value).map(asText).filter(Boolean)

export const asOneOf = <const T extends string>(value: unknown, allowed: readonly T[], fallback: NoInfer<T>): T =>
  allowed.find((one) => one === value) ?? fallback
