import { spawnSync } from 'node:child_process'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { isBuilt } from './build-sources.ts'

// The first half of `npm start`; exit codes are those of the build.
const buildDir = process.env['BUILD_DIR'] ?? 'build'
if (isBuilt(buildDir, PROJECT_FOLDER, process.env['COMPANY_DIR'] || 'data'))
  console.log(`Nothing has changed since the build in ${buildDir}.`)
else process.exitCode = spawnSync('npm run --silent build', { shell: true, stdio: 'inherit' }).status ?? 1
