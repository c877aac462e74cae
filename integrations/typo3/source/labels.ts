import { ELEMENTS } from './elements.ts'
import type { Label } from './fields.ts'
import { CARD_TABLE, CONTACT_TABLE, DOWNLOAD_TABLE, TRACK_TABLE } from './shared-fields.ts'
import { contentColumns, recordTables } from './tca.ts'

export const PACKAGE_LANGUAGES = ['en', 'de', 'nl', 'cs'] as const
type PackageLanguage = (typeof PACKAGE_LANGUAGES)[number]

const OTHERS: Record<string, Label> = {
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
  const columns = Object.entries(contentColumns()).map(([column, { label }]) => [column, label])
  const types = Object.entries(ELEMENTS).map(([type, { label }]) => [type, label])
  const records = Object.entries(recordTables()).flatMap(([table, fields]) =>
    Object.entries(fields).map(([column, { label }]) => [`${table}.${column}`, label]),
  )
  return { ...OTHERS, ...Object.fromEntries([...types, ...columns, ...records]) }
}

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
