/** The database is down, full or too slow. A later attempt may succeed. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/**
 * SQLSTATE classes about the server and not the statement: connection, resources (disk, memory, connections), operator,
 * system. A statement that took too long is in the operator's. 25P03 is a transaction that stayed idle. 25006 is a
 * write on a server that only reads. 40P01 and 40001 ask to repeat a transaction.
 */
const SERVER_STATES = /^(08|53|57|58)...$|^(25P03|25006|40P01|40001)$/
const SOCKET_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOSPC'])
/** Errors of pg without a code. */
const PG_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/

/**
 * Whether the database was unavailable, whatever the statement. Errors of Drizzle have the database's error as their
 * cause.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseUnavailable) return true
    const code = 'code' in at ? String(at.code) : ''
    if (SERVER_STATES.test(code) || SOCKET_ERRORS.has(code) || PG_MESSAGES.test(at.message)) return true
  }
  return false
}
