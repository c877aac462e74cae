import type { Logger } from 'pino'
import type { Check } from './checks.ts'
import { byImportance } from './finding.ts'

/**
 * Logs the doctor's findings as warnings once the server listens. It never throws and delays no start. A fault of
 * another system shows on its pages and can be mended while the server runs.
 */
export async function checkAtStart(checks: readonly Check[], log: Pick<Logger, 'warn'>): Promise<void> {
  for (const { name, run } of checks) {
    if (!run) continue
    try {
      for (const { severity, problem, remedy } of byImportance((await run()) ?? [])) {
        log.warn({ event: 'doctor', service: name, severity }, `${problem} ${remedy}`)
      }
    } catch (error) {
      log.warn({ event: 'doctor', service: name, err: error }, 'the check at start failed')
    }
  }
}
