import type { AnswerField } from './form-file.ts'

// An alias, which YAML takes as a record; an interface is open.
type FieldValidator = { identifier: string; options?: Record<string, string | number> }

/** The checks of a field in the words of TYPO3's form framework: for this site's forms and the TYPO3 package. */
export function fieldValidators(field: AnswerField): FieldValidator[] {
  const isText = 'maxLength' in field
  return [
    ...(field.required ? [{ identifier: 'NotEmpty' }] : []),
    ...(field.type === 'email' ? [{ identifier: 'EmailAddress' }] : []),
    ...(isText
      ? [{ identifier: 'StringLength', options: { minimum: field.minLength ?? 0, maximum: field.maxLength } }]
      : []),
    ...(isText && field.pattern
      ? [{ identifier: 'RegularExpression', options: { regularExpression: `/^(?:${field.pattern.expression})$/u` } }]
      : []),
    ...(field.type === 'file' ? [{ identifier: 'FileSize', options: { minimum: '0B', maximum: '20M' } }] : []),
  ]
}
