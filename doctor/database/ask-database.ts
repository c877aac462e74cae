import { Client } from 'pg'
import { TIME_LIMIT } from '#doctor/ask.ts'

/**
 * Connects to a PostgreSQL as the server would, for some questions.
 * @param timeLimit of the connection and of a statement, ms
 */
export async function askDatabase<Answer>(
  connectionString: string,
  ask: (client: Client) => Promise<Answer>,
  timeLimit = TIME_LIMIT,
): Promise<Answer> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: timeLimit,
    statement_timeout: timeLimit,
  })
  // A connection that is lost while it is idle: the next query reports it.
  client.on('error', () => {})
  try {
    await client.connect()
    return await ask(client)
  } finally {
    // A lost connection cannot be ended, and its loss is reported already.
    await client.end().catch(() => {})
  }
}
