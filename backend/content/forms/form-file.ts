import { z } from 'zod'
import { companyFile } from '#contracts/company-file.ts'
import { localesSchema } from '#backend/content/field-schemas.ts'

const nameSchema = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'must be letters and digits such as firstName')

const fieldBase = {
  name: nameSchema,
  label: localesSchema,
  /** HTML below the control. */
  hint: localesSchema.optional(),
  required: z.boolean().default(false),
}

/** Autofill token: `email`, `organization`. */
const autocomplete = z.string().optional()

const textField = z.strictObject({
  ...fieldBase,
  type: z.enum(['text', 'email', 'phone', 'textarea']),
  autocomplete,
  placeholder: localesSchema.optional(),
  minLength: z.int().positive().optional(),
  maxLength: z.int().positive().max(10_000),
  /** A regular expression for the whole text, and what to say where it does not match. */
  pattern: z.strictObject({ expression: z.string().min(1), message: localesSchema }).optional(),
})
const dateField = z.strictObject({ ...fieldBase, type: z.literal('date'), notBefore: z.literal('today').optional() })
const choiceField = z.strictObject({
  ...fieldBase,
  type: z.enum(['select', 'radio']),
  options: z.array(z.strictObject({ value: z.string().min(1), label: localesSchema })).min(2),
})
const boxField = z.strictObject({ ...fieldBase, type: z.literal('checkbox') })
const fileField = z.strictObject({ ...fieldBase, type: z.literal('file') })
/** Filled from the query of the page's address: `?tx_profilwerk[token]=…`. */
const hiddenField = z.strictObject({ type: z.literal('hidden'), name: nameSchema, fromQuery: nameSchema })
const textPart = z.strictObject({ type: z.literal('note'), text: localesSchema })

const fieldSchema = z.discriminatedUnion('type', [
  textField,
  dateField,
  choiceField,
  boxField,
  fileField,
  hiddenField,
  textPart,
])

const groupSchema = z.strictObject({
  type: z.literal('group'),
  legend: localesSchema,
  fields: z.array(fieldSchema).min(1),
})

/** Action after a valid form. */
const purposeSchema = z.discriminatedUnion('kind', [
  /** Stored, and sent by mail with a copy to the sender. `from` is the field of the sender's address. */
  z.strictObject({
    kind: z.literal('message'),
    from: nameSchema,
    /** Fields that make up the sender's name. */
    name: z.array(nameSchema).min(1),
    /** Sales by default. */
    to: z.email().optional(),
    subject: localesSchema,
  }),
  /** The newsletter: signing up, confirming the address by the link of a mail, leaving by the link of each mail. */
  z.strictObject({ kind: z.enum(['newsletter', 'newsletter-confirm', 'newsletter-leave']) }),
  /** Releases the file of its element. */
  z.strictObject({ kind: z.literal('download') }),
])

/** A form: `data/forms/<name>.json`. */
export const formFileSchema = companyFile({
  purpose: purposeSchema,
  submit: localesSchema,
  /** Thanks. */
  done: localesSchema,
  /** Seconds that a person needs at least. A form that comes sooner has to be sent again. */
  leastSeconds: z.int().min(0).max(30).default(0),
  parts: z.array(z.discriminatedUnion('type', [groupSchema, ...fieldSchema.options])).min(1),
})

export type FormFile = z.output<typeof formFileSchema>
/** Action after a valid form. */
export type FormPurpose = FormFile['purpose']['kind']
export type FormPart = FormFile['parts'][number]
export type FormFieldFile = z.output<typeof fieldSchema>
export type TextFieldFile = z.output<typeof textField>
/** A field that the visitor fills in. */
export type AnswerField = Exclude<FormFieldFile, { type: 'note' | 'hidden' }>

/** All fields of a form in their order, those of groups too. */
export const fieldsOf = ({ parts }: FormFile): FormFieldFile[] =>
  parts.flatMap((part) => (part.type === 'group' ? part.fields : [part]))

export const answerFields = (form: FormFile): AnswerField[] =>
  fieldsOf(form).filter((field) => field.type !== 'note' && field.type !== 'hidden')

/** Mistakes that the schema cannot see: doubled names, a purpose without its field, a pattern that is none. */
export function checkForm(form: FormFile, report: (field: string, message: string) => void): void {
  const names = fieldsOf(form).flatMap((field) => ('name' in field ? [field.name] : []))
  for (const name of new Set(names.filter((one, index) => names.indexOf(one) !== index)))
    report('parts', `the name ${name} is used twice`)
  const demanded = {
    message: form.purpose.kind === 'message' ? [form.purpose.from, ...form.purpose.name] : [],
    newsletter: ['email'],
    'newsletter-confirm': ['token'],
    'newsletter-leave': ['token'],
    download: [],
  }[form.purpose.kind]
  for (const name of demanded) if (!names.includes(name)) report('purpose', `needs a field ${name}`)
  for (const field of fieldsOf(form))
    if ('pattern' in field && field.pattern && !isPattern(field.pattern.expression))
      report('parts', `the pattern of ${field.name} is not a regular expression`)
}

function isPattern(expression: string): boolean {
  try {
    return Boolean(new RegExp(expression, 'u'))
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}
