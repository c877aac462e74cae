import { watch } from 'node:fs'
import type { ErrorLog } from '#backend/database/database.ts'
import type { ShownCompany } from './shown-company.ts'

/** Milliseconds without a further change: editors write a file in several steps. */
const QUIET = 100

/** Files that pages show. The catalogue is imported; synonyms and pins have their own memory. */
const SHOWN = /^(company\.json|chain-rack\.json|(brand|pages|news|people|forms|downloads|media)([/\\].*)?)$/

/** Gets the company after each change of its files; with `problem`, which names the mistakes, the one before it. */
export type OnCompanyChange = (company: ShownCompany, problem: string | undefined) => Promise<void> | void

interface WatchOptions {
  folder: string
  /** The company of the start. */
  first: ShownCompany
  read: () => Promise<ShownCompany>
  log: ErrorLog
}

interface WatchedCompany {
  /** Listeners are called one after the other, in the order in which they came. */
  onChange: (listener: OnCompanyChange) => void
  close: () => Promise<void>
}

/**
 * Reads the files of a company's folder again after each change. Files with mistakes have no effect. The mistakes are
 * logged, and told to the listeners.
 */
export function watchCompany({ folder, first, read, log }: WatchOptions): WatchedCompany {
  const listeners: OnCompanyChange[] = []
  let good = first
  let timer: NodeJS.Timeout | undefined
  let reading = Promise.resolve()
  const readAgain = async () => {
    let problem: string | undefined
    try {
      good = await read()
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error)
      log.error({ event: 'company-mistake', err: error }, problem)
    }
    for (const listener of listeners) await listener(good, problem)
  }
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    if (name !== null && !SHOWN.test(name)) return
    clearTimeout(timer)
    // One after the other: the last one has read the newest files.
    timer = setTimeout(() => (reading = reading.then(readAgain)), QUIET)
  })
  return {
    onChange: (listener) => void listeners.push(listener),
    async close() {
      watcher.close()
      clearTimeout(timer)
      await reading
    },
  }
}
