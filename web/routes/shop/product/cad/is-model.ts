import type { Model } from '#drawing/export/model.ts'

/** Whether something is a model as the site's own JSON file of it has it. The schemas of the server are too long for pages. */
export const isModel = (given: unknown): given is Model =>
  isObject(given) &&
  typeof given['name'] === 'string' &&
  Array.isArray(given['parts']) &&
  given['parts'].every((part) => isObject(part) && Array.isArray(part['solids']) && part['solids'].every(isSolid))

const isSolid = (given: unknown): boolean =>
  isObject(given) && Array.isArray(given['outline']) && typeof given['length'] === 'number'

const isObject = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null
