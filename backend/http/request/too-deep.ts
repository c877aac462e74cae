/** Levels of objects and lists in a request. The deepest criteria have half as many. */
const MAX_DEPTH = 40

/** Whether a value has more levels than a recursive reader may follow. */
export const isTooDeep = (value: unknown, levels = MAX_DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((child) => isTooDeep(child, levels - 1)))
