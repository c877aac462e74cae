/** What the worker is asked, one message a statement. It works them off in their order and gives each one a reply. */
export type WorkerRequest =
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

export interface WorkerResult {
  rows: unknown[]
  fields: { name: string; dataTypeID: number }[]
  affectedRows: number | undefined
  /** Command tag of the last statement: `COMMIT`. */
  command: string | undefined
  dump: ArrayBuffer | undefined
}

/** An error as it crosses the border between threads, which takes no classes. */
export interface WorkerProblem {
  message: string
  stack: string | undefined
  /** SQLSTATE as `code`, constraint and so on; a `severity` only when it was PostgreSQL that refused. */
  details: Record<string, string>
}

/** The first reply, to no request, says that the database is open. */
export type WorkerReply = { ok: true; result: WorkerResult } | { ok: false; problem: WorkerProblem }

const DETAILS = ['severity', 'code', 'detail', 'hint', 'position', 'where', 'schema', 'table', 'column', 'constraint']

/** Numbers of the errors that Emscripten throws, which are no `Error`; its own table, like WASI's. */
const ERRNO: Record<number, string> = { 2: 'EACCES', 19: 'EDQUOT', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' }

/** The statement's own values stay behind: they are people's, and errors are logged. */
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
