/** The database cannot do now what it was asked: it is away, full, or took too long. Trying again later may help. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/**
 * SQLSTATE classes that speak of the server and not of the statement: connection, resources (disk, memory,
 * connections), operator (also a statement that took too long), system; and a transaction that was left idle.
 */
const SERVER_STATES = /^(08|53|57|58)...$|^25P03$/
const SOCKET_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOSPC'])
/** What pg says in words only. */
const PG_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/

/** Whether the database could not be asked, whatever was asked. Drizzle's errors have the database's as their cause. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseUnavailable) return true
    const code = 'code' in at ? String(at.code) : ''
    if (SERVER_STATES.test(code) || SOCKET_ERRORS.has(code) || PG_MESSAGES.test(at.message)) return true
  }
  return false
}
