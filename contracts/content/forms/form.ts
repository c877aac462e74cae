import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

/** A form of the content system for the front end, from any generation of it. */
export interface ContentForm {
  /** Unique in the page: `contact-53`. */
  id: string
  /** Path of this site to post to, with the content system's query. */
  action: string
  status: 'idle' | 'success' | 'failure'
  /** The content system's own words about the whole form: its thanks, or what prevented it. */
  message: string
  /** Where a successful form leads. */
  redirect: string | undefined
  /** Undefined for a form of one page. */
  step: FormStep | undefined
  /** By the id of a field's control. */
  errors: Readonly<Record<string, string>>
  submitLabel: string
  fields: readonly ContentField[]
  /** Sent back as they are. */
  hidden: readonly { name: string; value: string }[]
  /** Names of fields that people leave empty and programs fill in. */
  traps: readonly string[]
}

/** The page of a form of several pages that is shown. */
export interface FormStep {
  /** From 1. */
  number: number
  count: number
  isLast: boolean
  /** It has no fields of its own: entries of the other pages are to be checked. */
  isSummary: boolean
  /** Posted by a button that returns to the page before. */
  back: { name: string; value: string } | undefined
}

/** The common facts of fields that take a value. */
export interface FieldBase {
  /** Id of the control: `contact-53-email`. */
  id: string
  /** Ready to post. */
  name: string
  label: string
  hint: readonly RichNode[]
  isRequired: boolean
  autoComplete: string | undefined
}

/** Browsers' own types that fields of the form framework have. */
export type InputType = 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'password'

export interface InputField extends FieldBase {
  kind: 'input' | 'textarea'
  type: InputType
  value: string
  placeholder: string
  maxLength: number | undefined
  bounds: InputBounds
}

/** Attributes of an input, for numbers, dates and texts of a form. */
export type InputBounds = Readonly<Partial<Record<'min' | 'max' | 'step' | 'pattern', string>>>

export interface ChoiceField extends FieldBase {
  kind: 'select' | 'radio' | 'checkboxes'
  options: readonly { value: string; label: string }[]
  /** First entry of a select, without a value. */
  prompt: string
  values: readonly string[]
}

export interface BoxField extends FieldBase {
  kind: 'checkbox'
  value: string
  isChecked: boolean
}

export interface FileField extends FieldBase {
  kind: 'file'
  /** Endings or MIME types, for the browser's dialog. */
  accept: string
  isMultiple: boolean
  /** Names of the files that have arrived and need not be chosen again. */
  stored: readonly string[]
}

/** Text between fields. */
export interface TextPart {
  kind: 'text'
  id: string
  text: readonly RichNode[]
}

export interface FieldGroupPart {
  kind: 'group'
  id: string
  label: string
  fields: readonly ContentField[]
}

export type ContentField = InputField | ChoiceField | BoxField | FileField | TextPart | FieldGroupPart

/** Fields that take a value, those in groups too, in the order of the page. */
export const valueFields = (fields: readonly ContentField[]): Exclude<ContentField, TextPart | FieldGroupPart>[] =>
  fields.flatMap((field) => {
    if (field.kind === 'group') return valueFields(field.fields)
    return field.kind === 'text' ? [] : [field]
  })
