import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DatabaseUnavailable } from '#backend/database/unavailable.ts'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { toError, type WorkerRequest, type WorkerReply, type WorkerResult } from './messages.ts'

/** Node runs the source, also beside the bundle in build/. */
const WORKER = join(PROJECT_FOLDER, 'backend/database/pglite/worker.ts')

/** SQLSTATE. */
const DISK_FULL = '53100'

interface Waiting {
  resolve: (result: WorkerResult) => void
  reject: (error: Error) => void
  /** Milliseconds for the request. */
  timeLimit: number
  /** For the message of a late request. */
  text: string
}

/**
 * A worker with an open database. It handles requests in order. It ends when it is closed, when a request takes longer
 * than its limit, or when PostgreSQL itself breaks. All waiting and later requests then fail as {@link
 * DatabaseUnavailable}.
 */
export class WorkerLink {
  readonly #worker: Worker
  readonly #onDiskFull: () => void
  readonly #waiting: Waiting[] = []
  #timer: NodeJS.Timeout | undefined
  #reason: DatabaseUnavailable | undefined
  /** Resolves when the thread has ended and another one may open the folder. */
  readonly ended: Promise<void>

  constructor(folder: string, onDiskFull: () => void) {
    this.#onDiskFull = onDiskFull
    this.#worker = new Worker(WORKER, { workerData: folder, execArgv: [] })
    this.#worker.on('message', (reply: WorkerReply) => this.#receive(reply))
    this.#worker.on('error', (cause) => void this.#end('The database broke', cause))
    this.ended = new Promise((resolve) => {
      this.#worker.once('exit', (code) => {
        void this.#end(`The database ended with code ${code}`)
        resolve()
      })
    })
  }

  /** The reason why it accepts no more requests. */
  get reason(): DatabaseUnavailable | undefined {
    return this.#reason
  }

  /** Resolves once the database is open. */
  opened(): Promise<WorkerResult> {
    return this.#wait('', Infinity)
  }

  ask(request: WorkerRequest, timeLimit: number): Promise<WorkerResult> {
    if (this.#reason) return Promise.reject(this.#reason)
    const result = this.#wait('text' in request ? request.text : request.kind, timeLimit)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(request)
    return result
  }

  terminate(message: string, cause?: unknown): Promise<void> {
    return this.#end(message, cause)
  }

  #wait(text: string, timeLimit: number): Promise<WorkerResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject, timeLimit, text })
      if (this.#waiting.length === 1) this.#watch()
    })
  }

  /** Watches the first waiting request, which is the one in progress. */
  #watch(): void {
    clearTimeout(this.#timer)
    const [first] = this.#waiting
    if (!first || first.timeLimit === Infinity) return
    const late = () => {
      const message = `A statement took longer than ${first.timeLimit / 1000} s: ${first.text.slice(0, 300)}`
      if (this.#waiting[0] === first) void this.#end(message)
    }
    // If this thread was blocked, the reply may have arrived: messages are read before an immediate.
    this.#timer = setTimeout(() => setImmediate(late), first.timeLimit)
  }

  #receive(reply: WorkerReply): void {
    const first = this.#waiting.shift()
    this.#watch()
    if (!first) return
    if (reply.ok) return first.resolve(reply.result)
    const error = toError(reply.problem)
    const { severity, code } = reply.problem.details
    if (code === DISK_FULL) this.#onDiskFull()
    if (severity === 'ERROR') return first.reject(error)
    // Not a refused statement: the memory of the thread can no longer be trusted.
    this.#waiting.unshift(first)
    void this.#end(`The database broke: ${error.message}`, error)
  }

  async #end(message: string, cause?: unknown): Promise<void> {
    if (!this.#reason) {
      const reason = new DatabaseUnavailable(message, { cause })
      this.#reason = reason
      clearTimeout(this.#timer)
      for (const { reject } of this.#waiting.splice(0)) reject(reason)
      await this.#worker.terminate()
    }
    await this.ended
  }
}
