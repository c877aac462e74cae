import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { CatalogueFile, CatalogueInput } from '#backend/shop/import/format.ts'
import { LOCALES, type Locale, languageTag, perLocale } from '#contracts/locales.ts'
import {
  categoryOptionId,
  type IndexedOption,
  type IndexedPage,
  type IndexedProduct,
  type IndexedVariant,
  type SearchSource,
  toCategoryOption,
} from '#contracts/search/index-source.ts'

type Texts = Partial<Record<'de' | 'en' | 'nl' | 'cs', string | undefined>>

const inEach = (texts: Texts | undefined): Record<Locale, string> =>
  perLocale((locale) => {
    const tag = languageTag(locale)
    return texts?.[tag === 'cs' || tag === 'nl' || tag === 'de' ? tag : 'en'] ?? texts?.en ?? ''
  })

async function* readLines<File extends CatalogueFile>(
  folder: string,
  file: File,
): AsyncGenerator<CatalogueInput<File>> {
  const lines = createInterface({ input: createReadStream(join(folder, `${file}.jsonl`)) })
  for await (const line of lines) if (line !== '') yield JSON.parse(line)
}

async function readAll<File extends CatalogueFile>(folder: string, file: File): Promise<CatalogueInput<File>[]> {
  const lines: CatalogueInput<File>[] = []
  for await (const line of readLines(folder, file)) lines.push(line)
  return lines
}

/** The products of a catalogue's files without their import, which draws every picture. Ids are numbers and keys. */
export function catalogueSource(folder: string): SearchSource {
  return {
    version: async () => folder,
    async *read() {
      const groups = await readAll(folder, 'property-groups')
      const options = groups.flatMap((group) =>
        group.options.map(({ key, name, position }): IndexedOption => ({
          id: `${group.key}/${key}`,
          filter: group.key,
          key,
          position,
          names: inEach(name),
          labels: inEach(group.name),
        })),
      )
      const listed = await readAll(folder, 'categories')
      const kinds = listed.filter(({ parent }) => !parent)
      options.push(...kinds.map(({ key, position, name }) => toCategoryOption(key, position, inEach(name))))
      const categories = new Map(listed.map(({ key, name }) => [key, inEach(name)]))
      const products = new Map<string, CatalogueInput<'products'>>()
      for await (const product of readLines(folder, 'products')) products.set(product.number, product)
      yield { options, pages: listed.flatMap(toPages), done: 0, total: products.size }
      let done = 0
      let variants: CatalogueInput<'variants'>[] = []
      const finish = () => {
        const parent = products.get(variants[0]?.parent ?? '')
        const found = parent ? [toProduct(parent, variants, categories, new Set(kinds.map(({ key }) => key)))] : []
        done += found.length
        variants = []
        return { products: found, done, total: products.size }
      }
      for await (const { picture: _, ...variant } of readLines(folder, 'variants')) {
        if (variants.length > 0 && variants[0]?.parent !== variant.parent) yield finish()
        variants.push(variant)
      }
      yield finish()
    },
  }
}

/** A category in each language, as the shop gives it. */
const toPages = ({ key, name, slug, description, position }: CatalogueInput<'categories'>): IndexedPage[] =>
  LOCALES.map((locale) => ({
    locale,
    processor: 'website',
    ref: key,
    position,
    title: inEach(name)[locale],
    url: '',
    seoPath: inEach(slug)[locale],
    image: '',
    shortDescription: '',
    headlines: [],
    content: inEach(description)[locale],
    extra: {},
  }))

function toProduct(
  product: CatalogueInput<'products'>,
  variants: readonly CatalogueInput<'variants'>[],
  categories: ReadonlyMap<string, Record<Locale, string>>,
  kinds: ReadonlySet<string>,
): IndexedProduct {
  const { number, position, properties = [] } = product
  const [names, slugs, descriptions, short] = [
    product.name,
    product.slug,
    product.description,
    product.metaDescription,
  ].map(inEach)
  const dimensions = new Map(
    variants.flatMap(({ facts }) => facts?.dimensions ?? []).map((dimension) => [dimension.symbol, dimension]),
  )
  return {
    id: number,
    number,
    position,
    image: '/media/drawing.svg',
    texts: perLocale((locale) => ({
      name: names?.[locale] ?? '',
      description: descriptions?.[locale] ?? '',
      seoPath: slugs?.[locale] ?? '',
      shortDescription: short?.[locale] ?? '',
      categories: product.categories.map((key) => categories.get(key)?.[locale] ?? ''),
    })),
    measures: [...dimensions.values()].map(({ name, unit }) => ({ key: keyOf(name), unit, labels: inEach(name) })),
    variants: variants.map((variant): IndexedVariant => {
      const { cut = null } = variant.facts ?? {}
      return {
        id: variant.number,
        number: variant.number,
        position: variant.position,
        optionIds: [
          ...new Set([...variant.options, ...(variant.properties ?? []), ...properties]),
          ...product.categories.filter((key) => kinds.has(key)).map(categoryOptionId),
        ],
        measure: Object.fromEntries((variant.facts?.dimensions ?? []).map(({ name, value }) => [keyOf(name), value])),
        cut: cut && { min: cut.min, max: cut.max },
        price: variant.price,
        stock: variant.stock ?? 0,
        image: '/media/drawing.svg',
      }
    }),
  }
}

const keyOf = ({ en = '' }: Texts): string =>
  en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '')
