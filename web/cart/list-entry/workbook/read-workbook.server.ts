import { openArchive } from '#workbook/open-archive.ts'
import { readOds } from './read-ods.server.ts'
import { readXlsx } from './read-xlsx.server.ts'
import type { Sheet } from './sheet-builder.ts'
import { UnreadableWorkbook } from '#workbook/workbook-problem.ts'

/** Bytes of all files that are read from a workbook. */
const LARGEST_UNPACKED = 20 * 1024 * 1024

/** The frame of an older Excel file, and of a newer one with a password. */
const OLE = 'd0cf11e0'
/** Name of the part of it that has a password. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * Reads the visible sheets with rows of an Excel workbook or an OpenDocument spreadsheet. Macros of an XLSM are not
 * looked at. Takes turns with other requests, within bounds of rows, letters and unpacked bytes.
 * @throws {UnreadableWorkbook} for any other file, and if no sheet has rows.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.toString('hex', 0, 4) === OLE)
    throw new UnreadableWorkbook(file.includes(ENCRYPTED) ? 'protected' : 'old-excel')
  const archive = await openArchive(file, LARGEST_UNPACKED)
  const read = await (archive.has('content.xml') && !archive.has('xl/workbook.xml') ? readOds : readXlsx)(archive)
  const sheets = read.filter(({ rows, isTooLong }) => isTooLong || rows.length > 0)
  if (sheets.length === 0) throw new UnreadableWorkbook('empty')
  return sheets
}
