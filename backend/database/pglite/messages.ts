/** A request to the worker, one message per statement. The worker handles requests in order and replies to each. */
export type WorkerRequest =
  | {
      kind: 'query'
      text: string
      values: unknown[]
      rowMode: 'array' | 'object'
      /** Types, by their OID, whose values stay as PostgreSQL writes them. */
      asText: number[]
    }
  /** One or more statements without values. */
  | { kind: 'exec'; text: string }
  /** A consistent tar of the whole data folder. */
  | { kind: 'dump' }
  | { kind: 'close' }

export interface WorkerResult {
  rows: unknown[]
  fields: { name: string; dataTypeID: number }[]
  affectedRows: number | undefined
  /** Command tag of the last statement: `COMMIT`. */
  command: string | undefined
  dump: ArrayBuffer | undefined
}

/** An error as plain data: threads cannot exchange instances of classes. */
export interface WorkerProblem {
  message: string
  stack: string | undefined
  /** SQLSTATE as `code`, constraint and so on. Only errors of PostgreSQL have a `severity`. */
  details: Record<string, string>
}

/** The first reply belongs to no request: it says that the database is open. */
export type WorkerReply = { ok: true; result: WorkerResult } | { ok: false; problem: WorkerProblem }

const DETAILS = ['severity', 'code', 'detail', 'hint', 'position', 'where', 'schema', 'table', 'column', 'constraint']

/** Names of the numbers that Emscripten throws instead of an `Error`. Its table resembles WASI's. */
const ERRNO: Record<number, string> = { 2: 'EACCES', 19: 'EDQUOT', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' }

/** Leaves out the statement's values: they are personal data, and errors are logged. */
export function toWorkerProblem(error: unknown): WorkerProblem {
  if (!(error instanceof Error)) return { ...toThrownProblem(error), stack: undefined }
  const entries = Object.entries(error).flatMap(([key, value]) =>
    DETAILS.includes(key) && typeof value === 'string' ? [[key, value] as const] : [],
  )
  return { message: error.message, stack: error.stack, details: Object.fromEntries(entries) }
}

function toThrownProblem(thrown: unknown): Omit<WorkerProblem, 'stack'> {
  if (typeof thrown !== 'object' || thrown === null) return { message: String(thrown), details: {} }
  const errno = 'errno' in thrown ? Number(thrown.errno) : 0
  const code = ERRNO[errno]
  return { message: code ?? `errno ${errno}`, details: code ? { code } : {} }
}

export function toError({ message, stack, details }: WorkerProblem): Error {
  return Object.assign(new Error(message), stack && { stack }, details)
}
