import { z } from 'zod'
import { m } from '#web/i18n/messages.ts'
import { type FieldErrors, type FormField, type FormFields, namesOf } from './form-fields.ts'

/** The text of a field within its bounds, trimmed but for a password. A field that the form does not have is empty. */
export function fieldSchema({ maxLength, required, type }: FormField) {
  const text = type === 'password' ? z.string() : z.string().trim()
  const bounded = text
    .min(required ? 1 : 0, { error: () => m.forms_required() })
    .max(maxLength, { error: () => m.forms_max_length({ max: maxLength }) })
  if (type !== 'email') return bounded.prefault('')
  const email = z.email({ error: () => m.forms_email_invalid() })
  return bounded.pipe(z.union([z.literal(''), email])).prefault('')
}

/** The schemas of a table of fields: a form's schema is an object of them and of what only this form knows. */
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

/** Checks what was typed. An error of a group's field has the name that the field has in the form: `delivery.street`. */
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
