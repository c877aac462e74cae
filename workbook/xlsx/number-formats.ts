import { isDateFormat } from '#workbook/cell-dates.ts'
import type { Archive } from '#workbook/open-archive.ts'
import { readXml } from '#workbook/xml-reader.ts'

/** How a number is shown. */
export interface NumberFormat {
  code: string | undefined
  isDate: boolean
}

/** Reads the number formats of a workbook: by index of a cell's style. */
export async function readNumberFormats(
  archive: Archive,
  path: string,
): Promise<(style: string | undefined) => NumberFormat> {
  const codes = new Map<number, string>()
  const styles: NumberFormat[] = []
  let isOfCells = false
  await readXml(archive, path, {
    onOpen: (name, attribute) => {
      if (name === 'numFmt') codes.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '')
      if (name === 'cellXfs') isOfCells = true
      if (name !== 'xf' || !isOfCells) return
      const id = Number(attribute('numFmtId') ?? 0)
      styles.push({ code: codes.get(id), isDate: isDateFormat(id, codes.get(id)) })
    },
    onClose: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return (style) => styles[Number(style ?? 0)] ?? { code: undefined, isDate: false }
}
