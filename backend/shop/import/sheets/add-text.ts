import type { SheetTexts } from './column.ts'
import { COLUMNS } from './columns.ts'
import type { ReadRow } from './read-cells.ts'
import type { LineJson, SheetLines } from './sheet-lines.ts'

const { item: ITEM, textKind: KIND, label: LABEL, text: TEXT } = COLUMNS

/** Adds a row of the sheet of texts to its item, option or value. */
export function addText(lines: SheetLines, row: ReadRow): void {
  if (!ITEM || !KIND || !LABEL || !TEXT) return
  const item = row.text(ITEM) ?? ''
  const kind = row.text(KIND)?.toLowerCase() ?? ''
  const text = row.texts(TEXT)
  if (!text) return row.report(row.headingOf(TEXT), 'is missing')
  const line = lines.lineOf(item)?.line
  if (!line) {
    if (kind === 'name' && lines.rename(item, text)) return
    return row.report(row.headingOf(ITEM), `there is no item, option or value ${item}`)
  }
  const label = row.texts(LABEL)
  const isKnown = addTo(line, kind, text, label)
  if (!isKnown) row.report(row.headingOf(KIND), `${kind} is none of highlight, technical, regulation, meta and name`)
}

function addTo(line: LineJson, kind: string, text: SheetTexts, label: SheetTexts | undefined): boolean {
  const facts = recordOf(line['facts'])
  line['facts'] = facts
  if (kind === 'meta') line['metaDescription'] = text
  else if (kind === 'name') line['name'] = { ...recordOf(line['name']), ...text }
  else if (kind === 'highlight') facts['highlights'] = withHighlight(recordOf(facts['highlights']), text)
  else if (kind === 'technical' || kind === 'regulation') {
    const list = kind === 'technical' ? 'technical' : 'regulations'
    facts[list] = [...listOf(facts[list]), { name: label, value: text }]
  } else return false
  return true
}

/** Each language has as many highlights: one that lacks a text has the words of another. */
function withHighlight(highlights: LineJson, text: SheetTexts): LineJson {
  const languages = new Set([...Object.keys(highlights), ...Object.keys(text)])
  const fallback = Object.values(text)[0] ?? ''
  const given: LineJson = text
  return Object.fromEntries(
    [...languages].map((code) => [code, [...listOf(highlights[code]), given[code] ?? given['en'] ?? fallback]]),
  )
}

const recordOf = (value: unknown): LineJson =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
