import type { DocumentRow, VariantRow } from '#backend/search/index/document-rows.ts'
import type { Processor } from '#contracts/search/search-request.ts'
import type { HitSourceDocument } from '#contracts/search/search-document.ts'

/** A document of the cluster: a hit as the specification describes it, and the fields by which it is found. */
export interface ClusterDocument {
  processor: Processor
  title: string
  url: string
  img: string
  data: HitSourceDocument['data']
  extra: object
  ref: string
  position: number
  /** Characters of the title. Equal products are in catalogue order, whatever their names. */
  titleLength: number
  titleWords: number
  isCategory: boolean
  stems: Record<'A' | 'B' | 'C' | 'D', string[]>
  vocabulary: string[]
  optionIds: string[]
  measures: { key: string; label: string; unit: string; min: number; max: number }[]
  variants: FoundBy[]
}

interface FoundBy {
  optionIds: string[]
  sizes: number[]
  diameters: number[]
  /** Values that several of its measures have, and how often at least: `20x2`. */
  repeatedSizes: string[]
  cutMin?: number
  cutMax?: number
  measure: Record<string, number>
}

export interface ClusterVariant extends FoundBy {
  id: string
  productId: string
  position: number
  number: string
  numberKey: string
  numberLength: number
  isCut: boolean
  /** Missing on request. */
  price?: number
  stock: number
  image: string
}

export function toClusterDocument(row: DocumentRow, variants: readonly VariantRow[]): ClusterDocument {
  return {
    processor: row.processor,
    title: row.title,
    url: row.url,
    img: row.image,
    data: { content: row.content, seoPath: row.seo_path, shortDescription: row.short_description },
    extra: row.extra,
    ref: row.ref,
    position: row.position,
    titleLength: row.processor === 'shop product' ? 0 : [...row.title].length,
    titleWords: row.title.split(' ').length,
    isCategory: row.processor === 'website' && row.seo_path !== '',
    stems: stemsByWeight(row),
    vocabulary: row.vocabulary,
    optionIds: row.option_ids,
    measures: Object.entries(row.measures).map(([key, measure]) => ({ key, ...measure })),
    variants: variants.map(toFoundBy),
  }
}

function stemsByWeight({ words }: DocumentRow): ClusterDocument['stems'] {
  const stems: ClusterDocument['stems'] = { A: [], B: [], C: [], D: [] }
  for (const [stem, weights] of Object.entries(words)) {
    for (const weight of ['A', 'B', 'C', 'D'] as const) if (weights.includes(weight)) stems[weight].push(stem)
  }
  return stems
}

/** Returns the values that are there more than once, with each number of times up to theirs. */
export const repeatedSizes = (values: readonly number[]): string[] =>
  values.flatMap((value, index) => {
    const times = values.slice(0, index + 1).filter((one) => one === value).length
    return times > 1 ? [`${value}x${times}`] : []
  })

const toFoundBy = ({ option_ids, sizes, diameters, cut_min, cut_max, measure }: VariantRow): FoundBy => ({
  optionIds: option_ids,
  sizes,
  diameters,
  repeatedSizes: repeatedSizes(Object.values(measure)),
  ...(cut_min !== null && { cutMin: cut_min }),
  ...(cut_max !== null && { cutMax: cut_max }),
  measure,
})

export const toClusterVariant = (row: VariantRow): ClusterVariant => ({
  ...toFoundBy(row),
  id: row.id,
  productId: row.product_id,
  position: row.position,
  number: row.number,
  numberKey: row.number_key,
  numberLength: row.number_key.length,
  isCut: row.is_cut,
  ...(row.price !== null && { price: row.price }),
  stock: row.stock,
  image: row.image,
})
