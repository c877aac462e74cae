import { m } from '#web/i18n/messages.ts'

/** One field of a form, for the browser's control and for the server's schema alike. */
export interface FormField {
  label: () => string
  /** Most characters. */
  maxLength: number
  required?: boolean
  /** A plain text unless given. */
  type?: 'email' | 'tel' | 'password'
  /** Token for browsers' own filling in, without a section: `street-address`. */
  autoComplete?: string
  hint?: () => string
}

/** The fields of a form by their names, in the order of the page. */
export type FormFields<Name extends string = string> = Readonly<Record<Name, FormField>>
/** What was typed, as it was typed; a box that is not ticked is missing. */
export type FormValues<Name extends string = string> = { [K in Name]?: string }
/** One message a field, by the field's id. */
export type FormErrors = Readonly<Record<string, string>>

/** A form as the server and the browser know it. */
export interface Form<Id extends string, Values> {
  /** Tells the forms of one page apart. */
  id: Id
  /** Reads what was typed, right or wrong. */
  read: (posted: FormData) => Values
  /** Names of the fields that never go back into a page: passwords. */
  secrets: readonly string[]
  /** Names of the fields in the order of the page, in which errors are listed. */
  order: readonly string[]
  /** What a field is called in the list of errors; undefined where the message says it. */
  labelOf: (field: string) => string | undefined
}

/** A form of plain fields, without rows and groups. */
export const plainForm = <Id extends string, Name extends string>(
  id: Id,
  fields: FormFields<Name>,
): Form<Id, FormValues<Name>> => ({
  id,
  read: (posted) => readValues(posted, fields),
  secrets: namesOf(fields).filter((name) => fields[name].type === 'password'),
  order: namesOf(fields),
  labelOf: (field) => labelIn(fields, field),
})

/** The names of a table of fields, in its order. */
export function namesOf<Name extends string>(fields: FormFields<Name>): Name[] {
  const isName = (name: string): name is Name => name in fields
  return Object.keys(fields).filter(isName)
}

/** Reads the fields of a table and no others. `prefix` stands before each name in the form: `delivery.`. */
export function readValues<Name extends string>(
  posted: FormData,
  fields: FormFields<Name>,
  prefix = '',
): FormValues<Name> {
  const values: FormValues<Name> = {}
  for (const name of namesOf(fields)) {
    const value = posted.get(prefix + name)
    if (typeof value === 'string') values[name] = value
  }
  return values
}

/** What was posted, without the fields that must not go back into a page. */
export function withoutSecrets(posted: FormData, { secrets }: Pick<Form<string, unknown>, 'secrets'>): FormData {
  const shown = new FormData()
  for (const [name, value] of posted) if (!secrets.includes(name)) shown.append(name, value)
  return shown
}

/** What a field of the table is called; undefined for another name. */
export const labelIn = (fields: FormFields, name: string): string | undefined => fields[name]?.label()

/** The attributes of a form's controls, each with its value and its error. */
export function bindFields<Name extends string>(
  fields: FormFields<Name>,
  values: FormValues<Name>,
  errors: FormErrors,
  { prefix = '', section = '' }: { prefix?: string; section?: string } = {},
) {
  const bind = (name: Name) => {
    const { label, required, autoComplete, hint } = fields[name]
    return {
      label: label(),
      name: prefix + name,
      error: errors[prefix + name],
      required,
      optional: required ? undefined : m.forms_optional(),
      hint: hint?.(),
      autoComplete: autoComplete && `${section} ${autoComplete}`.trim(),
    }
  }
  return {
    /** For `Field` and `TextareaField`. */
    text: (name: Name) => ({
      ...bind(name),
      type: fields[name].type,
      maxLength: fields[name].maxLength,
      defaultValue: values[name],
    }),
    /** For `SelectField`. */
    choice: (name: Name) => ({ ...bind(name), defaultValue: values[name] }),
    /** For `CheckField`. */
    box: (name: Name) => {
      const { label, name: full, error, required } = bind(name)
      return { label, name: full, error, required, defaultChecked: values[name] === 'on' }
    },
  }
}
