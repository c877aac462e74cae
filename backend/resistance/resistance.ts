import { hash } from 'node:crypto'
import type { Resistance, ServedResistance } from '#contracts/resistance/resistance.ts'
import { readServedFiles } from './served-files.ts'

/**
 * Opens the served files of a folder such as `data/resistance`.
 *
 * Memory. Key: none, one table. Owner: this process. End: the process's; an import is seen after a restart. A failed
 * reading is tried again. Gain: reading and checking 0.4 MB takes 20 ms, a response 1 ms.
 */
export function openResistance(folder: string): Resistance {
  let served: Promise<ServedResistance> | undefined
  return {
    read() {
      served ??= readServed(folder).catch((error: unknown) => {
        served = undefined
        throw error
      })
      return served
    },
  }
}

async function readServed(folder: string): Promise<ServedResistance> {
  const { table, formulas } = await readServedFiles(folder)
  const json = JSON.stringify(table)
  const drawings = new Map(Object.entries(formulas))
  return {
    table,
    version: hash('sha256', json + JSON.stringify(formulas)).slice(0, 12),
    json,
    formulaOf: (key) => drawings.get(key)?.svg,
  }
}
