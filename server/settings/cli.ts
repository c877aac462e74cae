import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { checkSettings } from './check-settings.ts'

// `npm run config:check [-- FILE]`. Exit codes: 0 a server would start with these settings, 1 it would not.
const { problems, warnings } = checkSettings(process.env, PROJECT_FOLDER, process.argv[2])
for (const problem of problems) console.error(problem)
for (const warning of warnings) console.log(`WARNING ${warning}`)
if (problems.length === 0) console.log('The settings are valid.')
process.exitCode = problems.length > 0 ? 1 : 0
