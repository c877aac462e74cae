import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DatabaseUnavailable } from '#backend/database/unavailable.ts'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { toError, type WorkerRequest, type WorkerReply, type WorkerResult } from './messages.ts'

/** Node runs it as it is written, also beside the bundle in build/. */
const WORKER = join(PROJECT_FOLDER, 'backend/database/pglite/worker.ts')

/** SQLSTATE. */
const DISK_FULL = '53100'

interface Waiting {
  resolve: (result: WorkerResult) => void
  reject: (error: Error) => void
  /** Milliseconds the worker may take for it. */
  timeLimit: number
  /** For the message when it takes longer. */
  text: string
}

/**
 * One worker with an open database. Questions are worked off in their order. It ends when it is closed, when a request
 * takes longer than its limit, or when PostgreSQL itself breaks; all questions that wait then fail as
 * {@link DatabaseUnavailable}, and so does every later one.
 */
export class WorkerLink {
  readonly #worker: Worker
  readonly #onDiskFull: () => void
  readonly #waiting: Waiting[] = []
  #timer: NodeJS.Timeout | undefined
  #reason: DatabaseUnavailable | undefined
  /** Resolves when the thread is gone and another one may open the folder. */
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

  /** Why it takes no more questions. */
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

  /** Watches the first request of those that wait, which is the one under way. */
  #watch(): void {
    clearTimeout(this.#timer)
    const [first] = this.#waiting
    if (!first || first.timeLimit === Infinity) return
    const late = () => {
      const message = `A statement took longer than ${first.timeLimit / 1000} s: ${first.text.slice(0, 300)}`
      if (this.#waiting[0] === first) void this.#end(message)
    }
    // When this thread was busy itself, the reply may have come meanwhile: messages are read before an immediate.
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
    // Not a refused statement: what the thread holds in memory can no longer be trusted.
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
