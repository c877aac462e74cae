import { isMet, median, type Result } from './rounds.ts'

const whole = (value: number) => Math.round(value).toLocaleString('en')
const percent = (value: number) => `${Math.round(value * 100)} %`
const rate = (value: number) => (value < 1000 ? value.toFixed(1) : whole(value))
const spread = (values: readonly number[], show: (value: number) => string) =>
  `${show(median(values))} (${show(Math.min(...values))}–${show(Math.max(...values))})`

export function printResults(results: readonly Result[], rounds: number): void {
  console.log(`\n${rounds} rounds, responses per second: median (min–max)\n`)
  for (const result of results) {
    console.log(result.name)
    console.log(`  site                   ${spread(result.site, rate)}`)
    console.log(`  ${result.against.padEnd(22)} ${spread(result.other, rate)}`)
    const verdict = isMet(result) ? 'met' : 'MISSED'
    console.log(
      `  share                  ${spread(result.shares, percent)}, target ${percent(result.target)}: ${verdict}`,
    )
    console.log(`  by processor time      ${spread(result.processorShares, percent)}\n`)
  }
}
