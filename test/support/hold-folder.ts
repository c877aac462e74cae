import { setImmediate } from 'node:timers/promises'
import { lockFolder } from '#backend/database/folder-lock.ts'

// Run as a separate process. It locks the given folder until it is ended, or prints why it may not.
try {
  await lockFolder(process.argv[2] ?? '')
  // By the next turn nothing here refers to the lock.
  await setImmediate()
  globalThis.gc?.()
  await setImmediate()
  console.log('locked')
  setInterval(() => {}, 60_000)
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
