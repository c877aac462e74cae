import { ELEMENTS } from './elements.ts'
import type { Children, FieldDefinition, FieldDefinitions, Group } from './fields.ts'
import { ENVELOPE_FIELDS } from './shared-fields.ts'

const indent = (lines: string[]): string[] => lines.map((line) => `  ${line}`)

/** JSON of EXT:headless for an element with a form. */
const STOCK_FORM = 'tt_content.form_formframework.fields.content.fields'

/** The TypoScript that sends a field under its name. */
function fieldLines(name: string, field: FieldDefinition): string[] {
  const { column } = field
  switch (field.kind) {
    case 'text':
    case 'json':
    case 'choice':
      return [`${name} = TEXT`, `${name}.field = ${column}`]
    case 'number':
    case 'flag':
      return [`${name} = INT`, `${name}.field = ${column}`]
    case 'html':
      return [`${name} < lib.profilwerkText`, `${name}.field = ${column}`]
    case 'link':
      return [`${name} < lib.profilwerkLink`, `${name}.typolink.parameter.field = ${column}`]
    case 'file':
      return [`${name} < lib.profilwerkFile`, `${name}.dataProcessing.10.references.fieldName = ${column}`]
    case 'files':
      return [`${name} < lib.profilwerkFiles`, `${name}.dataProcessing.10.references.fieldName = ${column}`]
    case 'form':
      return [`${name} < ${STOCK_FORM}.form`]
    case 'formAction':
      return [`${name} < ${STOCK_FORM}.link`]
    case 'lines':
      return [`${name} < lib.profilwerkLines`, `${name}.dataProcessing.10.fieldName = ${column}`]
    case 'records': {
      const fields = ['fields {', ...indent(fieldsLines(field.fields)), '}']
      const block = [`table = ${field.table}`, ...fields]
      return [`${name} < lib.profilwerkRecords`, `${name}.dataProcessing.10 {`, ...indent(block), '}']
    }
  }
}

const fieldsLines = (fields: FieldDefinitions): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isField(field) ? fieldLines(name, field) : groupLines(name, field),
  )

const isField = (field: FieldDefinition | Group | Children): field is FieldDefinition =>
  field.kind !== 'group' && field.kind !== 'children'

const groupLines = (name: string, field: Group | Children): string[] =>
  field.kind === 'children'
    ? [`${name} < lib.profilwerkChildren`]
    : [`${name} = JSON`, `${name}.fields {`, ...indent(fieldsLines(field.fields)), '}']

/** `elements.typoscript`: the JSON of each element. Its fields are defined in `setup.typoscript`. */
export function elementsTypoScript(): string {
  const { background_color, as_gallery, ...flags } = ENVELOPE_FIELDS
  const elements = Object.entries(ELEMENTS).flatMap(([type, { fields }]) => [
    '',
    `tt_content.${type} =< lib.contentElementWithHeader`,
    `tt_content.${type}.fields.content.fields {`,
    ...indent(fieldsLines(fields)),
    '}',
  ])
  return [
    '# Made by source/write.ts from source/elements.ts: change it there.',
    'lib.contentElementWithHeader.fields {',
    ...indent(fieldsLines({ background_color, as_gallery })),
    '}',
    'lib.appearance.fields {',
    ...indent(fieldsLines(flags)),
    '}',
    ...elements,
    '',
  ].join('\n')
}
