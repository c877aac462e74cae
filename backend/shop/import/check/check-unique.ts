import type { ReportProblem } from '#backend/shop/import/problem.ts'
import type { Entry } from '#backend/shop/import/source/read.ts'

/** `products.jsonl:12` */
export const toPosition = ({ file, line }: { file: string; line: number }): string => `${file}:${line}`

/** Reports each entry after the first with the same key. */
export function checkUnique<Value>(
  entries: readonly Entry<Value>[],
  field: string,
  keyOf: (value: Value) => string,
  report: ReportProblem,
): void {
  const first = new Map<string, Entry<Value>>()
  for (const entry of entries) {
    const key = keyOf(entry.value)
    const before = first.get(key)
    if (before)
      report({ file: entry.file, line: entry.line, field, message: `${key} stands already in ${toPosition(before)}` })
    else first.set(key, entry)
  }
}
