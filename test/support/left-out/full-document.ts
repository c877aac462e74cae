import type { CatalogueFile, CatalogueInput } from '#backend/shop/import/format.ts'

/** One line of each file that belong together, with every documented field. */
export type FullDocument = { [File in CatalogueFile]: CatalogueInput<File> }

/** Ways in which a product is made, each with fields of its own. */
export const MAKES = ['bar', 'sheet', 'part'] as const
export type Make = (typeof MAKES)[number]

const text = (word: string) => ({ de: `${word} de`, en: `${word} en`, nl: `${word} nl`, cs: `${word} cs` })
const texts = (word: string) => ({ de: [word], en: [word], nl: [word], cs: [word] })
const slug = (key: string) => ({ de: key, en: key, nl: key, cs: key })

/** A box with a hole, every field of a solid in use. */
const solid = (length: number) => ({
  outline: [[0, 0] as [number, number], [40, 0, 1.5] as [number, number, number], [40, 30], [0, 30]] as [
    number,
    number,
  ][],
  holes: [
    [
      [10, 10],
      [10, 20],
      [20, 20],
    ] as [number, number][],
  ],
  axis: 'y' as const,
  from: 0,
  length,
  at: [0, 0, 0] as [number, number, number],
  part: 'body',
  material: 'pe' as const,
})

const picture = (length: number) => ({
  solids: [solid(length)],
  dimensions: [{ along: 'x' as const, from: [0, 0, 0] as [number, number, number], length: 40, text: '40' }],
})

const SHAPES = {
  bar: {
    cut: { min: 20, max: 2000, step: 1, bar: 2000, kerf: 4, tolerance: 'ISO 2768-1 c' },
    cProfiles: ['RAIL-V'],
    solids: [solid(100)],
  },
  sheet: {
    format: { strength: 30, width: { min: 50, max: 1000 }, length: { min: 50, max: 2000 }, step: 1 },
    solids: [solid(100)],
  },
  part: { model: [solid(60)], parts: [{ key: 'body', name: text('Body') }], hasModel: true },
}

const facts = (make: Make) => ({
  ...SHAPES[make],
  dimensions: [{ symbol: 'b', name: text('Width'), value: 40, unit: 'mm' }],
  highlights: texts('runs dry'),
  technical: [{ name: text('Density'), value: text('0.93') }],
  regulations: [{ name: text('RoHS'), value: text('met') }],
  documents: ['data-sheet', 'atex', 'fda', 'handling', 'product-information'] as (
    | 'data-sheet'
    | 'atex'
    | 'fda'
    | 'handling'
    | 'product-information'
  )[],
  food: true,
  atex: true,
  antistatic: true,
  pfas: false,
})

/** Numbers, keys and addresses end with the index, so that many documents are one catalogue. */
export function fullDocument(make: Make, index: number): FullDocument {
  const supply = { position: index, price: 12.5, stock: 5, deliveryTime: `d${index}` }
  const option = { key: 'one', name: text(`Option ${index}`), position: 1, colour: '#0f8249' }
  return {
    'property-groups': {
      key: `g${index}`,
      name: text(`Group ${index}`),
      position: 1,
      filterable: true,
      options: [option, { ...option, key: 'two' }],
    },
    'delivery-times': { key: `d${index}`, name: text('Days'), min: 1, max: 3, unit: 'day' },
    categories: {
      key: `c${index}`,
      parent: 'all',
      position: index,
      name: text(`Category ${index}`),
      slug: slug(`c${index}`),
      description: text('All of them.'),
      picture: picture(60),
    },
    products: {
      ...supply,
      number: `P${index}`,
      name: text(`Product ${index}`),
      slug: slug(`p${index}`),
      description: text('A product.'),
      metaDescription: text('A product in short.'),
      categories: ['all', `c${index}`],
      properties: [`g${index}/one`],
      facts: facts(make),
      picture: picture(60),
      crossSelling: [{ name: text('Goes with it'), products: ['RAIL'] }],
    },
    variants: {
      ...supply,
      number: `P${index}-V`,
      parent: `P${index}`,
      options: [`g${index}/one`],
      properties: [`g${index}/two`],
      weight: 0.5,
      facts: facts(make),
      picture: picture(60),
    },
  }
}

/** Lines that every document refers to. */
export const SHARED_LINES: { [File in CatalogueFile]: CatalogueInput<File>[] } = {
  'property-groups': [
    {
      key: 'surface',
      name: text('Surface'),
      position: 0,
      filterable: true,
      options: [{ key: 'zn', name: text('zinc'), position: 1 }],
    },
  ],
  'delivery-times': [],
  categories: [{ key: 'all', parent: null, position: 1, name: text('All'), slug: slug('all') }],
  products: [{ number: 'RAIL', position: 0, name: text('Rail'), slug: slug('rail'), categories: ['all'], price: null }],
  variants: [{ number: 'RAIL-V', parent: 'RAIL', position: 0, options: ['surface/zn'], price: null }],
}
