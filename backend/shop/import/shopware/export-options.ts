import type { ReportProblem } from '#backend/shop/import/problem.ts'
import { readRow } from '#backend/shop/import/sheets/read-cells.ts'
import type { NamedOption } from '#backend/shop/import/sheets/to-lines.ts'
import { asSheet, type ExportRow, type ShopwareExport } from './exports.ts'

const ADVICE = 'are ids: put an export of Default properties into the same folder, and import the folder'

export interface ExportOptions {
  /** Group and name of each option in a cell; unknown ids are reported. */
  named: (row: ExportRow, heading: 'optionIds' | 'propertyIds') => { group: string; name: string }[]
  /** The options that cells had so far, in Shopware's order. */
  used: () => NamedOption[]
}

interface Option extends NamedOption {
  rank: readonly [group: number, option: number]
}

/** Reads the names of options and properties. */
export function readExportOptions(
  exports: readonly ShopwareExport[],
  report: ReportProblem,
  note: ReportProblem,
): ExportOptions {
  const files = exports.filter(({ profile }) => profile === 'Default properties')
  const options = new Map<string, Option>()
  for (const file of files) {
    const sheet = asSheet(file, 'texts', { columns: { name: 'text' }, rows: [] })
    for (const row of file.rows) {
      const option = readOption(row, note)
      if (option) options.set(row.text('id').toLowerCase(), { ...option, row: readRow(sheet, row, report) })
      else report(row.problem('name', 'or group_name is missing'))
    }
  }
  const used = new Set<Option>()
  const isAdvised = new Set<string>()
  return {
    named: (row, heading) => {
      const ids = row.ids(heading)
      if (ids.length > 0 && files.length === 0) {
        if (!isAdvised.has(heading)) report({ ...row.problem(heading, ADVICE), line: 1 })
        isAdvised.add(heading)
        return []
      }
      return ids.flatMap((id) => {
        const option = options.get(id)
        if (!option) {
          report(row.problem(heading, `${id} is in no export of Default properties`))
          return []
        }
        used.add(option)
        return [option]
      })
    },
    used: () => [...used].toSorted(inOrder),
  }
}

const COLOUR = /^#[0-9a-f]{6}$/

function readOption(row: ExportRow, note: ReportProblem): Omit<Option, 'row'> | undefined {
  const [name, group] = [row.text('name'), row.text('group_name')]
  if (!name || !group) return undefined
  const colour = row.text('color_hex_code').toLowerCase()
  const isColour = COLOUR.test(colour)
  if (colour && !isColour) note(row.problem('color_hex_code', `${colour} is no colour such as #0f8249, and left out`))
  const place = (heading: string) => Number(row.text(heading) || Number.MAX_SAFE_INTEGER)
  const isSortedByName = row.text('group_sorting_type') !== 'position'
  return {
    group,
    name,
    ...(isColour && { colour }),
    rank: [place('group_position'), isSortedByName ? 0 : place('position')],
  }
}

const collator = new Intl.Collator('en', { numeric: true })

const inOrder = (a: Option, b: Option): number =>
  a.rank[0] - b.rank[0] ||
  collator.compare(a.group, b.group) ||
  a.rank[1] - b.rank[1] ||
  collator.compare(a.name, b.name)
