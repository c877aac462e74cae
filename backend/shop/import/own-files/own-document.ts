import type { LanguageCode, PerLanguage } from '#backend/database/schema/columns.ts'
import type { OwnFile } from '#backend/shop/import/format.ts'
import { UnusableFile } from './read-file.ts'

/** The first characters of each kind of file. */
const SIGNS: Record<OwnFile['kind'], string> = {
  'data-sheet': '%PDF-',
  declaration: '%PDF-',
  drawing: '%PDF-',
  step: 'ISO-10303-21',
}
const NAMES: Record<string, string> = { '%PDF-': 'a PDF', 'ISO-10303-21': 'a STEP file' }
/** Some programs write a few bytes before the sign. */
const FIRST_BYTES = 1024

/** @throws UnusableFile */
export function checkOwnFile({ file, kind }: Pick<OwnFile, 'file' | 'kind'>, bytes: Uint8Array): void {
  const sign = SIGNS[kind]
  if (Buffer.from(bytes.subarray(0, FIRST_BYTES)).toString('latin1').includes(sign)) return
  throw new UnusableFile(`${file} is not ${NAMES[sign]}`)
}

export const typeOfFile = (kind: OwnFile['kind']): { mimeType: string; ending: string } =>
  kind === 'step' ? { mimeType: 'model/step', ending: 'step' } : { mimeType: 'application/pdf', ending: 'pdf' }

/** How a file is called that has no title of its own. */
export const FILE_TITLES: Record<OwnFile['kind'], PerLanguage<string>> = {
  'data-sheet': {
    de: 'Technisches Datenblatt',
    en: 'Technical data sheet',
    nl: 'Technisch gegevensblad',
    cs: 'Technický list',
  },
  declaration: { de: 'Erklärung', en: 'Declaration', nl: 'Verklaring', cs: 'Prohlášení' },
  drawing: { de: 'Zeichnung', en: 'Drawing', nl: 'Tekening', cs: 'Výkres' },
  step: { de: 'STEP-Datei', en: 'STEP file', nl: 'STEP-bestand', cs: 'Soubor STEP' },
}

/** The language of a title: that of the file, where it has one. */
export const titleLanguage = ({ language }: OwnFile, page: LanguageCode): LanguageCode => language ?? page
