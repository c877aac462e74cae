/** What the worker is asked, one message a statement. It works them off in their order and gives each one a reply. */
export type Question =
  | {
      kind: 'query'
      text: string
      values: unknown[]
      rowMode: 'array' | 'object'
      /** Types, by their OID, whose values are given as PostgreSQL writes them. */
      asText: number[]
    }
  /** One or more statements without values. */
  | { kind: 'exec'; text: string }
  /** The whole data folder as a tar file, consistent in itself. */
  | { kind: 'dump' }
  | { kind: 'close' }

export interface Result {
  rows: unknown[]
  fields: { name: string; dataTypeID: number }[]
  affectedRows: number | undefined
  /** Command tag of the last statement: `COMMIT`. */
  command: string | undefined
  dump: ArrayBuffer | undefined
}

/** An error as it crosses the border between threads, which takes no classes. */
export interface Problem {
  message: string
  stack: string | undefined
  /** SQLSTATE, constraint and so on; none when it was not PostgreSQL that refused. */
  details: Record<string, string> | undefined
}

/** The first reply, to no question, says that the database is open. */
export type Reply = { ok: true; result: Result } | { ok: false; problem: Problem }

const DETAILS = ['severity', 'code', 'detail', 'hint', 'position', 'where', 'schema', 'table', 'column', 'constraint']

/** The statement's own values stay behind: they are people's, and errors are logged. */
export function toProblem(error: unknown): Problem {
  if (!(error instanceof Error)) return { message: messageOf(error), stack: undefined, details: undefined }
  const entries = Object.entries(error).flatMap(([key, value]) =>
    DETAILS.includes(key) && typeof value === 'string' ? [[key, value] as const] : [],
  )
  const details = Object.fromEntries(entries)
  return { message: error.message, stack: error.stack, details: details['severity'] ? details : undefined }
}

/** Emscripten throws objects that are no errors, with a number. */
function messageOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  return 'errno' in thrown ? `errno ${String(thrown.errno)}` : JSON.stringify(thrown)
}

export function toError({ message, stack, details }: Problem): Error {
  return Object.assign(new Error(message), stack && { stack }, details)
}
