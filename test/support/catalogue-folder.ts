import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogueFile, CatalogueInput } from '#backend/shop/import/format.ts'

export type CatalogueFiles = { [File in CatalogueFile]: CatalogueInput<File>[] }

const both = (text: string) => ({ de: text, en: text })
const box = (width: number, height: number) => ({
  solids: [
    {
      outline: [[0, 0] as [number, number], [width, 0] as [number, number], [width, height] as [number, number]],
      length: 100,
      material: 'pe' as const,
    },
  ],
})

/** A whole small catalogue: two groups, two categories, a guide with three variants, a steel profile with one. */
export function smallCatalogue(): CatalogueFiles {
  const supply = { price: null, stock: 5, deliveryTime: 'stock' }
  return {
    'property-groups': [
      {
        key: 'chain',
        name: { de: 'Kette', en: 'Chain' },
        position: 1,
        filterable: true,
        options: [
          { key: '06b', name: both('06B-1'), position: 1 },
          { key: '08b', name: both('08B-1'), position: 2 },
        ],
      },
      {
        key: 'colour',
        name: { de: 'Farbe', en: 'Colour' },
        position: 2,
        filterable: true,
        options: [
          { key: 'green', name: { de: 'grün', en: 'green' }, position: 1, colour: '#0f8249' },
          { key: 'natural', name: { de: 'natur', en: 'natural' }, position: 2 },
        ],
      },
    ],
    'delivery-times': [{ key: 'stock', name: { de: 'ab Lager', en: 'from stock' }, min: 1, max: 3, unit: 'day' }],
    categories: [
      {
        key: 'type-t',
        parent: 'chain-guides',
        position: 1,
        name: { de: 'Typ T', en: 'Type T' },
        slug: { de: 'typ-t', en: 'type-t' },
        description: both('T'),
      },
      {
        key: 'chain-guides',
        parent: null,
        position: 1,
        name: { de: 'Kettenführungen', en: 'Chain guides' },
        slug: { de: 'kettenfuehrungen', en: 'chain-guides' },
        description: both('Guides'),
        picture: box(20, 10),
      },
    ],
    products: [
      {
        ...supply,
        number: 'T-1',
        position: 1,
        name: { de: 'Kettenführung T', en: 'Chain guide T' },
        slug: { de: 'kettenfuehrung-t', en: 'chain-guide-t' },
        description: both('Guides a chain.'),
        metaDescription: both('A guide'),
        categories: ['chain-guides', 'type-t'],
        properties: ['chain/06b', 'chain/08b'],
        facts: {
          cut: { min: 20, max: 2000, step: 1, bar: 2000, kerf: 4, tolerance: 'ISO 2768-1 c' },
          cProfiles: ['C20-ZN'],
          technical: [{ name: { de: 'Dichte', en: 'Density' }, value: both('0.93 g/cm³') }],
          highlights: { de: ['läuft trocken'], en: ['runs dry'] },
          documents: ['data-sheet', 'handling'],
          pfas: false,
        },
        picture: box(20, 10),
        crossSelling: [{ name: { de: 'Passt dazu', en: 'Goes with it' }, products: ['C20'] }],
      },
      {
        ...supply,
        number: 'C20',
        position: 2,
        name: { de: 'C-Profil', en: 'C-profile' },
        slug: { de: 'c-profil', en: 'c-profile' },
        description: both('Carries a guide.'),
        metaDescription: both('A profile'),
        categories: ['chain-guides'],
        properties: [],
        facts: {},
        picture: box(30, 10),
        crossSelling: [],
      },
    ],
    variants: [
      {
        ...supply,
        number: 'T-06B-G',
        parent: 'T-1',
        position: 1,
        options: ['chain/06b', 'colour/green'],
        price: 12.5,
        weight: 0.5,
        facts: { dimensions: [{ symbol: 'b', name: { de: 'Breite', en: 'width' }, value: 15, unit: 'mm' }] },
        picture: box(15, 10),
      },
      {
        ...supply,
        number: 'T-06B-N',
        parent: 'T-1',
        position: 2,
        options: ['chain/06b', 'colour/natural'],
        weight: 0.5,
        facts: { food: true, documents: ['data-sheet', 'fda', 'handling'] },
        picture: box(15, 10),
      },
      {
        ...supply,
        number: 'T-08B-G',
        parent: 'T-1',
        position: 3,
        options: ['chain/08b', 'colour/green'],
        weight: 1,
        facts: {},
      },
      {
        ...supply,
        number: 'C20-ZN',
        parent: 'C20',
        position: 1,
        options: ['colour/natural'],
        weight: 1.2,
        facts: {},
      },
    ],
  }
}

/** Writes the files to the importer's folder; a text is a whole file. */
export async function catalogueFolder(files: { [File in CatalogueFile]: readonly object[] | string }): Promise<{
  folder: string
  remove: () => Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : content.map((line) => `${JSON.stringify(line)}\n`).join('')
    await writeFile(join(folder, `${name}.jsonl`), text)
  }
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
