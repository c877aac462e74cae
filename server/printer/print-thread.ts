import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import type { PrintFonts } from '#printing/font-files.ts'
import type { PrintJob, PrintReply } from '#printing/worker.ts'

/** Node runs the source, also beside the bundle in build/. */
const WORKER = join(PROJECT_FOLDER, 'printing/worker.ts')

/**
 * The thread that writes PDFs and PNGs. It starts with the first file, and again after it has ended: an idle site has no
 * such thread. `write` takes one job at a time.
 */
export class PrintThread {
  readonly #timeLimit: number
  readonly #idleAfter: number
  readonly #fonts: PrintFonts | undefined
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined

  /** Milliseconds for one file, and without work until the thread ends; fonts of a company. */
  constructor({ timeLimit, idleAfter, fonts }: { timeLimit: number; idleAfter: number; fonts?: PrintFonts }) {
    this.#fonts = fonts
    this.#timeLimit = timeLimit
    this.#idleAfter = idleAfter
  }

  /** @throws Error for a file that cannot be written or takes too long. */
  async write(job: PrintJob): Promise<Buffer<ArrayBuffer>> {
    clearTimeout(this.#idle)
    this.#worker ??= new Worker(WORKER, { execArgv: [], workerData: this.#fonts })
    const worker = this.#worker
    worker.ref()
    try {
      return await this.#reply(worker, job)
    } finally {
      worker.unref()
      this.#idle = setTimeout(() => void this.close(), this.#idleAfter).unref()
    }
  }

  #reply(worker: Worker, job: PrintJob): Promise<Buffer<ArrayBuffer>> {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>()
    const onMessage = (reply: PrintReply) => {
      if (reply.ok) resolve(Buffer.from(reply.file.buffer))
      else reject(new Error(`A file could not be written: ${reply.message}`))
    }
    const onEnd = (cause: unknown) => {
      if (this.#worker === worker) this.#worker = undefined
      reject(new Error('The thread for files ended', { cause }))
    }
    const late = setTimeout(() => {
      reject(new Error(`A file took longer than ${this.#timeLimit / 1000} s`))
      void this.close()
    }, this.#timeLimit)
    worker.once('message', onMessage).once('error', onEnd).once('exit', onEnd)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(job)
    return promise.finally(() => {
      clearTimeout(late)
      worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd)
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }
}
