import { EMPTY_LINE, type ListField, type ListLine } from './list-line.ts'
import { parseListNumber, parseSize } from './parse-size.ts'

/** Parts of a size for which spreadsheets have separate columns, in the order in which they make a size. */
const SIDES = ['strength', 'width', 'length'] as const
type Column = ListField | (typeof SIDES)[number] | 'ignored'

/** Headings of columns in the shop's languages: lower case, letters only. */
const HEADINGS: Record<Column, string> = {
  number:
    'artikelnummer artikelnr artnr artikel nummer bestellnummer teilenummer itemnumber itemno item number part partnumber partno productnumber product sku bestelnummer čísloproduktu číslopoložky katalogovéčíslo číslo položka objednacíčíslo',
  pieces:
    'stück stk stückzahl menge anzahl pieces pcs qty quantity aantal stuks st kusy kus ks množství počet početkusů',
  size: 'zuschnitt format maß maße abmessung abmessungen size dimensions cut cutlength maat maten afmeting zaaglengte rozměr rozměry formát délkařezu zuschnittformat cutlengthformat zaaglengteformaat délkařezuformát délkapřířezu délkapřířezuformát schnittlänge schnittlängeformat gezaagdelengte gezaagdelengteformaat',
  length: 'länge length lengte délka',
  width: 'breite width breedte šířka',
  strength: 'stärke dicke strength thickness dikte tloušťka',
  note: 'notiz bemerkung hinweis kommentar note remark comment notitie opmerking poznámka',
  reference:
    'referenz ihrereferenz position pos reference yourreference ref referentie uwreferentie reference vašereference',
  carries: 'trägt carries draagt nese',
  ignored: 'bezeichnung name description omschrijving naam popis název',
}

/** Letters; longer cells are not headings. */
const LONGEST_HEADING = 100

const COLUMNS = new Map<string, Column>()
for (const column of Object.keys(HEADINGS) as Column[]) {
  for (const heading of HEADINGS[column].split(' ')) COLUMNS.set(heading, column)
}

/** `Länge (mm)` is `länge`. */
const columnOf = (cell: string): Column | undefined =>
  cell.length > LONGEST_HEADING
    ? undefined
    : COLUMNS.get(
        cell
          .normalize('NFC')
          .toLowerCase()
          .replaceAll(/\([^()]*\)|\bmm\b|[^\p{L}]/gu, ''),
      )

/** The columns that a first row names; undefined for a row of the list itself. */
export function readHeader(cells: readonly string[]): (Column | undefined)[] | undefined {
  const columns = cells.map(columnOf)
  const isHeader = columns.includes('number') && cells.every((cell, index) => columns[index] || !/\d/.test(cell))
  return isHeader ? columns : undefined
}

/** A row below a header. Cells without a column of their own are added to the note. */
export function readByHeader(columns: readonly (Column | undefined)[], cells: readonly string[]): ListLine {
  const of = (column: Column) => cells.filter((cell, index) => columns[index] === column && cell !== '')
  const rest = cells.filter((_, index) => columns[index] === undefined).filter(Boolean)
  const sides = SIDES.flatMap((side) => of(side))
  return {
    number: of('number').join(' '),
    pieces: of('pieces').join(' '),
    size: of('size')[0] ?? sides.join(' x '),
    note: [...of('note'), ...rest].join('; '),
    reference: of('reference').join(' '),
    carries: of('carries').join(' '),
  }
}

/**
 * A row without a header: number, pieces, size, note, reference. Pieces may come first, and a text where a size is
 * expected is the note.
 */
export function readByPosition(cells: readonly string[]): ListLine {
  const [first = '', second = '', ...rest] = cells.length === 1 ? splitSpaces(cells[0] ?? '') : cells
  const isSwapped = !Number.isNaN(parseListNumber(first)) && /\p{L}/u.test(second)
  const [number, pieces] = isSwapped ? [second, first] : [first, second]
  const size = rest[0] === undefined || isSize(rest[0]) ? (rest.shift() ?? '') : ''
  const [note = '', reference = '', ...more] = rest
  return { ...EMPTY_LINE, number, pieces, size, note: [note, ...more].filter(Boolean).join('; '), reference }
}

const isSize = (cell: string): boolean => cell === '' || /^\d/.test(cell)

/** `4 x CT-08B1-S-2000` and `CT-08B1-S-2000 4 1250`, as people write it in a mail. */
function splitSpaces(line: string): string[] {
  const [, before, numberBehind] = /^(\d+)\s*(?:[x×]|stk\.?|stück|pcs|st\.|ks)\s+(\S.*)$/i.exec(line) ?? []
  if (before !== undefined && numberBehind?.includes('-')) return [numberBehind, before]
  const [, number, pieces, size] = /^(?=\S+-\S)(\S+)\s+(\d[\d.]*)(?:\s+(?:[x×à]\s*)?(\S.*))?$/i.exec(line) ?? []
  if (number === undefined || pieces === undefined) return [line]
  return size !== undefined && parseSize(size) ? [number, pieces, size] : [number, pieces, '', size ?? '']
}
