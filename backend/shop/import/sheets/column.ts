import type { LanguageCode, PerLanguage } from '#backend/database/schema/columns.ts'

/** The subjects of sheets, and their names. The first name of each language is that of the templates. */
export const SHEET_NAMES = {
  categories: { de: ['Kategorien'], en: ['Categories'], nl: ['Categorieën'], cs: ['Kategorie'] },
  products: { de: ['Produkte'], en: ['Products'], nl: ['Producten'], cs: ['Produkty'] },
  variants: { de: ['Varianten'], en: ['Variants'], nl: ['Varianten'], cs: ['Varianty'] },
  texts: { de: ['Texte'], en: ['Texts'], nl: ['Teksten'], cs: ['Texty'] },
  files: { de: ['Dateien'], en: ['Files'], nl: ['Bestanden'], cs: ['Soubory'] },
} as const satisfies Record<string, PerLanguage<readonly string[]>>

/** `flat` is a single sheet with a row for each variant. */
export type SheetKind = keyof typeof SHEET_NAMES | 'flat'

export type SheetTexts = Partial<Record<LanguageCode, string>>

/** How a cell is read: `text` once, `texts` in a language of its heading, `list` with semicolons between its parts. */
export type CellKind = 'text' | 'texts' | 'list' | 'number' | 'integer' | 'truth' | 'delivery'

export interface SheetColumn {
  /** Headings, without regard to case. The first of each language is that of the templates. */
  names: PerLanguage<readonly string[]>
  kind: CellKind
  sheets: readonly SheetKind[]
  /** Where it is in a line of the JSON Lines format. */
  field: string
  isRequired?: true
  comment: PerLanguage<string>
  example: string | number | PerLanguage<string>
}

export const column = (
  field: string,
  kind: CellKind,
  sheets: readonly SheetKind[],
  names: readonly [de: string, en: string, nl: string, cs: string],
  comment: readonly [de: string, en: string, nl: string, cs: string],
  example: SheetColumn['example'],
): SheetColumn => {
  const inEach = <Value>([de, en, nl, cs]: readonly [string, string, string, string], to: (text: string) => Value) => ({
    de: to(de),
    en: to(en),
    nl: to(nl),
    cs: to(cs),
  })
  return { field, kind, sheets, names: inEach(names, (name) => [name]), comment: inEach(comment, String), example }
}
export const required = (given: SheetColumn): SheetColumn => ({ ...given, isRequired: true })

export const ITEMS = ['products', 'variants', 'flat'] as const
