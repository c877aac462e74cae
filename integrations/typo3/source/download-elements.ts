import { label, type ElementDefinition, type FieldDefinitions } from './fields.ts'
import { BODYTEXT, DOWNLOAD_TABLE, FILTER } from './shared-fields.ts'

const DOWNLOAD_FIELDS: FieldDefinitions = {
  id: { kind: 'number', column: 'uid', default: 0, label: label('Id', 'Id', 'Id', 'Id') },
  title: {
    kind: 'text',
    column: 'title',
    label: label(
      'Title, the same for all languages of a document',
      'Titel, gleich für alle Sprachen eines Dokuments',
      'Titel, gelijk voor alle talen van een document',
      'Název, stejný pro všechny jazyky dokumentu',
    ),
  },
  category: { kind: 'text', column: 'category', label: label('Category', 'Kategorie', 'Categorie', 'Kategorie') },
  version: { kind: 'text', column: 'version', label: label('Version', 'Version', 'Versie', 'Verze') },
  language: {
    kind: 'text',
    column: 'language_code',
    label: label(
      'Language of the file: de, en, nl, cs',
      'Sprache der Datei: de, en, nl, cs',
      'Taal van het bestand: de, en, nl, cs',
      'Jazyk souboru: de, en, nl, cs',
    ),
  },
  date: {
    kind: 'text',
    column: 'day',
    label: label('Day, 2026-03-01', 'Stand, 2026-03-01', 'Stand, 2026-03-01', 'Stav, 2026-03-01'),
  },
  file: {
    kind: 'file',
    allowed: 'pdf,zip,dxf,stp,step,stl,xlsx,docx',
    column: 'file',
    label: label('File', 'Datei', 'Bestand', 'Soubor'),
  },
}

const DOWNLOADS = {
  kind: 'records',
  column: 'site_downloads',
  table: DOWNLOAD_TABLE,
  label: label('Files', 'Dateien', 'Bestanden', 'Soubory'),
  fields: DOWNLOAD_FIELDS,
} as const
const FORM_LABEL = label('Form', 'Formular', 'Formulier', 'Formulář')

/** Files to download. */
export const DOWNLOAD_ELEMENTS: Record<`site_${string}`, ElementDefinition> = {
  site_download_form: {
    icon: 'content-form',
    about: label(
      'Files that visitors see after they have filled in a form',
      'Dateien, die Besucher nach einem Formular sehen',
      'Bestanden die bezoekers na een formulier zien',
      'Soubory, které se zobrazí po odeslání formuláře',
    ),
    label: label(
      'Files behind a form',
      'Dateien hinter einem Formular',
      'Bestanden achter een formulier',
      'Soubory za formulářem',
    ),
    fields: {
      bodytext: BODYTEXT,
      form: { kind: 'form', column: 'pi_flexform', label: FORM_LABEL },
      link: { kind: 'formAction', column: 'pi_flexform', label: FORM_LABEL },
      items: DOWNLOADS,
    },
  },
  site_download_list: {
    icon: 'content-special-uploads',
    about: label(
      'Files to download, with search and filters',
      'Dateien zum Herunterladen, mit Suche und Filtern',
      'Bestanden om te downloaden, met zoeken en filters',
      'Soubory ke stažení s hledáním a filtry',
    ),
    label: label('Downloads', 'Downloads', 'Downloads', 'Soubory ke stažení'),
    fields: {
      bodytext: BODYTEXT,
      filter: FILTER,
      items: DOWNLOADS,
    },
  },
}
