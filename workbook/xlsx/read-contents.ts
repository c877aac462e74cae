import { posix } from 'node:path'
import type { Archive } from '#workbook/open-archive.ts'
import { UnreadableWorkbook } from '#workbook/workbook-problem.ts'
import { isTrue, readXml } from '#workbook/xml-reader.ts'
import { type NumberFormat, readNumberFormats } from './number-formats.ts'
import { readSharedTexts } from './shared-texts.ts'

/** Files of the workbook by the end of their type: "strict" files have other addresses in front. */
type Relation = 'officeDocument' | 'worksheet' | 'sharedStrings' | 'styles'

/** A worksheet, and the parts of the workbook to which its cells refer. */
export interface Worksheet {
  name: string
  path: string
  texts: readonly string[]
  formatOf: (style: string | undefined) => NumberFormat
  isFrom1904: boolean
}

/**
 * Finds the visible worksheets of an Excel workbook, in their order.
 * @throws {UnreadableWorkbook}
 */
export async function readWorksheets(archive: Archive): Promise<Worksheet[]> {
  const [workbook] = await readRelations(archive, '', 'officeDocument')
  if (!workbook) throw new UnreadableWorkbook('binary')
  // The binary kind of a workbook has the same frame.
  if (workbook.path.endsWith('.bin')) throw new UnreadableWorkbook('old-excel')
  const [[shared], [styles], worksheets] = await Promise.all([
    readRelations(archive, workbook.path, 'sharedStrings'),
    readRelations(archive, workbook.path, 'styles'),
    readRelations(archive, workbook.path, 'worksheet'),
  ])
  const { sheets, isFrom1904 } = await readContents(archive, workbook.path)
  const texts = shared ? await readSharedTexts(archive, shared.path) : []
  const formatOf = styles
    ? await readNumberFormats(archive, styles.path)
    : () => ({ code: undefined, isDate: false, isPercent: false })
  return sheets.flatMap(({ name, id }) => {
    // A sheet with a chart alone has another type.
    const path = worksheets.find((worksheet) => worksheet.id === id)?.path
    return path && archive.has(path) ? [{ name, path, texts, formatOf, isFrom1904 }] : []
  })
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
