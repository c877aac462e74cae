import type {
  BoxField,
  ChoiceField,
  ContentField as Field_,
  FileField,
  InputField,
} from '#contracts/content/forms/form.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'
import { m } from '#web/i18n/messages.ts'
import { CheckField, Field, SelectField, TextareaField } from '#web/forms/field.tsx'
import { FieldError, LabelMark } from '#web/forms/field-parts.tsx'
import { FieldCell, FieldGroup } from '#web/forms/field-group.tsx'
import { RichText } from '#web/prose/rich-text.tsx'
import css from './content-form.module.css'

interface PartProps<Part> {
  field: Part
  /** By id. */
  errors: Readonly<Record<string, string>>
  /** As typed, by name: instead of the form's own values. */
  values: Readonly<Record<string, readonly string[]>>
}

/** A part of a form of the content system: a field, a group of fields, or text. */
export function FormControl({ field, errors, values }: PartProps<Field_>) {
  switch (field.kind) {
    case 'text':
      return <RichText nodes={field.text} />
    case 'group':
      return (
        <FieldGroup legend={field.label}>
          {field.fields.map((one) =>
            isWide(one) ? (
              <FieldCell key={one.id} width="whole">
                <FormControl field={one} errors={errors} values={values} />
              </FieldCell>
            ) : (
              <FormControl key={one.id} field={one} errors={errors} values={values} />
            ),
          )}
        </FieldGroup>
      )
    case 'input':
    case 'textarea':
      return <TextControl field={field} errors={errors} values={values} />
    case 'select':
      return <SelectControl field={field} errors={errors} values={values} />
    case 'radio':
    case 'checkboxes':
      return <Choices field={field} errors={errors} values={values} />
    case 'checkbox':
      return <Box field={field} errors={errors} values={values} />
    case 'file':
      return <FileControl field={field} errors={errors} values={values} />
  }
}

const isWide = ({ kind }: Field_): boolean => kind !== 'input' && kind !== 'select'

/** The common parts of all controls: id, name, label, hint and error. */
const frameOf = (field: Exclude<Field_, { kind: 'text' | 'group' }>, errors: PartProps<unknown>['errors']) => ({
  id: field.id,
  name: field.name,
  label: field.label,
  required: field.isRequired,
  mark: field.isRequired ? ('required' as const) : ('optional' as const),
  error: errors[field.id],
  hint: hintOf(field.hint),
})

const hintOf = (nodes: readonly RichNode[]) => (nodes.length > 0 ? <RichText nodes={nodes} /> : undefined)

function TextControl({ field, errors, values }: PartProps<InputField>) {
  const control = {
    ...frameOf(field, errors),
    placeholder: field.placeholder || undefined,
    maxLength: field.maxLength,
    autoComplete: field.autoComplete,
    defaultValue: (field.type === 'password' ? undefined : values[field.name]?.[0]) ?? field.value,
  }
  return field.kind === 'textarea' ? (
    <TextareaField {...control} rows={7} />
  ) : (
    <Field {...control} {...field.bounds} type={field.type} />
  )
}

function SelectControl({ field, errors, values }: PartProps<ChoiceField>) {
  return (
    <SelectField {...frameOf(field, errors)} defaultValue={values[field.name]?.[0] ?? field.values[0] ?? ''}>
      {field.prompt && <option value="">{field.prompt}</option>}
      {field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

function Choices({ field, errors, values }: PartProps<ChoiceField>) {
  const { id, name, label, mark, error, hint } = frameOf(field, errors)
  const chosen = values[name] ?? field.values
  const type = field.kind === 'radio' ? 'radio' : 'checkbox'
  return (
    <fieldset className={css.choices} id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {label}
        <LabelMark mark={mark} />
      </legend>
      {field.options.map(({ value, label: own }) => (
        <CheckField
          key={value}
          id={`${id}-${value}`}
          name={name}
          type={type}
          value={value}
          label={own}
          defaultChecked={chosen.includes(value)}
        />
      ))}
      {hint}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}

function Box({ field, errors, values }: PartProps<BoxField>) {
  const { id, name, label, required, error, hint } = frameOf(field, errors)
  const isChecked = values[name] ? values[name].includes(field.value) : field.isChecked
  return (
    <div>
      <CheckField
        {...{ id, name, label, required, error }}
        mark={required ? 'required' : undefined}
        value={field.value}
        defaultChecked={isChecked}
      />
      {hint && <div className={css.boxHint}>{hint}</div>}
    </div>
  )
}

function FileControl({ field, errors }: PartProps<FileField>) {
  const frame = frameOf(field, errors)
  const stored = field.stored.length > 0 && (
    <p className={css.stored}>{m.content_form_stored({ names: field.stored.join(', ') })}</p>
  )
  const hint = (frame.hint || stored) && (
    <>
      {frame.hint}
      {stored}
    </>
  )
  return (
    <Field
      {...frame}
      hint={hint || undefined}
      type="file"
      accept={field.accept || undefined}
      multiple={field.isMultiple}
    />
  )
}
