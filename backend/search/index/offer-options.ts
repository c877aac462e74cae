import type { IndexedOption, IndexedVariant } from '#contracts/search/index-source.ts'

/** Whether a variant is in stock, as a value that it has. No source names it. */
export const IN_STOCK: IndexedOption = {
  id: 'stock/in-stock',
  filter: 'stock',
  key: 'in-stock',
  position: 0,
  names: { de: 'ab Lager', en: 'in stock', nl: 'op voorraad', cz: 'skladem' },
  labels: { de: 'Verfügbarkeit', en: 'Availability', nl: 'Beschikbaarheid', cz: 'Dostupnost' },
}

/** The value of variants that have a price. It is not a filter: it tells whether hits can be sorted by price. */
export const PRICED = 'price/listed'

/** The values of a variant that follow from its stock and price. */
export const offerOptionsOf = ({ stock, price }: IndexedVariant): string[] => [
  ...(stock > 0 ? [IN_STOCK.id] : []),
  ...(price === null ? [] : [PRICED]),
]

/** Whether the names of these values are words that find products: those of categories are among the document's own. */
export const isWorded = ({ filter }: { filter: string }): boolean => filter !== 'category' && filter !== IN_STOCK.filter
