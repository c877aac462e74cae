/** Whether an error is the operating system's, with one of these codes: `ENOENT` if a file does not exist. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)

/**
 * The value of what does not exist; for `readdir(…).catch(whenMissing([]))`.
 * @throws any other error: a folder that cannot be read is not empty.
 */
export const whenMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (hasCode(error, 'ENOENT')) return value
    throw error
  }
