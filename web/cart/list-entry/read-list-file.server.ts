import { decodeList } from './lines/decode-list.ts'
import { LARGEST_LIST, LARGEST_LIST_FILE, UNREADABLE_FILE, UNSURE_FILE, WORKBOOK } from './list-form.ts'
import { writeSheets } from './workbook/posted-sheets.server.ts'
import { UnreadableWorkbook, WORKBOOK_PROBLEMS } from '#workbook/workbook-problem.ts'

/** Why a file cannot be read as a list. */
export const FILE_PROBLEMS = [...WORKBOOK_PROBLEMS, 'text-too-large', 'file-too-large'] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]

/** ZIP archives, and the frame of older Excel files. The content counts, not the name. */
const WORKBOOKS = ['504b0304', 'd0cf11e0']
const BYTES_READ = 4096

/**
 * Reads a file as the text of its field. A workbook is read as its sheets, an unreadable file as the reason. Of a file
 * that is too large the begin is enough.
 */
export async function readListFile(name: string, bytes: Uint8Array): Promise<[name: string, text: string]> {
  if (WORKBOOKS.includes(Buffer.from(bytes.subarray(0, 4)).toString('hex'))) return readSheets(bytes)
  const problem = problemOf(bytes)
  if (problem) return [UNREADABLE_FILE, problem]
  const { text, isSure } = decodeList(bytes)
  return [isSure ? name : UNSURE_FILE, text]
}

async function readSheets(bytes: Uint8Array): Promise<[name: string, text: string]> {
  if (bytes.length > LARGEST_LIST_FILE) return [UNREADABLE_FILE, 'file-too-large']
  // Few lists are workbooks.
  const { readWorkbook } = await import('./workbook/read-workbook.server.ts')
  try {
    return [WORKBOOK, writeSheets(await readWorkbook(bytes))]
  } catch (error) {
    if (error instanceof UnreadableWorkbook) return [UNREADABLE_FILE, error.problem]
    throw error
  }
}

function problemOf(bytes: Uint8Array): FileProblem | undefined {
  const begin = decodeList(bytes.subarray(0, BYTES_READ)).text
  // Control characters but for tabs and line breaks.
  // oxlint-disable-next-line no-control-regex -- these are the signs of a file without text
  if (begin.startsWith('%PDF') || /[\0-\x08\x0e-\x1f]/.test(begin)) return 'binary'
  // Older programs write a page or XML and call it .xls.
  if (/^\s*<(?:[?!]|html|table|workbook)/i.test(begin)) return 'old-excel'
  if (bytes.length > LARGEST_LIST) return 'text-too-large'
  // A zero byte further on.
  return decodeList(bytes).text.includes('\0') ? 'binary' : undefined
}
