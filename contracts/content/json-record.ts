/**
 * The wire's habits, undone: PHP sends numbers as strings, empty objects as `[]`, empty menus as `null`, and decodes
 * every string that happens to be JSON.
 */
export type Loose = Record<string, unknown>

export const record = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {}

/** An uncached part that the content system failed to fill in; must never be printed. */
const BROKEN = /HEADLESS_INT_START|^Oops, an error occurred!/

export function text(value: unknown): string {
  if (typeof value === 'string') return BROKEN.test(value) ? '' : value
  if (typeof value === 'number') return String(value)
  // A headline `["x"]` arrives as an array.
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : ''
}

export function number(value: unknown, otherwise = 0): number {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : otherwise
}

export const flag = (value: unknown): boolean => value === true || value === 1 || value === '1'

/** Arrays, and objects keyed `"1"`, `"2"` as galleries have them. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : Object.values(record(value)))

export const texts = (value: unknown): string[] => list(value).map(text).filter(Boolean)

export function oneOf<const T extends string>(value: unknown, allowed: readonly T[], otherwise: NoInfer<T>): T {
  return allowed.includes(value as T) ? (value as T) : otherwise
}
