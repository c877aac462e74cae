import type { LanguageCode, PerLanguage } from '#backend/database/schema/columns.ts'
import { type SheetColumn, column, ITEMS, required } from './column.ts'
import { FACT_COLUMNS } from './fact-columns.ts'
import { FILE_COLUMNS } from './file-columns.ts'

/** Every column with a name of its own; columns of options and measures begin with a word of {@link PREFIXES}. */
export const COLUMNS: Record<string, SheetColumn> = {
  key: required(
    column(
      'key',
      'text',
      ['categories'],
      ['Schlüssel', 'Key', 'Sleutel', 'Klíč'],
      [
        'Kleinbuchstaben und Bindestriche, gleichbleibend',
        'lower-case words joined by hyphens; never changes',
        'kleine letters en streepjes; verandert nooit',
        'malá písmena a spojovníky; nemění se',
      ],
      'buffers',
    ),
  ),
  parent: column(
    'parent',
    'text',
    ['categories'],
    ['Oberkategorie', 'Parent category', 'Bovenliggende categorie', 'Nadřazená kategorie'],
    [
      'Schlüssel der Kategorie darüber; leer: oberste',
      'key of the category above; empty: top',
      'sleutel van de categorie erboven; leeg: bovenste',
      'klíč nadřazené kategorie; prázdné: nejvyšší',
    ],
    '',
  ),
  product: column(
    'parent',
    'text',
    ['variants', 'flat'],
    ['Produkt', 'Product', 'Product', 'Produkt'],
    [
      'Nummer des Produkts, zu dem die Variante gehört',
      'number of the product that the variant belongs to',
      'nummer van het product waar de variant bij hoort',
      'číslo produktu, ke kterému varianta patří',
    ],
    'RB-20',
  ),
  number: required(
    column(
      'number',
      'text',
      ITEMS,
      ['Artikelnummer', 'Item number', 'Artikelnummer', 'Číslo položky'],
      [
        'Großbuchstaben, Ziffern und . + / -',
        'capitals, digits and . + / -',
        'hoofdletters, cijfers en . + / -',
        'velká písmena, číslice a . + / -',
      ],
      'RB-20-M6',
    ),
  ),
  name: required(
    column(
      'name',
      'texts',
      ['categories', 'products', 'flat'],
      ['Bezeichnung', 'Name', 'Naam', 'Název'],
      [
        'mit Sprache: Bezeichnung (de), Bezeichnung (en)',
        'with its language: Name (de), Name (en)',
        'met taal: Naam (de), Naam (nl)',
        's jazykem: Název (de), Název (cs)',
      ],
      { de: 'Gummipuffer', en: 'Rubber buffer', nl: 'Rubberbuffer', cs: 'Pryžový nárazník' },
    ),
  ),
  description: column(
    'description',
    'texts',
    ['categories', 'products', 'flat'],
    ['Beschreibung', 'Description', 'Beschrijving', 'Popis'],
    [
      'mit Sprache, wie die Bezeichnung',
      'with its language, as the name',
      'met taal, zoals de naam',
      's jazykem, jako název',
    ],
    { de: 'Dämpft Schwingungen.', en: 'Damps vibrations.', nl: 'Dempt trillingen.', cs: 'Tlumí vibrace.' },
  ),
  categories: column(
    'categories',
    'list',
    ['products', 'flat'],
    ['Kategorie', 'Category', 'Categorie', 'Kategorie'],
    [
      'Schlüssel aus dem Blatt der Kategorien, oder ein Weg: Puffer > Rund',
      'key of the sheet of categories, or a path: Buffers > Round',
      'sleutel uit het blad met categorieën, of een pad: Buffers > Rond',
      'klíč z listu kategorií, nebo cesta: Nárazníky > Kulaté',
    ],
    'buffers',
  ),
  price: column(
    'price',
    'number',
    ITEMS,
    ['Nettopreis', 'Net price', 'Nettoprijs', 'Cena bez DPH'],
    [
      'EUR für ein Stück; leer: auf Anfrage',
      'EUR for one piece; empty: on request',
      'EUR per stuk; leeg: op aanvraag',
      'EUR za kus; prázdné: na dotaz',
    ],
    4.5,
  ),
  stock: column(
    'stock',
    'integer',
    ITEMS,
    ['Bestand', 'Stock', 'Voorraad', 'Skladem'],
    ['Stück; leer: unbekannt', 'pieces; empty: unknown', 'stuks; leeg: onbekend', 'kusů; prázdné: neznámé'],
    120,
  ),
  deliveryTime: column(
    'deliveryTime',
    'delivery',
    ITEMS,
    ['Lieferzeit', 'Delivery time', 'Levertijd', 'Dodací lhůta'],
    [
      '3 Tage, 1-2 Wochen; leer: unbekannt',
      '3 days, 1-2 weeks; empty: unknown',
      '3 dagen, 1-2 weken; leeg: onbekend',
      '3 dny, 1-2 týdny; prázdné: neznámá',
    ],
    { de: '1-3 Tage', en: '1-3 days', nl: '1-3 dagen', cs: '1-3 dny' },
  ),
  weight: column(
    'weight',
    'number',
    ['variants', 'flat'],
    ['Gewicht (kg)', 'Weight (kg)', 'Gewicht (kg)', 'Hmotnost (kg)'],
    ['kg; leer: unbekannt', 'kg; empty: unknown', 'kg; leeg: onbekend', 'kg; prázdné: neznámá'],
    0.02,
  ),
  ...FACT_COLUMNS,
  ...FILE_COLUMNS,
  item: required(
    column(
      'item',
      'text',
      ['texts', 'files'],
      ['Gehört zu', 'Belongs to', 'Hoort bij', 'Patří k'],
      [
        'Artikelnummer, oder Merkmal, oder Merkmal/Wert',
        'item number, or option, or option/value',
        'artikelnummer, of kenmerk, of kenmerk/waarde',
        'číslo položky, nebo vlastnost, nebo vlastnost/hodnota',
      ],
      'RB-20',
    ),
  ),
  textKind: required(
    column(
      'kind',
      'text',
      ['texts'],
      ['Art', 'Kind', 'Soort', 'Druh'],
      [
        'highlight, technical, regulation, meta oder name',
        'highlight, technical, regulation, meta or name',
        'highlight, technical, regulation, meta of name',
        'highlight, technical, regulation, meta nebo name',
      ],
      'technical',
    ),
  ),
  label: column(
    'label',
    'texts',
    ['texts'],
    ['Benennung', 'Label', 'Benaming', 'Označení'],
    [
      'Name des Werts, mit Sprache',
      'name of the value, with its language',
      'naam van de waarde, met taal',
      'název hodnoty, s jazykem',
    ],
    { de: 'Härte', en: 'Hardness', nl: 'Hardheid', cs: 'Tvrdost' },
  ),
  text: required(
    column(
      'text',
      'texts',
      ['texts'],
      ['Text', 'Text', 'Tekst', 'Text'],
      [
        'mit Sprache: Text (de), Text (en)',
        'with its language: Text (de), Text (en)',
        'met taal: Tekst (de), Tekst (nl)',
        's jazykem: Text (de), Text (cs)',
      ],
      '55 Shore A',
    ),
  ),
}

/** Words before a colon: `Option: Thread`, `Property: Material`, `Dimension: d, diameter, mm`. */
export const PREFIXES = {
  option: { de: 'Auswahl', en: 'Option', nl: 'Keuze', cs: 'Volba' },
  property: { de: 'Merkmal', en: 'Property', nl: 'Kenmerk', cs: 'Vlastnost' },
  dimension: { de: 'Maß', en: 'Dimension', nl: 'Maat', cs: 'Rozměr' },
} as const satisfies Record<string, PerLanguage<string>>
export type Prefix = keyof typeof PREFIXES

export const LANGUAGE_MARKS: Record<string, LanguageCode> = { de: 'de', en: 'en', nl: 'nl', cs: 'cs', cz: 'cs' }
