import { isDateFormat } from '#workbook/cell-dates.ts'
import type { Archive } from '#workbook/open-archive.ts'
import { readXml } from '#workbook/xml-reader.ts'

/** How a number is shown. */
export interface NumberFormat {
  code: string | undefined
  isDate: boolean
  isPercent: boolean
}

/** Formats that each program knows, and no file describes: `0%` and `0.00%`. */
const PERCENT = new Set([9, 10])

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
      const code = codes.get(id)
      styles.push({ code, isDate: isDateFormat(id, code), isPercent: PERCENT.has(id) || /%\s*$/.test(code ?? '') })
    },
    onClose: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return (style) => styles[Number(style ?? 0)] ?? { code: undefined, isDate: false, isPercent: false }
}
