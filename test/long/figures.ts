/** Prints figures as a table of markdown, as docs/measured.md holds them. */
export function printFigures(title: string, rows: readonly Record<string, string | number>[]): void {
  const names = Object.keys(rows[0] ?? {})
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const table = [
    line(names),
    line(names.map(() => '---')),
    ...rows.map((row) => line(names.map((name) => row[name] ?? ''))),
  ]
  console.log(`\n${title}\n\n${table.join('\n')}\n`)
}

/** Of values in any order: the one that so great a share of them does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
