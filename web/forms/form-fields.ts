/** A field of a form: the source of the browser's control and of the server's schema. */
export interface FormField {
  label: () => string
  /** Characters. */
  maxLength: number
  required?: boolean
  /** `text` by default. */
  type?: 'email' | 'tel' | 'password' | 'date'
  /** Autofill token without a section: `street-address`. */
  autoComplete?: string
  hint?: () => string
  /** Its text in the list of errors if it is missing: "Confirm the terms". By default that the field is missing. */
  missing?: () => string
}

/** The fields of a form by name, in the order of the page. */
export type FormFields<Name extends string = string> = Readonly<Record<Name, FormField>>
/** Submitted values, unchanged. A box that is not ticked is missing. */
export type FormValues<Name extends string = string> = { [K in Name]?: string }
/** Messages by field id, one per field. */
export type FieldErrors = Readonly<Record<string, string>>

/** The description of a form, for server and browser. */
export interface Form<Id extends string, Values> {
  /** Distinguishes the forms of a page. */
  id: Id
  /** Reads the submitted values without checking them. */
  read: (posted: FormData) => Values
  /** Names of fields whose values are never shown again: passwords. */
  secrets: readonly string[]
  /** Names of the fields in the order of the page. Errors are listed in this order. */
  order: readonly string[]
}

/** Creates a form of plain fields, without rows and groups. */
export const plainForm = <Id extends string, Name extends string>(
  id: Id,
  fields: FormFields<Name>,
): Form<Id, FormValues<Name>> => ({
  id,
  read: (posted) => readValues(posted, fields),
  secrets: namesOf(fields).filter((name) => fields[name].type === 'password'),
  order: namesOf(fields),
})

/** Returns the names of a table of fields, in order. */
export function namesOf<Name extends string>(fields: FormFields<Name>): Name[] {
  const isName = (name: string): name is Name => name in fields
  return Object.keys(fields).filter(isName)
}

/** Reads only the fields of a table. In the form `prefix` precedes each name: `delivery.`. */
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

/** Returns the posted fields without those that must not be shown again. */
export function withoutSecrets(posted: FormData, { secrets }: Pick<Form<string, unknown>, 'secrets'>): FormData {
  const shown = new FormData()
  for (const [name, value] of posted) if (!secrets.includes(name)) shown.append(name, value)
  return shown
}

/** Returns the name of a field in the list of errors; undefined if the message names it. */
export type LabelOf = (field: string) => string | undefined

/** Text of a missing field in the list of errors; undefined if the message is enough. */
export type MissingOf = (field: string) => string | undefined

/** The texts of a table of fields for missing values. */
export const missingOf =
  (fields: FormFields): MissingOf =>
  (field) =>
    fields[field]?.missing?.()

/** The labels of a table of fields. */
export const labelsOf =
  (fields: FormFields): LabelOf =>
  (field) =>
    fields[field]?.label()
