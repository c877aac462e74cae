import { watch } from 'node:fs'
import { Hono } from 'hono'
import type { ErrorLog } from '#backend/database/database.ts'

/** Milliseconds without a further change: editors write a file in several steps. */
const QUIET = 100

interface ReloadingContent {
  app: Hono
  close: () => Promise<void>
}

/**
 * A content system for development that is loaded again after each change in its folder. A change with mistakes has no
 * effect. The mistakes are logged, with file and field, and the content before them is shown.
 */
export function reloadingContent(
  first: Hono,
  folder: string,
  load: () => Promise<Hono>,
  log: ErrorLog,
): ReloadingContent {
  let current = first
  let timer: NodeJS.Timeout | undefined
  let loading = Promise.resolve()
  const reload = async () => {
    try {
      current = await load()
    } catch (error) {
      log.error({ event: 'content-mistake', err: error }, error instanceof Error ? error.message : String(error))
    }
  }
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    // One after the other: the last one has read the newest files.
    timer = setTimeout(() => (loading = loading.then(reload)), QUIET)
  })
  const app = new Hono()
  app.all('*', (c) => current.fetch(c.req.raw))
  return {
    app,
    async close() {
      watcher.close()
      clearTimeout(timer)
      await loading
    },
  }
}
