import { redirect } from 'react-router'
import { MOST_LINES } from '#contracts/shop/bounds.ts'
import { sessionContext, shopContext, siteContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { addListToCart } from '#web/cart/list-entry/add-list.server.ts'
import { checkList, type LineForCart, type ShownLine } from '#web/cart/list-entry/checked-list.server.ts'
import {
  countPositions,
  type DoubledLines,
  doubledLines,
  joinDoubledLines,
} from '#web/cart/list-entry/doubled-lines.ts'
import {
  ADD_LIST,
  CORRECTED_ROW,
  EDIT_LIST,
  JOIN_LIST,
  LARGEST_LIST,
  LARGEST_LIST_FILE,
  LIST_FILE,
  LIST_FORM,
  LIST_SHEET,
  LIST_TABLE,
  LIST_TEXT,
  type ListValues,
  UNREADABLE_FILE,
} from '#web/cart/list-entry/list-form.ts'
import { readTextLanguages } from '#web/catalogue/text-languages.server.ts'
import { FILE_PROBLEMS, type FileProblem } from '#web/cart/list-entry/read-list-file.server.ts'
import { type AskedTable, type ReadForm, readListForm } from '#web/cart/list-entry/read-list-form.server.ts'
import type { ListLine } from '#web/cart/list-entry/lines/list-line.ts'
import { writeList } from '#web/cart/list-entry/lines/write-list.ts'
import { type OfferedSheet, offerSheet, readSheetTexts } from '#web/cart/list-entry/workbook/sheet-texts.ts'
import { MOST_SHEET_COLUMNS, MOST_SHEET_ROWS } from '#web/cart/list-entry/workbook/sheet-builder.ts'
import type { CheckResult, FormAction } from '#web/forms/action/form-action.server.ts'
import { refuseForm } from '#web/forms/action/refuse-body.server.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { noteCart } from '#web/cart/note-cart.ts'

/** The lines as they were checked, and the positions of the cart that others have become. */
export interface CheckedList {
  lines: ShownLine[]
  added: number
  /** Positions that the good lines make, and lines that make one together. */
  positions: number
  doubled: DoubledLines[]
  /** The shop's changes of added lines, such as a number of pieces. */
  corrections: string[]
  /** A table whose columns the visitor must name first; then there are no lines. */
  asked?: AskedTable
  /** The sheets of a workbook, of which the visitor chooses one first. */
  sheets?: OfferedSheets
  /** Sentences about the file that was read just now, such as its hidden rows. */
  notes?: string[]
}

/** The sheets of a workbook. */
export interface OfferedSheets {
  sheets: OfferedSheet[]
  /** Index of the likeliest. */
  best: number
}

/** Checks a list; on request its good lines go into the cart, and the others stay in the list. */
export const listAction: FormAction<'list', ListValues, ReadForm, CheckedList> = {
  form: LIST_FORM,
  check: (_, { posted }): CheckResult<ReadForm, ListValues> => {
    // Only files may be longer than a list: they are named without being read.
    if ([LIST_TEXT, LIST_TABLE, LIST_SHEET].some((name) => String(posted.get(name) ?? '').length > LARGEST_LIST))
      throw refuseForm(413)
    const unreadable = FILE_PROBLEMS.find((problem) => problem === posted.get(UNREADABLE_FILE))
    const read = readListForm(posted)
    if (unreadable) {
      const errors = { [LIST_FILE]: fileProblemText(unreadable) }
      // The text has the lines as they were before they were corrected in their fields.
      return posted.has(CORRECTED_ROW) && read.lines ? { errors, values: { text: writeList(read.lines) } } : { errors }
    }
    if (!read.lines) return { value: read }
    const { lines, text } = read
    if (lines.length === 0) return { errors: { [LIST_TEXT]: m.forms_required() } }
    const max = formatNumber(MOST_LINES)
    if (lines.length > MOST_LINES) {
      const error = m.list_too_long({ count: formatNumber(lines.length), max })
      return { errors: { [LIST_TEXT]: error }, values: { text } }
    }
    return { value: read }
  },
  run: async (read, { context, posted, token }) => {
    if (posted.get('intent') === EDIT_LIST) return { status: 200 }
    if (read.sheets) {
      const { sheets, best, rest } = read.sheets
      return {
        status: 200,
        values: { text: rest },
        done: { ...EMPTY, sheets: { sheets: sheets.map(offerSheet), best } },
      }
    }
    const { asked } = read
    const notes = [...(read.isUnsure ? [m.list_file_unsure()] : []), ...(read.sheet ? readSheetTexts(read.sheet) : [])]
    if (asked) {
      const done = { ...EMPTY, asked, notes }
      return { status: asked.problem ? 422 : 200, values: { text: asked.rest }, done }
    }
    const { lines } = read
    const shop = context.get(shopContext)
    const { listingLimit } = context.get(siteContext)
    const languages = await readTextLanguages(context)
    const check = (listed: readonly ListLine[]) => checkList(shop, listed, { listingLimit, languages })
    const entered = await check(lines)
    const checked = posted.get('intent') === JOIN_LIST ? await check(joinDoubledLines(entered)) : entered
    const ready = checked.filter(hasInput)
    // The page says first how a workbook or an unclear text was read.
    const isAdding = posted.get('intent') === ADD_LIST && ready.length > 0 && !read.sheet && !read.isUnsure
    if (!isAdding) return { status: 200, ...pageOf(checked, 0, [], notes) }

    const session = context.get(sessionContext)
    const inputs = ready.map(({ input }) => input)
    const { isAdded, cart, reasons, corrections } = await addListToCart(shop, session, inputs, token)
    noteCart(session, cart)
    const added = new Set<LineForCart>(ready.filter((_, index) => isAdded[index]))
    const left = checked.filter((line) => !added.has(line))
    const positions = countPositions([...added])
    if (left.length === 0) {
      const pieces = m.cart_pieces({ count: session.cartCount })
      session.flash([m.list_added({ count: positions }), m.list_total({ pieces }), ...corrections].join(' '))
      return redirect(paths.cart(getLocale()))
    }
    const page = pageOf(left, positions, corrections)
    return reasons.length === 0
      ? { status: 200, ...page }
      : { status: 422, ...page, notice: m.list_refused({ count: ready.length - added.size }), reasons }
  },
}

const EMPTY: CheckedList = { lines: [], added: 0, positions: 0, doubled: [], corrections: [] }

function fileProblemText(problem: FileProblem): string {
  switch (problem) {
    case 'old-excel':
      return m.list_file_old_excel()
    case 'protected':
      return m.list_file_protected()
    case 'empty':
      return m.list_file_empty()
    case 'workbook-too-large':
      return m.list_file_workbook_too_large({
        rows: formatNumber(MOST_SHEET_ROWS),
        columns: formatNumber(MOST_SHEET_COLUMNS),
      })
    case 'text-too-large':
      return m.list_file_too_large({ max: formatNumber(LARGEST_LIST / 1024) })
    case 'file-too-large':
      return m.list_file_too_large({ max: formatNumber(LARGEST_LIST_FILE / 1024) })
    case 'binary':
      return m.list_file_unreadable()
  }
}

const hasInput = <Line extends LineForCart>(line: Line): line is Line & { input: NonNullable<Line['input']> } =>
  line.input !== undefined

const pageOf = (checked: readonly LineForCart[], added: number, corrections: string[], notes: string[] = []) => ({
  values: { text: writeList(checked.map(({ line }) => line)) },
  done: {
    added,
    corrections,
    notes,
    positions: countPositions(checked),
    doubled: doubledLines(checked),
    lines: checked.map(({ line, product, understood, problem }) => ({ line, product, understood, problem })),
  },
})
