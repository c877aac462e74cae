import { valueId } from './columns.ts'
import type { FieldDefinition } from './fields.ts'
import { php, PHP_HEAD, raw } from './php.ts'

/** Beginning of each reference to a text of the backend. */
export const TEXTS = 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:'
const text = (rows: number) => ({ type: 'text', rows })
const file = (most: number, allowed = 'common-image-types') => ({ type: 'file', maxitems: most, allowed })

/** @param label the id of its own label */
function configOf(field: FieldDefinition, label: string): object {
  switch (field.kind) {
    case 'text':
      return { type: 'input', max: 255 }
    case 'html':
      return { type: 'text', enableRichtext: true }
    case 'json':
    case 'lines':
      return text(5)
    case 'link':
      return { type: 'link' }
    case 'file':
      return file(1, field.allowed)
    case 'files':
      return file(6)
    case 'form':
    case 'formAction':
      return { type: 'flex' }
    case 'number':
      return { type: 'number', default: field.default }
    case 'flag':
      return { type: 'check', renderType: 'checkboxToggle', default: field.default }
    case 'choice': {
      const values = Object.keys(field.values)
      const items = values.map((value) => ({ label: `${label}.${valueId(value)}`, value }))
      return { type: 'select', renderType: 'selectSingle', default: values[0], items }
    }
    case 'records': {
      return { type: 'inline', foreign_table: field.table, foreign_field: 'parent', foreign_sortby: 'sorting' }
    }
  }
}

function columnOf(prefix: string, field: FieldDefinition): object {
  const label = `${TEXTS}${prefix}${field.column}`
  return { label, config: configOf(field, label) }
}

export const toColumns = (prefix: string, fields: Record<string, FieldDefinition>) =>
  Object.fromEntries(Object.entries(fields).map(([column, field]) => [column, columnOf(prefix, field)]))

/** `Configuration/TCA/<table>.php`. */
export function tableTca(table: string, fields: Record<string, FieldDefinition>): string {
  const [own = ''] = Object.keys(fields)
  const first = 'title' in fields ? 'title' : own
  const ctrl = {
    title: `${TEXTS}${table}`,
    label: first,
    tstamp: 'tstamp',
    crdate: 'crdate',
    delete: 'deleted',
    sortby: 'sorting',
    hideTable: true,
    languageField: 'sys_language_uid',
    transOrigPointerField: 'l10n_parent',
    transOrigDiffSourceField: 'l10n_diffsource',
    enablecolumns: { disabled: 'hidden' },
    security: { ignorePageTypeRestriction: true },
  }
  const columns = { parent: { config: { type: 'passthrough' } }, ...toColumns(`${table}.`, fields) }
  const types = raw(`[0 => ['showitem' => '${Object.keys(fields).join(', ')}']]`)
  return `${PHP_HEAD}\nreturn ${php({ ctrl, columns, types })};\n`
}
