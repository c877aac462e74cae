import type { API } from '@opensearch-project/opensearch'
import type { Locale } from '#contracts/locales.ts'

type Settings = NonNullable<API.Indices_Create_RequestBody['settings']>
type Properties = NonNullable<NonNullable<API.Indices_Create_RequestBody['mappings']>['properties']>

/** Filters of each language, after the letters have become small. Czech endings are found with their marks only. */
const LANGUAGE_FILTERS: Record<Locale, { filters: string[]; own: Record<string, object> }> = {
  de: {
    filters: ['site_stop', 'german_normalization', 'site_stemmer', 'asciifolding'],
    own: {
      site_stop: { type: 'stop', stopwords: '_german_' },
      site_stemmer: { type: 'stemmer', language: 'light_german' },
    },
  },
  en: {
    filters: ['site_possessive', 'site_stop', 'site_stemmer', 'asciifolding'],
    own: {
      site_possessive: { type: 'stemmer', language: 'possessive_english' },
      site_stop: { type: 'stop', stopwords: '_english_' },
      site_stemmer: { type: 'stemmer', language: 'english' },
    },
  },
  nl: {
    filters: ['site_stop', 'site_stemmer', 'asciifolding'],
    own: { site_stop: { type: 'stop', stopwords: '_dutch_' }, site_stemmer: { type: 'stemmer', language: 'dutch' } },
  },
  cz: {
    filters: ['site_stop', 'site_stemmer', 'asciifolding'],
    own: { site_stop: { type: 'stop', stopwords: '_czech_' }, site_stemmer: { type: 'stemmer', language: 'czech' } },
  },
}

const KEYWORD = { type: 'keyword' } as const
/** Only looked for: never sorted or counted. */
const STEM = { type: 'keyword', doc_values: false, copy_to: 'stems.all' } as const
/** Only shown. */
const SHOWN = { type: 'object', enabled: false } as const
const UNSEARCHED = { type: 'keyword', index: false, doc_values: false } as const

/**
 * The index of a language. Fields of a hit are those of the specification. The others are for finding: this site's
 * stems by weight, and texts by the cluster's own analyser.
 */
export const documentIndex = (
  locale: Locale,
): { settings: Settings; mappings: API.Indices_Create_RequestBody['mappings'] } => ({
  settings: {
    number_of_shards: 1,
    analysis: {
      filter: LANGUAGE_FILTERS[locale].own,
      analyzer: {
        site: { type: 'custom', tokenizer: 'standard', filter: ['lowercase', ...LANGUAGE_FILTERS[locale].filters] },
      },
    },
  } as Settings,
  mappings: {
    dynamic: false,
    dynamic_templates: [{ measures: { path_match: 'variants.measure.*', mapping: { type: 'double' } } }],
    properties: {
      processor: KEYWORD,
      title: { type: 'text', analyzer: 'site' },
      url: KEYWORD,
      img: UNSEARCHED,
      data: {
        properties: {
          content: { type: 'text', analyzer: 'site' },
          shortDescription: { type: 'text', analyzer: 'site' },
          seoPath: KEYWORD,
        },
      },
      extra: SHOWN,
      ref: KEYWORD,
      position: { type: 'integer' },
      titleLength: { type: 'integer' },
      titleWords: { type: 'integer' },
      isCategory: { type: 'boolean' },
      stems: { properties: { A: STEM, B: STEM, C: STEM, D: STEM, all: { type: 'keyword', doc_values: false } } },
      vocabulary: KEYWORD,
      optionIds: KEYWORD,
      measures: {
        type: 'nested',
        properties: {
          key: KEYWORD,
          label: KEYWORD,
          unit: KEYWORD,
          min: { type: 'double' },
          max: { type: 'double' },
        },
      },
      variants: { type: 'nested', dynamic: true, properties: FOUND_BY },
    },
  },
})

/** The fields by which a variant is found, in its own index and in the documents of its product. */
const FOUND_BY: Properties = {
  optionIds: KEYWORD,
  sizes: { type: 'double' },
  diameters: { type: 'double' },
  repeatedSizes: KEYWORD,
  cutMin: { type: 'double' },
  cutMax: { type: 'double' },
  measure: { type: 'object', dynamic: true },
}

export const VARIANT_INDEX = {
  settings: {
    number_of_shards: 1,
    analysis: {
      tokenizer: { trigram: { type: 'ngram', min_gram: 3, max_gram: 3, token_chars: ['letter', 'digit'] } },
      analyzer: { trigram: { type: 'custom', tokenizer: 'trigram', filter: [] } },
    },
  } as Settings,
  mappings: {
    dynamic: false,
    dynamic_templates: [{ measures: { path_match: 'measure.*', mapping: { type: 'double' } } }],
    properties: {
      ...FOUND_BY,
      id: KEYWORD,
      productId: KEYWORD,
      position: { type: 'integer' },
      number: UNSEARCHED,
      numberKey: { ...KEYWORD, fields: { trigram: { type: 'text', analyzer: 'trigram' } } },
      numberLength: { type: 'integer' },
      isCut: { type: 'boolean' },
      price: { type: 'double' },
      stock: { type: 'integer' },
      image: UNSEARCHED,
    },
  } satisfies API.Indices_Create_RequestBody['mappings'],
}

export const OPTION_INDEX = {
  settings: { number_of_shards: 1 } as Settings,
  mappings: { dynamic: false } satisfies API.Indices_Create_RequestBody['mappings'],
}
