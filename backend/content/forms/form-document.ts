import {
  FORM_ELEMENT_TYPES,
  FORM_PARAMETER,
  type FormDocument,
  type FormElementDocument,
} from '#contracts/content/forms/form-document.ts'
import { ACCEPTED_ENDINGS } from '#contracts/attachments/attachment-kinds.ts'
import type { Locale } from '#contracts/locales.ts'
import { fieldValidators } from './field-validators.ts'
import { type AnswerField, answerFields, type FormFieldFile, type FormFile, type FormPart } from './form-file.ts'
import type { FormState, FormStates } from './form-state.ts'
import { formText } from './form-texts.ts'

/** The text of a form after it was sent. */
export interface SentOutcome {
  status: 'success' | 'failure'
  /** By the name of the field; `__state` for the whole form. */
  errors?: Record<string, string>
  answers?: Readonly<Record<string, string>>
  /** Names of the files that have arrived, by field. */
  storedFiles?: Readonly<Record<string, readonly string[]>>
}

export interface FormWriting {
  form: FormFile
  locale: Locale
  state: FormState
  states: FormStates
  /** Resolves the links of a text. */
  html(given: string): string
  /** Whether this installation stores files. Without it forms have no field for them. */
  takesFiles: boolean
  /** Parameters `tx_profilwerk[…]` of the page's address. */
  query: Readonly<Record<string, string>>
  outcome: SentOutcome | undefined
}

/** Writes a form as TYPO3's form framework sends it. */
export function formDocument(writing: FormWriting): FormDocument {
  const { form, locale, state, states, outcome } = writing
  const names = [...answerFields(form).map(({ name }) => name), states.trapOf(state), '__currentPage']
  const errors = Object.entries(outcome?.errors ?? {})
  const isDone = outcome?.status === 'success'
  return {
    id: state.formId,
    api: {
      status: outcome?.status ?? null,
      errors: errors.length > 0 ? Object.fromEntries(errors) : null,
      actionAfterSuccess: isDone ? { message: form.done[locale] } : null,
      page: { current: 0, nextPage: null, pages: 1 },
    },
    i18n: { submitButtonLabel: form.submit[locale] },
    elements: [
      // First, for clients that send fields in order: files are stored only behind it.
      protocolField(writing, 'Hidden', '__state', states.seal(state)),
      ...form.parts.flatMap((part) => partDocument(part, writing)),
      { ...protocolField(writing, 'Honeypot', states.trapOf(state), ''), label: '' },
      protocolField(writing, 'Hidden', '__currentPage', 1),
      protocolField(writing, 'Hidden', '__trustedProperties', states.seal(names)),
    ],
  }
}

const nameOf = ({ state }: FormWriting, name: string) => `${FORM_PARAMETER}[${state.formId}][${name}]`

const protocolField = (writing: FormWriting, type: string, identifier: string, defaultValue: string | number) => ({
  type,
  identifier,
  label: '',
  name: nameOf(writing, identifier),
  defaultValue,
  value: null,
  properties: {},
})

function partDocument(part: FormPart, writing: FormWriting): FormElementDocument[] {
  if (part.type !== 'group') return fieldDocument(part, writing)
  const elements = part.fields.flatMap((field) => fieldDocument(field, writing))
  if (elements.length === 0) return []
  return [
    { type: 'Fieldset', identifier: `group-${elements[0]?.identifier}`, label: part.legend[writing.locale], elements },
  ]
}

function fieldDocument(field: FormFieldFile, writing: FormWriting): FormElementDocument[] {
  const { locale, outcome, query } = writing
  if (field.type === 'note')
    return [
      { type: 'StaticText', identifier: 'note', label: '', properties: { text: writing.html(field.text[locale]) } },
    ]
  if (field.type === 'hidden') {
    const value = outcome?.answers?.[field.name] ?? query[field.fromQuery] ?? ''
    return [{ ...protocolField(writing, 'Hidden', field.name, value) }]
  }
  if (field.type === 'file' && !writing.takesFiles) return []
  return [
    {
      type: FORM_ELEMENT_TYPES[field.type],
      identifier: field.name,
      label: field.label[locale],
      name: nameOf(writing, field.name),
      defaultValue: '',
      value: outcome?.answers?.[field.name] ?? null,
      properties: propertiesOf(field, writing),
      validators: fieldValidators(field),
    },
  ]
}

function propertiesOf(field: AnswerField, writing: FormWriting): Record<string, unknown> {
  const { locale, outcome } = writing
  const hint = field.hint && { elementDescription: writing.html(field.hint[locale]) }
  switch (field.type) {
    case 'select':
    case 'radio': {
      const options = Object.fromEntries(field.options.map(({ value, label }) => [value, label[locale]]))
      const prompt = field.type === 'select' && { prependOptionLabel: formText(locale)('prompt') }
      return { ...hint, ...prompt, options }
    }
    case 'file':
      return {
        ...hint,
        allowedMimeTypes: ACCEPTED_ENDINGS.split(','),
        storedFiles: outcome?.storedFiles?.[field.name] ?? [],
      }
    case 'checkbox':
    case 'date':
      return { ...hint }
    default:
      return {
        ...hint,
        fluidAdditionalAttributes: {
          ...(field.autocomplete && { autocomplete: field.autocomplete }),
          ...(field.placeholder && { placeholder: field.placeholder[locale] }),
        },
      }
  }
}
