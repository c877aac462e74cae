import { ELEMENTS } from './elements.ts'
import { columnsOf, type FieldDefinition, type Label } from './fields.ts'
import { ENVELOPE_FIELDS } from './shared-fields.ts'

/** Columns that TYPO3 has already. */
const STOCK = new Set(['bodytext', 'assets', 'uid', 'pi_flexform'])

/** The fields by column: one that several elements have is the same in all of them. */
function byColumn(fields: FieldDefinition[]): Record<string, FieldDefinition> {
  const columns: Record<string, FieldDefinition> = {}
  for (const field of fields) if (!STOCK.has(field.column)) columns[field.column] ??= field
  return columns
}

/** The own columns of tt_content, of all elements. */
export const contentColumns = (): Record<string, FieldDefinition> =>
  byColumn([...Object.values(ENVELOPE_FIELDS), ...Object.values(ELEMENTS).flatMap(({ fields }) => columnsOf(fields))])

/** The tables of records that elements have, with their columns. */
export function recordTables(): Record<string, Record<string, FieldDefinition>> {
  const tables: Record<string, Record<string, FieldDefinition>> = {}
  for (const field of Object.values(ELEMENTS).flatMap(({ fields }) => columnsOf(fields)))
    if (field.kind === 'records')
      tables[field.table] = byColumn([...Object.values(tables[field.table] ?? {}), ...columnsOf(field.fields)])
  return tables
}

/** The name of each column in the first element that has it. */
const commonLabels = (): Map<string, Label> =>
  new Map(
    Object.values(ELEMENTS)
      .flatMap(({ fields }) => columnsOf(fields))
      .toReversed()
      .map(({ column, label }) => [column, label]),
  )

/** The id of the name that a column has in an element alone, or which TYPO3 calls by another name. */
export function labelIdOf(type: string, { kind, column, label }: FieldDefinition): string | undefined {
  if (kind === 'form' || kind === 'formAction') return undefined
  if (commonLabels().get(column)?.en !== label.en) return `${type}.${column}`
  return column === 'assets' ? column : undefined
}

/** The id of a value's name, as the last part of it. */
export const valueId = (value: string): string => value || 'none'
