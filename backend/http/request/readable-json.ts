/** Levels of objects and lists in a request. The deepest criteria have half as many. */
const MAX_DEPTH = 40

/**
 * Whether the reader of a request can take a JSON value. It has no more levels than a recursive reader may follow. No
 * member hides the method that turns every object into a text. `{"length":{"toString":1}}` where a text is expected
 * makes zod 4.6 throw: it checks the length of any value that has one.
 */
export const isReadable = (value: unknown, levels = MAX_DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 &&
    !Object.hasOwn(value, 'toString') &&
    !Object.hasOwn(value, 'valueOf') &&
    Object.values(value).every((child) => isReadable(child, levels - 1)))
