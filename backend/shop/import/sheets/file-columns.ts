import { type SheetColumn, column, ITEMS, required } from './column.ts'

/** Columns of photographs and documents. */
export const FILE_COLUMNS: Record<string, SheetColumn> = {
  photographs: column(
    'photographs',
    'list',
    ITEMS,
    ['Fotos', 'Photographs', 'Foto’s', 'Fotografie'],
    [
      'Dateien im Ordner der Firma oder Adressen; mehrere mit Semikolon',
      'files in the company’s folder or addresses; several with semicolons',
      'bestanden in de map van het bedrijf of adressen; meerdere met puntkomma’s',
      'soubory ve složce firmy nebo adresy; více se středníkem',
    ],
    '',
  ),
  photograph: column(
    'photograph',
    'text',
    ['categories'],
    ['Foto', 'Photograph', 'Foto', 'Fotografie'],
    [
      'Datei im Ordner der Firma oder Adresse',
      'file in the company’s folder or address',
      'bestand in de map van het bedrijf of adres',
      'soubor ve složce firmy nebo adresa',
    ],
    '',
  ),
  fileKind: required(
    column(
      'kind',
      'text',
      ['files'],
      ['Art', 'Kind', 'Soort', 'Druh'],
      [
        'photo, data-sheet, declaration, drawing oder step',
        'photo, data-sheet, declaration, drawing or step',
        'photo, data-sheet, declaration, drawing of step',
        'photo, data-sheet, declaration, drawing nebo step',
      ],
      'photo',
    ),
  ),
  file: required(
    column(
      'file',
      'text',
      ['files'],
      ['Datei', 'File', 'Bestand', 'Soubor'],
      [
        'Datei im Ordner der Firma oder Adresse',
        'file in the company’s folder or address',
        'bestand in de map van het bedrijf of adres',
        'soubor ve složce firmy nebo adresa',
      ],
      'media/rb-20.jpg',
    ),
  ),
  fileText: column(
    'text',
    'texts',
    ['files'],
    ['Text', 'Text', 'Tekst', 'Text'],
    [
      'was das Foto zeigt, oder Titel; mit Sprache: Text (de)',
      'what the photograph shows, or title; with its language: Text (en)',
      'wat de foto toont, of titel; met taal: Tekst (nl)',
      'co fotografie ukazuje, nebo název; s jazykem: Text (cs)',
    ],
    { de: 'Gummipuffer', en: 'Rubber buffer', nl: 'Rubberbuffer', cs: 'Pryžový nárazník' },
  ),
  fileLanguage: column(
    'language',
    'text',
    ['files'],
    ['Sprache', 'Language', 'Taal', 'Jazyk'],
    [
      'de, en, nl oder cs; leer: ohne Sprache',
      'de, en, nl or cs; empty: none',
      'de, en, nl of cs; leeg: geen',
      'de, en, nl nebo cs; prázdné: žádný',
    ],
    '',
  ),
}
