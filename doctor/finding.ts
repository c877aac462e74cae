/** A fault or a risk for the operator to look at. */
export interface Finding {
  /** `error`: pages, quote requests or mails fail or are wrong. `warning`: something is missing or unsafe. */
  severity: 'error' | 'warning'
  /** One sentence. */
  problem: string
  /** One sentence with the name of the setting, here or in the other system. */
  remedy: string
}

export const errorOf = (problem: string, remedy: string): Finding => ({ severity: 'error', problem, remedy })
export const warningOf = (problem: string, remedy: string): Finding => ({ severity: 'warning', problem, remedy })

/** Errors before warnings, otherwise in the order of the checks, which begin with the most important ones. */
export const byImportance = <F extends Pick<Finding, 'severity'>>(findings: readonly F[]): F[] =>
  findings.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
