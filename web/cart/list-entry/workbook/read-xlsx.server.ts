import { posix } from 'node:path'
import type { Archive } from './open-archive.server.ts'
import type { Sheet } from './sheet-builder.ts'
import { UnreadableWorkbook } from './workbook-problem.ts'
import { isTrue, readXml } from './xml-reader.server.ts'
import { readNumberFormats } from './xlsx/number-formats.server.ts'
import { readSharedTexts } from './xlsx/shared-texts.server.ts'
import { readXlsxSheet } from './xlsx/read-sheet.server.ts'

/** Files of the workbook by the end of their type: "strict" files have other addresses in front. */
type Relation = 'officeDocument' | 'worksheet' | 'sharedStrings' | 'styles'

/**
 * Reads the visible sheets of an Excel workbook: results of formulas, no macros.
 * @throws {UnreadableWorkbook}
 */
export async function readXlsx(archive: Archive): Promise<Sheet[]> {
  const [workbook] = await readRelations(archive, '', 'officeDocument')
  if (!workbook) throw new UnreadableWorkbook('binary')
  // The binary kind of a workbook has the same frame.
  if (workbook.path.endsWith('.bin')) throw new UnreadableWorkbook('old-excel')
  const [[texts], [styles], worksheets] = await Promise.all([
    readRelations(archive, workbook.path, 'sharedStrings'),
    readRelations(archive, workbook.path, 'styles'),
    readRelations(archive, workbook.path, 'worksheet'),
  ])
  const { sheets, isFrom1904 } = await readContents(archive, workbook.path)
  const shared = texts ? await readSharedTexts(archive, texts.path) : []
  const formatOf = styles ? await readNumberFormats(archive, styles.path) : () => ({ code: undefined, isDate: false })
  const read: Sheet[] = []
  for (const { name, id } of sheets) {
    // A sheet with a chart alone has another type.
    const path = worksheets.find((worksheet) => worksheet.id === id)?.path
    if (path && archive.has(path)) {
      read.push(await readXlsxSheet(archive, { name, path, texts: shared, formatOf, isFrom1904 }))
    }
  }
  return read
}

/** The files that a file is related to, of one type. */
async function readRelations(archive: Archive, of: string, type: Relation): Promise<{ id: string; path: string }[]> {
  const folder = of.slice(0, of.lastIndexOf('/') + 1)
  const path = `${folder}_rels/${of.slice(folder.length)}.rels`
  if (!archive.has(path)) return []
  const found: { id: string; path: string }[] = []
  await readXml(archive, path, {
    onOpen: (name, attribute) => {
      if (name !== 'Relationship' || !attribute('Type')?.endsWith(`/${type}`)) return
      // An address within the archive: `..` never leads out of it.
      const target = posix.resolve(`/${folder}`, attribute('Target') ?? '')
      found.push({ id: attribute('Id') ?? '', path: target.slice(1) })
    },
  })
  return found
}

/** The visible sheets in their order. */
async function readContents(archive: Archive, path: string) {
  const sheets: { name: string; id: string }[] = []
  let isFrom1904 = false
  await readXml(archive, path, {
    onOpen: (name, attribute) => {
      if (name === 'workbookPr') isFrom1904 = isTrue(attribute('date1904'))
      if (name !== 'sheet' || (attribute('state') ?? 'visible') !== 'visible') return
      sheets.push({ name: attribute('name') ?? '', id: attribute('id') ?? '' })
    },
  })
  return { sheets, isFrom1904 }
}
