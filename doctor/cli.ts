import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { readConfig } from '#server/config.ts'
import { checksOf } from './checks.ts'
import { runDoctor } from './report.ts'

// Exit codes: 0 no errors, 1 errors, or settings that no server starts with.
try {
  const isWell = await runDoctor(checksOf(readConfig(process.env, PROJECT_FOLDER)), console.log)
  process.exitCode = isWell ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
