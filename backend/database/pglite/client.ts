import type { ErrorLog } from '#backend/database/database.ts'
import { liftsTimeLimit } from '#backend/database/time-limit.ts'
import type { WorkerRequest, WorkerResult } from './messages.ts'
import { WorkerLink } from './worker-link.ts'

/** The part of PGlite's options that Drizzle uses; its parsers leave all texts as they are. */
export interface QueryOptions {
  rowMode?: 'array' | 'object'
  parsers?: Record<number, unknown>
}
type Query = (text: string, values?: unknown[], options?: QueryOptions) => Promise<WorkerResult>
interface ClientTransaction {
  query: Query
  exec: (text: string) => Promise<WorkerResult>
}

export interface ClientOptions {
  folder: string
  /** Milliseconds for a statement. */
  timeLimit: number
  log?: ErrorLog | undefined
}

/**
 * PGlite in a worker, with the part of PGlite's interface that Drizzle uses. It has one connection: while a transaction
 * runs, other statements wait. If the worker ends, the next statement opens the folder again.
 */
export class PgliteClient {
  readonly #options: ClientOptions
  #link: Promise<WorkerLink>
  /** Settles after all transactions begun so far. */
  #transactions: Promise<unknown> = Promise.resolve()
  #closing: Promise<void> | undefined
  #reported = -Infinity

  private constructor(options: ClientOptions) {
    this.#options = options
    this.#link = this.#start()
  }

  static async open(options: ClientOptions): Promise<PgliteClient> {
    const client = new PgliteClient(options)
    await client.#link
    return client
  }

  query: Query = (text, values = [], options) => this.#ask(toRequest(text, values, options))

  /** Returns all files of the database as one tar, as of a moment between two transactions. */
  async dump(): Promise<ArrayBuffer> {
    const { dump } = await this.#ask({ kind: 'dump' }, Infinity)
    if (!dump) throw new Error('The database gave no dump')
    return dump
  }

  transaction<Value>(run: (transaction: ClientTransaction) => Promise<Value>): Promise<Value> {
    const result = this.#transactions.then(async () => this.#run(await this.#current(), run))
    // The caller has the error.
    this.#transactions = result.catch(() => {})
    return result
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close())
  }

  async #close(): Promise<void> {
    await this.#transactions
    // A worker that did not open has nothing to close.
    const link = await this.#link.catch(() => undefined)
    if (link && !link.reason) await link.ask({ kind: 'close' }, Infinity)
    await link?.terminate('The database is closed')
  }

  #ask(request: WorkerRequest, timeLimit = this.#options.timeLimit): Promise<WorkerResult> {
    return this.#transactions.then(async () => (await this.#current()).ask(request, timeLimit))
  }

  async #run<Value>(link: WorkerLink, run: (transaction: ClientTransaction) => Promise<Value>): Promise<Value> {
    let { timeLimit } = this.#options
    const exec = (text: string) => link.ask({ kind: 'exec', text }, timeLimit)
    const query: Query = (text, values = [], options) => {
      if (liftsTimeLimit(text)) timeLimit = Infinity
      return link.ask(toRequest(text, values, options), timeLimit)
    }
    await exec('begin')
    let value: Value
    try {
      value = await run({ query, exec })
    } catch (error) {
      // A worker that has ended has rolled back.
      if (!link.reason) await exec('rollback')
      throw error
    }
    const { command } = await exec('commit')
    if (command === 'ROLLBACK') throw new Error('A statement of the transaction failed: nothing of it was stored')
    return value
  }

  /** Returns the open worker, or a new one if it has ended. */
  async #current(): Promise<WorkerLink> {
    const promise = this.#link
    // A worker that did not open: those who waited for it have the error.
    const link = await promise.catch(() => undefined)
    if (this.#closing || (link && !link.reason)) return promise
    // The first of several waiting callers opens it again.
    if (this.#link === promise) this.#link = this.#start(link?.ended)
    return this.#link
  }

  /** At most once a minute, because each write of a visitor fails. */
  #reportFullDisk(): void {
    const { folder, log } = this.#options
    if (performance.now() - this.#reported < 60_000) return
    this.#reported = performance.now()
    log?.error({ folder }, `database: the disk of ${folder} is full: make room; until then nothing can be stored`)
  }

  async #start(before?: Promise<void>): Promise<WorkerLink> {
    const { folder, log } = this.#options
    await before
    const link = new WorkerLink(folder, () => this.#reportFullDisk())
    try {
      await link.opened()
    } catch (error) {
      await link.terminate('The database did not open', error)
      throw error
    }
    const report = () => log?.error({ err: link.reason }, 'database: ended, is opened again when it is next asked')
    void link.ended.then(() => this.#closing ?? report())
    return link
  }
}

function toRequest(
  text: string,
  values: unknown[],
  { rowMode = 'object', parsers = {} }: QueryOptions = {},
): WorkerRequest {
  return { kind: 'query', text, values, rowMode, asText: Object.keys(parsers).map(Number) }
}
