/** Levels of objects and lists in what a request sends. The deepest criteria have half as many. */
const DEEPEST = 40

/** True for more levels than anything reads that follows its own levels. */
export const isTooDeep = (value: unknown, levels = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((child) => isTooDeep(child, levels - 1)))
