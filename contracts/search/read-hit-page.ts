import { LOCALES } from '#contracts/locales.ts'
import {
  asArray,
  asConcealedText,
  asNumber,
  asRecord,
  asText,
  asTexts,
  type JsonRecord,
} from '#contracts/content/json-record.ts'
import { readFileHref } from '#contracts/content/links/read-href.ts'
import type { Reading } from '#contracts/content/reading.ts'
import { MATCH_REASONS, type MatchReason, type ProductHitDocument } from './search-document.ts'
import { PROCESSORS, type Processor, SEARCH_SORTINGS } from './search-request.ts'
import type { ContactHit, Hit, SearchFacet, SearchMeasure, HitPage, TextRange, Understood } from './hit-page.ts'

/**
 * Reads a response of any search service. Hits without a known processor are pages; additions that are missing are
 * undefined or empty. Mail addresses are concealed.
 */
export function readHitPage(json: unknown, reading: Reading): HitPage {
  const { hits: envelope, aggregations, suggest, completions, understood, incomplete } = asRecord(json)
  const { hits, total } = asRecord(envelope)
  const { processor, filters, ranges, sortings } = asRecord(aggregations)
  const read = asArray(hits).map((hit, index) => readHit(hit, index, reading))
  return {
    hits: read,
    total: asNumber(asRecord(total).value ?? total, read.length),
    isTotalExact: asRecord(total).relation !== 'gte',
    counts: processor === undefined ? undefined : readCounts(processor),
    facets: Object.entries(asRecord(filters)).map(([name, facet]) => readFacet(name, facet)),
    measures: Object.entries(asRecord(ranges)).map(([key, range]) => readMeasure(key, range)),
    suggestions: Array.isArray(suggest) ? suggest.filter((text) => typeof text === 'string') : [],
    completions: asTexts(completions),
    sortings: SEARCH_SORTINGS.filter((sorting) => asTexts(sortings).includes(sorting)),
    understood: understood === undefined ? undefined : readUnderstood(understood),
    incomplete: asArray(incomplete).flatMap(readIncomplete),
  }
}

function readIncomplete(value: unknown): HitPage['incomplete'] {
  const { origin, done, total } = asRecord(value)
  const known = (['shop', 'content'] as const).find((one) => one === origin)
  return known === undefined ? [] : [{ origin: known, done: asNumber(done), total: asNumber(total) }]
}

function readHit(value: unknown, index: number, reading: Reading): Hit {
  const { _id, _score, _source, source: outer, matched_queries: reasons, highlight } = asRecord(value)
  const source = asRecord(_source)
  const data = asRecord(source.data)
  const processor = readProcessor(source.processor ?? source.source ?? outer)
  const title = asText(source.title)
  const content = asText(data.content)
  const marks = asRecord(highlight)
  const base = {
    id: asText(_id) || String(index),
    score: asNumber(_score),
    ...markedText('title', title, marks.title),
    ...markedText('content', content, marks.content),
    url: asText(source.url),
    img: readFileHref(source.img, reading) ?? '',
    seoPath: asText(data.seoPath),
    shortDescription: asConcealedText(data.shortDescription),
    reasons: asTexts(reasons).filter(isReason),
  }
  if (processor === 'shop product') return { ...base, processor, product: readProduct(source.product) }
  if (processor === 'contacts') return { ...base, processor, contact: readContactHit(source, base.title, reading) }
  if (processor === 'downloads') return { ...base, processor, file: readFileFacts(source.file) }
  return { ...base, processor }
}

const isReason = (text: string): text is MatchReason => MATCH_REASONS.some((reason) => reason === text)

/** Letters only: services write `shop product`, `shop_product` or `ShopProduct`. */
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

const OTHER_NAMES: ReadonlyMap<string, Processor> = new Map([
  ['product', 'shop product'],
  ['products', 'shop product'],
  ['shopproducts', 'shop product'],
  ['contact', 'contacts'],
  ['download', 'downloads'],
])

function readProcessor(value: unknown): Processor {
  const name = plain(typeof value === 'string' ? value : asText(asRecord(value).processor))
  return PROCESSORS.find((processor) => plain(processor) === name) ?? OTHER_NAMES.get(name) ?? 'website'
}

/** The marks of a text count its characters as they were sent; concealing a mail address moves them. */
function markedText<Name extends 'title' | 'content'>(name: Name, text: string, marks: unknown) {
  const shown = asConcealedText(text)
  const ranges = shown === text ? readRanges(marks, text.length) : []
  return { [name]: shown, [`${name}Marks`]: ranges } as Record<Name, string> & Record<`${Name}Marks`, TextRange[]>
}

/** Ranges in their order, none of which overlaps another one or ends behind the text. */
function readRanges(value: unknown, length: number): TextRange[] {
  const ranges: TextRange[] = []
  let last = 0
  for (const pair of asArray(value)) {
    const [start, end] = asArray(pair).map((bound) => asNumber(bound, -1))
    if (start === undefined || end === undefined || start < last || end <= start || end > length) continue
    ranges.push({ start, end })
    last = end
  }
  return ranges
}

function readProduct(value: unknown): ProductHitDocument | undefined {
  const product = asRecord(value)
  const id = asText(product.id)
  if (id === '') return undefined
  return {
    id,
    number: asText(product.number),
    variantId: asText(product.variantId) || null,
    variants: asNumber(product.variants),
    price: typeof product.price === 'number' ? product.price : null,
    hasRange: product.hasRange === true,
    isChoiceNeeded: product.isChoiceNeeded !== false,
    stock: asNumber(product.stock),
    allInStock: product.allInStock === true,
    ...(asText(product.language) && { language: asText(product.language) }),
  }
}

function readContactHit(source: JsonRecord, title: string, reading: Reading): ContactHit {
  return {
    name: asText(source.name) || title,
    email: asConcealedText(source.email),
    tel: asText(source.tel),
    mobile: asText(source.mobile),
    groups: asTexts(source.groups),
    positions: asTexts(source.positions),
    organisations: asTexts(source.organisations),
    images: asTexts(source.imageArray).flatMap((path) => readFileHref(withSlash(path), reading) ?? []),
  }
}

/** Paths of pictures are relative to the content system. */
const withSlash = (path: string): string => (/^([a-z]+:|\/)/i.test(path) ? path : `/${path}`)

function readFileFacts(value: unknown): NonNullable<Extract<Hit, { processor: 'downloads' }>['file']> | undefined {
  if (value === undefined) return undefined
  const { kind, bytes, language, version, category } = asRecord(value)
  return {
    kind: asText(kind),
    bytes: asNumber(bytes),
    language: asText(language),
    version: asText(version),
    category: asText(category),
  }
}

function readCounts(value: unknown): Record<Processor, number> {
  const counts: Record<Processor, number> = { 'shop product': 0, website: 0, contacts: 0, downloads: 0 }
  for (const bucket of asArray(asRecord(value).buckets)) {
    const { key, doc_count: count } = asRecord(bucket)
    counts[readProcessor(key)] += asNumber(count)
  }
  return counts
}

function readFacet(name: string, value: unknown): SearchFacet {
  const { label, buckets } = asRecord(value)
  const values = asArray(buckets).map((bucket) => {
    const { key, label, doc_count: count } = asRecord(bucket)
    return { key: asText(key), label: asText(label) || asText(key), count: asNumber(count) }
  })
  return { name, label: asText(label) || name, values }
}

function readMeasure(key: string, value: unknown): SearchMeasure {
  const { label, unit, min, max } = asRecord(value)
  return { key, label: asText(label) || key, unit: asText(unit), min: asNumber(min), max: asNumber(max) }
}

function readUnderstood(value: unknown): Understood {
  const { numbers, measures, synonyms, corrected, parts, unknown, language } = asRecord(value)
  const readWords = (words: unknown) =>
    asArray(words).map((item) => {
      const { word, as } = asRecord(item)
      return { word: asText(word), as: asTexts(as) }
    })
  return {
    numbers: asTexts(numbers),
    measures: asArray(measures).map((item) => {
      const { text, values, label } = asRecord(item)
      return { text: asText(text), values: asArray(values).map((one) => asNumber(one)), label: asText(label) }
    }),
    synonyms: readWords(synonyms),
    corrected: readWords(corrected),
    parts: readWords(parts),
    unknown: asTexts(unknown),
    language: LOCALES.find((locale) => locale === language),
  }
}
