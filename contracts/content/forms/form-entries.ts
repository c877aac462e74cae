import { type ContentField, valueFields } from './form.ts'

/** An entry of an earlier page of a form, as it was shown. */
export interface FormEntry {
  /** Full name of its field. */
  name: string
  label: string
  /** With the labels of chosen options. */
  value: string
}

/** Hidden field of this site: the entries of earlier pages as JSON. */
export const EARLIER_ENTRIES = 'form-entries'
/** Hidden field of this site: the words of the fields of the page as JSON. */
export const PAGE_WORDS = 'form-words'

/** The words with which the entries of a field are shown. */
export interface FieldWords {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** Those of the fields whose entries may be shown again: not those of passwords. Of a file the name is shown. */
export const fieldWords = (fields: readonly ContentField[]): FieldWords[] =>
  valueFields(fields).flatMap((field): FieldWords[] => {
    const { kind, name, label } = field
    if (kind === 'input' && field.type === 'password') return []
    if (kind === 'checkbox') return [{ name, label, options: [{ value: field.value, label: '✓' }] }]
    return [{ name, label, options: 'options' in field ? field.options : [] }]
  })
