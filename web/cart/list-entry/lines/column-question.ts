import type { Role } from './headings/heading-words.ts'
import type { ListColumn } from './list-columns.ts'

/** The meaning of a column, as a visitor chooses it. A length has its unit with it. */
export type ColumnChoice = Exclude<Role, 'length'> | `length ${'mm' | 'cm' | 'm' | 'in'}`

const COLUMNS: Record<ColumnChoice, ListColumn> = {
  number: { role: 'number' },
  pieces: { role: 'pieces' },
  'length mm': { role: 'length' },
  'length cm': { role: 'length', unit: 'cm' },
  'length m': { role: 'length', unit: 'm' },
  'length in': { role: 'length', unit: 'in' },
  width: { role: 'width' },
  strength: { role: 'strength' },
  size: { role: 'size' },
  unit: { role: 'unit' },
  reference: { role: 'reference' },
  note: { role: 'note' },
  carries: { role: 'carries' },
  ignored: { role: 'ignored' },
}
const isChoice = (text: string): text is ColumnChoice => Object.hasOwn(COLUMNS, text)
/** Why the choices of a visitor are not enough. */
export type ChoiceProblem = 'no-number' | 'twice'

/** A list whose columns the visitor must name before its lines are added. */
export interface ColumnQuestion {
  /** Of the columns, as the list has them; empty for a list without headings. */
  headings: string[]
  /** The best guess, or the choices of the visitor. */
  choices: ColumnChoice[]
  /** The first rows, as an example. */
  rows: string[][]
  /** Rows of the list. */
  count: number
  problem: ChoiceProblem | undefined
}

const MOST_SHOWN = 8
const ONCE: readonly Role[] = ['number', 'pieces', 'length', 'width', 'strength', 'size']

export const toQuestion = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  columns: readonly ListColumn[],
  problem: ChoiceProblem | undefined,
): ColumnQuestion => ({
  headings: [...headings],
  choices: columns.map(choiceOf),
  rows: rows.slice(0, MOST_SHOWN).map((row) => [...row]),
  count: rows.length,
  problem,
})

function choiceOf({ role, unit = 'mm' }: ListColumn): ColumnChoice {
  const choice = role === 'length' ? `length ${unit}` : role
  return isChoice(choice) ? choice : 'ignored'
}

/** The columns as they were chosen; undefined for none, or those of a table with other columns. */
export function columnsOfChoices(
  choices: readonly string[],
  guessed: readonly ListColumn[],
): { columns: ListColumn[]; problem: ChoiceProblem | undefined } | undefined {
  if (choices.length === 0 || choices.length !== guessed.length) return undefined
  const columns = choices.map((choice, index) => toColumn(choice, guessed[index]))
  return { columns, problem: problemOf(columns) }
}

function problemOf(columns: readonly ListColumn[]): ChoiceProblem | undefined {
  const count = (role: Role) => columns.filter((column) => column.role === role).length
  return count('number') === 0 ? 'no-number' : ONCE.some((role) => count(role) > 1) ? 'twice' : undefined
}

/** The choices of a table, if they are known ones and enough to read it. */
export function completeChoices(choices: readonly unknown[]): ColumnChoice[] | undefined {
  const known = choices.filter((choice) => typeof choice === 'string').filter(isChoice)
  return known.length === choices.length && !problemOf(known.map((choice) => COLUMNS[choice])) ? known : undefined
}

/** The unit of a heading stays where the choice does not name one. */
function toColumn(choice: string, guessed: ListColumn | undefined): ListColumn {
  const column = COLUMNS[isChoice(choice) ? choice : 'ignored']
  const isSide = column.role === 'width' || column.role === 'strength' || column.role === 'size'
  return isSide && guessed?.unit !== undefined ? { ...column, unit: guessed.unit } : column
}
