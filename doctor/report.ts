import type { Check } from './checks.ts'
import { byImportance, type Finding } from './finding.ts'

type Print = (line: string) => void
interface NamedFinding extends Finding {
  service: Check['name']
}

/**
 * Runs the checks one after the other and prints a line before and after each. Then it prints the findings, the most
 * important first, then the questions to the operator.
 * @returns whether there are no errors; warnings do not count
 */
export async function runDoctor(checks: readonly Check[], print: Print): Promise<boolean> {
  const found: NamedFinding[] = []
  for (const { name, subject, run } of checks) {
    print(`${name.padEnd(10)}${subject}`)
    if (!run) continue
    const findings = await run()
    print(`${' '.repeat(10)}${findings ? summaryOf(findings) : 'not checked, for a reason below'}`)
    found.push(...(findings ?? []).map((finding) => ({ ...finding, service: name })))
  }
  for (const { severity, service, problem, remedy } of byImportance(found)) {
    print('')
    print(`${severity === 'error' ? 'ERROR  ' : 'WARNING'} ${service}: ${problem}`)
    print(`        ${remedy}`)
  }
  for (const { name, questions = [] } of checks) {
    if (questions.length === 0) continue
    print('')
    print(`ASK     ${name}: its responses do not tell this, so please look there:`)
    for (const question of questions) print(`        - ${question}`)
  }
  print('')
  print(summaryOf(found) === 'fine' ? 'No errors or warnings.' : `${summaryOf(found)}.`)
  return !found.some(({ severity }) => severity === 'error')
}

function summaryOf(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(findings.length > errors ? [counted(findings.length - errors, 'warning')] : []),
  ]
  return parts.join(', ') || 'fine'
}

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`
