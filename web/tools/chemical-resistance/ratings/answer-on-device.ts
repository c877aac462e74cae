import type { Locale } from '#contracts/locales.ts'
import type { ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import type { ResistanceAnswer } from './answer.ts'
import { answerQuestion } from './answer-question.ts'
import { chemicalFinder } from './find-chemicals.ts'
import { readResistanceQuery } from './resistance-query.ts'

/** Tables. Key: address. Owner: this module, in the browser. End: the page's. Gain: a question needs no request. */
const tables = new Map<string, Promise<ResistanceTable>>()

/** Loads the table once. A failed request is tried again with the next question. */
export function loadResistanceTable(address: string): Promise<ResistanceTable> {
  let table = tables.get(address)
  if (!table) {
    table = fetchTable(address).catch((error: unknown) => {
      tables.delete(address)
      throw error
    })
    tables.set(address, table)
  }
  return table
}

async function fetchTable(address: string): Promise<ResistanceTable> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  // The site's own file, which the server checked.
  const table: ResistanceTable = await response.json()
  // Makes the index of names while the first one is being typed.
  chemicalFinder(table)
  return table
}

/** Answers a question in the browser as the server does. */
export async function answerOnDevice(
  address: string,
  search: URLSearchParams,
  locale: Locale,
): Promise<ResistanceAnswer> {
  return answerQuestion(await loadResistanceTable(address), readResistanceQuery(search), locale)
}
