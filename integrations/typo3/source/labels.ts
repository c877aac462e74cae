import { ELEMENTS } from './elements.ts'
import { columnsOf, type FieldDefinition, type Label } from './fields.ts'
import { CARD_TABLE, CONTACT_TABLE, DOWNLOAD_TABLE, TRACK_TABLE } from './shared-fields.ts'
import { contentColumns, labelIdOf, recordTables, valueId } from './columns.ts'

export const PACKAGE_LANGUAGES = ['en', 'de', 'nl', 'cs'] as const
type PackageLanguage = (typeof PACKAGE_LANGUAGES)[number]

const OTHERS: Record<string, Label> = {
  group: { en: 'Profilwerk', de: 'Profilwerk', nl: 'Profilwerk', cs: 'Profilwerk' },
  children: { en: 'Elements', de: 'Elemente', nl: 'Elementen', cs: 'Prvky' },
  appearance: { en: 'Profilwerk', de: 'Profilwerk', nl: 'Profilwerk', cs: 'Profilwerk' },
  'layout.stage': { en: 'With a stage', de: 'Mit Bühne', nl: 'Met podium', cs: 'S úvodní plochou' },
  'column.stage': { en: 'Stage', de: 'Bühne', nl: 'Podium', cs: 'Úvodní plocha' },
  'column.main': { en: 'Content', de: 'Inhalt', nl: 'Inhoud', cs: 'Obsah' },
  [CARD_TABLE]: { en: 'Card', de: 'Karte', nl: 'Kaart', cs: 'Karta' },
  [DOWNLOAD_TABLE]: { en: 'File', de: 'Datei', nl: 'Bestand', cs: 'Soubor' },
  [TRACK_TABLE]: { en: 'Captions', de: 'Untertitel', nl: 'Ondertiteling', cs: 'Titulky' },
  [CONTACT_TABLE]: { en: 'Contact', de: 'Ansprechpartner', nl: 'Contactpersoon', cs: 'Kontaktní osoba' },
}

/** Every label of the backend by its id. */
export function labels(): Record<string, Label> {
  const columns = columnLabels('', contentColumns())
  const renamed = Object.entries(ELEMENTS).flatMap(([type, { fields }]) =>
    columnsOf(fields).flatMap((field) => {
      const id = labelIdOf(type, field)
      return id ? [[id, field.label]] : []
    }),
  )
  const types = Object.entries(ELEMENTS).flatMap(([type, { label, about }]) => [
    [type, label],
    [`${type}.about`, about],
  ])
  const records = Object.entries(recordTables()).flatMap(([table, fields]) => columnLabels(`${table}.`, fields))
  return { ...OTHERS, ...Object.fromEntries([...types, ...columns, ...renamed, ...records]) }
}

/** Names of columns and of the values that they offer. */
const columnLabels = (prefix: string, columns: Record<string, FieldDefinition>): [string, Label][] =>
  Object.entries(columns).flatMap(([column, field]) => [
    [prefix + column, field.label] as [string, Label],
    ...(field.kind === 'choice'
      ? Object.entries(field.values).map(([value, label]): [string, Label] => [
          `${prefix}${column}.${valueId(value)}`,
          label,
        ])
      : []),
  ])

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** An XLIFF file: the source in English, and its translation. */
export function languageFile(language: PackageLanguage): string {
  const units = Object.entries(labels()).map(([id, label]) => {
    const target = language === 'en' ? '' : `<target>${escape(label[language])}</target>`
    return `      <trans-unit id="${id}"><source>${escape(label.en)}</source>${target}</trans-unit>`
  })
  const target = language === 'en' ? '' : ` target-language="${language}"`
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file source-language="en"${target} datatype="plaintext" original="messages" product-name="profilwerk">
    <body>
${units.join('\n')}
    </body>
  </file>
</xliff>
`
}
