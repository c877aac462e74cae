import type { FieldErrors, FormFields, FormValues } from './form-fields.ts'

/** The attributes of a form's controls, each with its value and its error. */
export function bindFields<Name extends string>(
  fields: FormFields<Name>,
  values: FormValues<Name>,
  errors: FieldErrors,
  { prefix = '', section = '' }: { prefix?: string; section?: string } = {},
) {
  const bind = (name: Name) => {
    const { label, required, autoComplete, hint } = fields[name]
    return {
      label: label(),
      name: prefix + name,
      error: errors[prefix + name],
      required,
      mark: required ? ('required' as const) : ('optional' as const),
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
      const mark = required ? ('required' as const) : undefined
      return { label, name: full, error, required, mark, defaultChecked: values[name] === 'on' }
    },
  }
}
