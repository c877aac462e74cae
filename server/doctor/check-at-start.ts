import type { Logger } from 'pino'
import type { Check } from './checks.ts'
import { byImportance } from './finding.ts'

/**
 * Warns of what the doctor finds, once the server listens. It never throws and delays nobody: what is wrong with a system
 * elsewhere shows on its pages, and may be mended while the server runs.
 */
export async function checkAtStart(checks: readonly Check[], log: Pick<Logger, 'warn'>): Promise<void> {
  for (const { name, run } of checks) {
    if (!run) continue
    try {
      for (const { severity, problem, remedy } of byImportance(await run())) {
        log.warn({ event: 'doctor', service: name, severity }, `${problem} ${remedy}`)
      }
    } catch (error) {
      log.warn({ event: 'doctor', service: name, err: error }, 'the check at start failed')
    }
  }
}
