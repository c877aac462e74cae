import { type SheetColumn, column, ITEMS } from './column.ts'

const YES_NO = [
  'ja oder nein; leer: unbekannt',
  'yes or no; empty: unknown',
  'ja of nee; leeg: onbekend',
  'ano nebo ne; prázdné: neznámé',
] as const
const MILLIMETRES = ['mm', 'mm', 'mm', 'mm'] as const

/** Columns of the facts of products and variants. */
export const FACT_COLUMNS: Record<string, SheetColumn> = {
  food: column(
    'facts.food',
    'truth',
    ITEMS,
    ['Lebensmittelkontakt', 'Food contact', 'Voedselcontact', 'Styk s potravinami'],
    YES_NO,
    '',
  ),
  atex: column(
    'facts.atex',
    'truth',
    ITEMS,
    ['ATEX geeignet', 'Suitable for ATEX', 'Geschikt voor ATEX', 'Vhodné pro ATEX'],
    YES_NO,
    '',
  ),
  antistatic: column(
    'facts.antistatic',
    'truth',
    ITEMS,
    ['antistatisch', 'antistatic', 'antistatisch', 'antistatické'],
    YES_NO,
    '',
  ),
  pfas: column(
    'facts.pfas',
    'truth',
    ITEMS,
    ['enthält PFAS', 'contains PFAS', 'bevat PFAS', 'obsahuje PFAS'],
    YES_NO,
    '',
  ),
  cutMin: column(
    'facts.cut.min',
    'integer',
    ITEMS,
    ['Zuschnitt ab (mm)', 'Cut from (mm)', 'Op maat vanaf (mm)', 'Řez od (mm)'],
    MILLIMETRES,
    '',
  ),
  cutMax: column(
    'facts.cut.max',
    'integer',
    ITEMS,
    ['Zuschnitt bis (mm)', 'Cut to (mm)', 'Op maat tot (mm)', 'Řez do (mm)'],
    MILLIMETRES,
    '',
  ),
  cutStep: column(
    'facts.cut.step',
    'integer',
    ITEMS,
    ['Schrittweite (mm)', 'Cut step (mm)', 'Stap (mm)', 'Krok řezu (mm)'],
    MILLIMETRES,
    '',
  ),
  cutBar: column(
    'facts.cut.bar',
    'integer',
    ITEMS,
    ['Lagerlänge (mm)', 'Stock length (mm)', 'Voorraadlengte (mm)', 'Skladová délka (mm)'],
    MILLIMETRES,
    '',
  ),
  cutKerf: column(
    'facts.cut.kerf',
    'number',
    ITEMS,
    ['Sägeschnitt (mm)', 'Saw kerf (mm)', 'Zaagsnede (mm)', 'Prořez (mm)'],
    MILLIMETRES,
    '',
  ),
  cutTolerance: column(
    'facts.cut.tolerance',
    'text',
    ITEMS,
    ['Schnitttoleranz', 'Cut tolerance', 'Zaagtolerantie', 'Tolerance řezu'],
    ['wie gedruckt', 'as printed', 'zoals gedrukt', 'jak se tiskne'],
    '',
  ),
  documents: column(
    'facts.documents',
    'list',
    ITEMS,
    ['Dokumente', 'Documents', 'Documenten', 'Dokumenty'],
    [
      'data-sheet; handling; product-information …',
      'data-sheet; handling; product-information …',
      'data-sheet; handling; product-information …',
      'data-sheet; handling; product-information …',
    ],
    'data-sheet',
  ),
}
