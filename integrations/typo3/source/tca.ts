import { ELEMENTS } from './elements.ts'
import { columnsOf, type FieldDefinition } from './fields.ts'
import { ENVELOPE_FIELDS } from './shared-fields.ts'

const HEAD = '<?php\n\n// Made by source/write.ts from source/elements.ts: change it there.\n'
const TEXTS = 'LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:'
/** Columns that TYPO3 has already. */
const STOCK = new Set(['bodytext', 'assets', 'uid', 'pi_flexform'])

const text = (rows: number) => ({ type: 'text', rows })
const file = (most: number, allowed = 'common-image-types') => ({ type: 'file', maxitems: most, allowed })

function configOf(field: FieldDefinition): object {
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
      const items = field.values.map((value) => ({ label: value || '-', value }))
      return { type: 'select', renderType: 'selectSingle', default: field.values[0], items }
    }
    case 'records': {
      return { type: 'inline', foreign_table: field.table, foreign_field: 'parent', foreign_sortby: 'sorting' }
    }
  }
}

const columnOf = (prefix: string, field: FieldDefinition) => ({
  label: `${TEXTS}${prefix}${field.column}`,
  config: configOf(field),
})

/** The fields by column: one that several elements have is the same in all of them. */
const byColumn = (fields: FieldDefinition[]): Record<string, FieldDefinition> =>
  Object.fromEntries(fields.filter(({ column }) => !STOCK.has(column)).map((field) => [field.column, field]))

const toColumns = (prefix: string, fields: Record<string, FieldDefinition>) =>
  Object.fromEntries(Object.entries(fields).map(([column, field]) => [column, columnOf(prefix, field)]))

/** The own columns of tt_content, of all elements. */
export const contentColumns = (): Record<string, FieldDefinition> =>
  byColumn([...Object.values(ENVELOPE_FIELDS), ...Object.values(ELEMENTS).flatMap(({ fields }) => columnsOf(fields))])

/** The tables of records that elements have, with their columns. */
export function recordTables(): Record<string, Record<string, FieldDefinition>> {
  const tables: Record<string, Record<string, FieldDefinition>> = {}
  for (const field of Object.values(ELEMENTS).flatMap(({ fields }) => columnsOf(fields)))
    if (field.kind === 'records') tables[field.table] = { ...tables[field.table], ...byColumn(columnsOf(field.fields)) }
  return tables
}

/** `Configuration/TCA/Overrides/tt_content.php`. */
export function contentTca(): string {
  const types = Object.entries(ELEMENTS).map(([type, { fields }]) => [
    type,
    [...new Set(columnsOf(fields).map(({ column }) => column))].join(', '),
  ])
  const withForm = Object.entries(ELEMENTS).flatMap(([type, { fields }]) =>
    columnsOf(fields).some(({ kind }) => kind === 'form') ? [type] : [],
  )
  return `${HEAD}
use TYPO3\\CMS\\Core\\Utility\\ExtensionManagementUtility;

defined('TYPO3') or die();

ExtensionManagementUtility::addTCAcolumns('tt_content', ${php(toColumns('', contentColumns()))});

foreach (${php(Object.fromEntries(types))} as $type => $fields) {
    ExtensionManagementUtility::addTcaSelectItem('tt_content', 'CType', [
        'label' => '${TEXTS}' . $type,
        'value' => $type,
        'group' => 'special',
    ]);
    $GLOBALS['TCA']['tt_content']['types'][$type] = [
        'showitem' => '--palette--;;general, --palette--;;headers, ' . $fields
            . ', --div--;core.form.tabs:access, --palette--;;hidden, --palette--;;access',
        'columnsOverrides' => ['bodytext' => ['config' => ['enableRichtext' => true]]],
    ];
}

foreach (${php(withForm)} as $type) {
    ExtensionManagementUtility::addPiFlexFormValue('*', 'FILE:EXT:profilwerk/Configuration/FlexForms/Form.xml', $type);
}

// Stock elements have them too.
ExtensionManagementUtility::addToAllTCAtypes(
    'tt_content',
    '--div--;${TEXTS}appearance, ${Object.values(ENVELOPE_FIELDS)
      .map(({ column }) => column)
      .join(', ')}'
);
`
}

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
  return `${HEAD}\nreturn ${php({ ctrl, columns, types })};\n`
}

/** PHP that is written as it is. */
const raw = (code: string) => ({ code })

const isRaw = (value: object): value is ReturnType<typeof raw> => 'code' in value

/** A value as a PHP literal; lists and objects become arrays. */
function php(value: unknown, depth = 0): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, String.raw`\$&`)}'`
  if (typeof value !== 'object' || value === null) return String(value)
  if (isRaw(value)) return value.code
  const entries = Array.isArray(value)
    ? value.map((item) => php(item, depth + 1))
    : Object.entries(value).map(([key, item]) => `'${key}' => ${php(item, depth + 1)}`)
  const line = `[${entries.join(', ')}]`
  if (line.length <= 100 && !line.includes('\n')) return line
  const pad = '    '.repeat(depth + 1)
  return `[\n${entries.map((entry) => `${pad}${entry},\n`).join('')}${'    '.repeat(depth)}]`
}
