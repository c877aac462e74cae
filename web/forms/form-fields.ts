/** One field of a form, for the browser's control and for the server's schema alike. */
export interface FormField {
  label: () => string
  /** Most characters. */
  maxLength: number
  required?: boolean
  /** A plain text unless given. */
  type?: 'email' | 'tel' | 'password' | 'date'
  /** Token for browsers' own filling in, without a section: `street-address`. */
  autoComplete?: string
  hint?: () => string
  /** What the list of errors says where it is missing: "Confirm the terms". By default that the field is missing. */
  missing?: () => string
}

/** The fields of a form by their names, in the order of the page. */
export type FormFields<Name extends string = string> = Readonly<Record<Name, FormField>>
/** What was typed, as it was typed; a box that is not ticked is missing. */
export type FormValues<Name extends string = string> = { [K in Name]?: string }
/** One message a field, by the field's id. */
export type FieldErrors = Readonly<Record<string, string>>

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

/** What a field is called in the list of errors; undefined where the message says it. */
export type LabelOf = (field: string) => string | undefined

/** What the list of errors says of a field that is missing; undefined where the message says it. */
export type MissingOf = (field: string) => string | undefined

/** The texts of a table of fields for what is missing. */
export const missingOf =
  (fields: FormFields): MissingOf =>
  (field) =>
    fields[field]?.missing?.()

/** The labels of a table of fields. */
export const labelsOf =
  (fields: FormFields): LabelOf =>
  (field) =>
    fields[field]?.label()
