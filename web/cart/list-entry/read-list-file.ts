import { LARGEST_LIST, UNREADABLE_FILE } from './list-form.ts'
import { decodeList } from './lines/decode-list.ts'

/** Why a file cannot be read as a list. */
export const FILE_PROBLEMS = ['excel', 'binary', 'too-large'] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]

/** Reads a file as the text of its field, or as the reason why it cannot be read. */
export function readListFile(name: string, bytes: Uint8Array): [name: string, text: string] {
  const problem = problemOf(bytes)
  return problem ? [UNREADABLE_FILE, problem] : [name, decodeList(bytes)]
}

/** Workbooks are ZIP archives, older ones files of OLE; other formats of spreadsheets are archives, too. */
const EXCEL = ['504b0304', 'd0cf11e0']
const BYTES_READ = 4096

function problemOf(bytes: Uint8Array): FileProblem | undefined {
  if (EXCEL.includes(Buffer.from(bytes.subarray(0, 4)).toString('hex'))) return 'excel'
  const begin = decodeList(bytes.subarray(0, BYTES_READ))
  // Control characters but for tabs and line breaks.
  // oxlint-disable-next-line no-control-regex -- these are the signs of a file without text
  if (begin.startsWith('%PDF') || /[\0-\x08\x0e-\x1f]/.test(begin)) return 'binary'
  if (bytes.length > LARGEST_LIST) return 'too-large'
  // A zero byte further on.
  return decodeList(bytes).includes('\0') ? 'binary' : undefined
}
