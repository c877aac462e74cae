import { type ColumnChoice, completeChoices } from '#web/cart/list-entry/lines/column-question.ts'
import { parseStoredJson, readStoredText, writeStoredText } from '#web/ui/browser-storage.ts'

/** Choices that this device has confirmed above the columns of tables, newest first. They never leave it. */
const KEY = 'list-columns'
const MOST = 20

interface RememberedTable {
  headings: string[]
  choices: ColumnChoice[]
}

/** The choices that were confirmed for the same headings; undefined for a table without headings. */
export const readColumnChoices = (headings: readonly string[]): ColumnChoice[] | undefined =>
  headings.some(Boolean) ? readTables().find((table) => isSame(table.headings, headings))?.choices : undefined

/** Remembers choices if they are enough to read the table. */
export function rememberColumnChoices(headings: readonly string[], given: readonly unknown[]): void {
  const choices = completeChoices(given)
  if (!choices || !headings.some(Boolean)) return
  const others = readTables().filter((table) => !isSame(table.headings, headings))
  writeStoredText('localStorage', KEY, JSON.stringify([{ headings, choices }, ...others].slice(0, MOST)))
}

function readTables(): RememberedTable[] {
  const stored = parseStoredJson(readStoredText('localStorage', KEY) ?? '[]')
  return Array.isArray(stored) ? stored.flatMap(readTable) : []
}

/** Anyone at the device may have changed it. */
function readTable(stored: unknown): RememberedTable[] {
  const { headings, choices }: { headings?: unknown; choices?: unknown } = Object(stored)
  if (!Array.isArray(headings) || !Array.isArray(choices)) return []
  const known = completeChoices(choices)
  return known ? [{ headings: headings.filter((heading) => typeof heading === 'string'), choices: known }] : []
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => keyOf(one) === keyOf(other)

const keyOf = (headings: readonly string[]): string => headings.map((heading) => heading.toLowerCase()).join('\n')
