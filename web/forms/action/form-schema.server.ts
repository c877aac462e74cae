import { z } from 'zod'
import { asciiEmail } from '#contracts/email-address.ts'
import { m } from '#web/i18n/messages.ts'
import { type FieldErrors, type FormField, type FormFields, namesOf } from '#web/forms/form-fields.ts'

/** Returns the schema of a text within its bounds. All but passwords are trimmed, and a missing field is empty. */
export function fieldSchema({ maxLength, required, type }: FormField) {
  const text = type === 'password' ? z.string() : z.string().trim()
  const bounded = text
    .min(required ? 1 : 0, { error: () => m.forms_required() })
    .max(maxLength, { error: () => m.forms_max_length({ max: maxLength }) })
  if (type !== 'email') return bounded.prefault('')
  return bounded
    .transform((typed, { addIssue }) => {
      const email = typed === '' ? typed : asciiEmail(typed)
      if (email === undefined) addIssue({ code: 'custom', message: m.forms_email_invalid() })
      return email ?? ''
    })
    .prefault('')
}

/** Returns a schema for each field of a table. A form combines them with rules of its own. */
export function fieldSchemas<Name extends string>(fields: FormFields<Name>) {
  const schemas: { [K in Name]?: ReturnType<typeof fieldSchema> } = {}
  for (const name of namesOf(fields)) schemas[name] = fieldSchema(fields[name])
  if (!hasAll(schemas, fields)) throw new TypeError('a field has no schema')
  return schemas
}

const hasAll = <Name extends string, Value>(
  some: { [K in Name]?: Value },
  fields: FormFields<Name>,
): some is Record<Name, Value> => namesOf(fields).every((name) => some[name] !== undefined)

/** Checks submitted values. Errors have the names of fields in the form, also in groups: `delivery.street`. */
export function checkBySchema<Value>(
  schema: z.ZodType<Value>,
  values: unknown,
): { value: Value } | { errors: FieldErrors } {
  const parsed = schema.safeParse(values)
  if (parsed.success) return { value: parsed.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= message
  return { errors }
}
