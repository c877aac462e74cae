/** Levels of objects and lists in a request. The deepest criteria have half as many. */
const MAX_DEPTH = 40

/**
 * Whether the reader of a request can take a JSON value: it has no more levels than a recursive reader may follow, and
 * no member hides what turns every object into a text. `{"length":{"toString":1}}` where a text is expected makes
 * zod 4.6 throw: it checks the length of whatever has one.
 */
export const isReadable = (value: unknown, levels = MAX_DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 &&
    !Object.hasOwn(value, 'toString') &&
    !Object.hasOwn(value, 'valueOf') &&
    Object.values(value).every((child) => isReadable(child, levels - 1)))
