import type { ResistanceTable } from './resistance-table.ts'

/** Chemical resistance as pages and browsers get it. */
export interface Resistance {
  read: () => Promise<ServedResistance>
}

export interface ServedResistance {
  table: ResistanceTable
  /** Changes with the table: part of the address of its file. */
  version: string
  /** The table as a JSON text. */
  json: string
  /** Returns the structural formula of a chemical as an SVG file; undefined if it has none. */
  formulaOf: (key: string) => string | undefined
}
