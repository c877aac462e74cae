import { companyFolder } from '#backend/files/company-folder.ts'
import { checkCompany } from './check-company.ts'

/** Exit codes: 0 nothing wrong, 1 something. */
const parts = await checkCompany(companyFolder())
for (const { part, problems } of parts) {
  process.stdout.write(`${problems.length === 0 ? 'right' : 'wrong'}  ${part}\n`)
  for (const problem of problems) process.stdout.write(`${problem}\n\n`)
}
process.exitCode = parts.every(({ problems }) => problems.length === 0) ? 0 : 1
