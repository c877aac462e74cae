import type { Form } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'
import type { ListField } from './lines/list-line.ts'

/** Names of the form's fields. */
export const LIST_TEXT = 'list'
export const LIST_FILE = 'file'
/** Of a file that is not a text: why it could not be read. */
export const UNREADABLE_FILE = 'unreadable-file'
/** The text of a file whose encoding is not sure. */
export const UNSURE_FILE = 'unsure-file'
/** The sheets of a workbook that was chosen as a file. */
export const WORKBOOK = 'workbook'
/** The sheet that the visitor chose, as text. */
export const LIST_SHEET = 'sheet'
/** A list whose columns the visitor names, and a field for each of its columns. */
export const LIST_TABLE = 'table'
export const LIST_COLUMN = 'column'
/** Of a line that is corrected in place: its index, the number that it had, and the fields. */
export const CORRECTED_ROW = 'row'
export const CORRECTED_NUMBER = 'of'
export const CORRECTED_FIELDS = ['number', 'pieces', 'size'] as const satisfies ListField[]
/** A button that writes a choice into a line: index, field and value. */
export const CHOICE = 'choice'
/** Intents. */
export const CHECK_LIST = 'check'
export const ADD_LIST = 'add'
export const EDIT_LIST = 'edit'
/** Makes one line of those that become one position. */
export const JOIN_LIST = 'join'

/** Bytes: 500 lines with long notes, and a list that is too long comes back whole. */
export const LARGEST_LIST = 512 * 1024

/** Bytes of a file: the form with typed lines beside it fits into a body as all pages take it. */
export const LARGEST_LIST_FILE = 900 * 1024

export interface ListValues {
  text: string
}

/** Bytes of all fields: a text that is too long is named. */
export const LARGEST_LIST_FIELDS = 2 * LARGEST_LIST

/** Lines as text and as a file, with the corrections of lines that were shown. */
export const LIST_FORM = {
  id: 'list',
  read: (posted): ListValues => ({
    text: [LIST_TABLE, LIST_SHEET, LIST_TEXT, LIST_FILE, UNSURE_FILE]
      .map((name) => String(posted.get(name) ?? ''))
      .filter((text) => text.trim() !== '')
      .join('\n'),
  }),
  secrets: [],
  order: [LIST_TEXT, LIST_FILE],
} satisfies Form<'list', ListValues>

export const listLabelOf = (field: string): string | undefined => (field === LIST_TEXT ? m.list_text() : undefined)

/** Value of a button that writes a choice into a line. */
export const choiceValue = (index: number, field: ListField, value: string): string => `${index} ${field} ${value}`
