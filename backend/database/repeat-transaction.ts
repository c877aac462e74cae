/** SQLSTATE of a deadlock, and of a conflict between transactions. */
const ASKS_TO_REPEAT = new Set(['40P01', '40001'])

/**
 * Runs a transaction once more if the server has undone it and asks to repeat it. A second time the error is thrown: the
 * same would likely happen again.
 */
export async function repeatOnce<Result>(transact: () => Promise<Result>): Promise<Result> {
  try {
    return await transact()
  } catch (error) {
    if (!asksToRepeat(error)) throw error
  }
  return transact()
}

/** Errors of Drizzle have the database's error as their cause. */
function asksToRepeat(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && ASKS_TO_REPEAT.has(String(at.code))) return true
  return false
}
