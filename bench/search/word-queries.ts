import { foldText } from '#backend/search/text/fold.ts'
import { splitCompound } from '#backend/search/text/split-compound.ts'
import { tokensOf } from '#backend/search/text/tokens.ts'
import type { Locale } from '#contracts/locales.ts'
import type { IndexedProduct } from '#contracts/search/index-source.ts'
import {
  anyCase,
  anyLocale,
  type FindingCatalogue,
  type FindingQuery,
  pick,
  productOf,
  type RandomFraction,
} from './finding-query.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

export function typoQuery({ products }: FindingCatalogue, random: RandomFraction): FindingQuery | undefined {
  const product = pick(random, products)
  const locale = anyLocale(random)
  const name = product?.texts[locale].name ?? ''
  const word = pick(
    random,
    tokensOf(name).filter(({ text }) => /^\p{L}{5,}$/u.test(text)),
  )
  if (!product || !word) return undefined
  const wrong = withError(word.text, random)
  if (foldText(wrong) === word.word) return undefined
  return {
    kind: 'typo',
    locale,
    term: name.slice(0, word.start) + wrong + name.slice(word.end),
    wanted: name,
    within: 5,
    isRight: (hits) => hits.some((hit) => productOf(hit) === product.id),
  }
}

/** One letter too few, too many or wrong, or two swapped; not the first one, which is seldom wrong. */
function withError(word: string, random: RandomFraction): string {
  const at = 1 + Math.floor(random() * (word.length - 1))
  const letter = pick(random, [...LETTERS]) ?? 'x'
  const errors = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1),
  ]
  return pick(random, errors) ?? word
}

/** A compound of a name, as its parts: each is a word of the catalogue. */
export function partsQuery(catalogue: FindingCatalogue, random: RandomFraction): FindingQuery | undefined {
  const locale = pick(random, ['de', 'nl'] as const) ?? 'de'
  const product = pick(random, catalogue.products)
  const known = wordsIn(catalogue, locale)
  const compounds = tokensOf(product?.texts[locale].name ?? '').flatMap(({ word, text }) => {
    const parts = splitCompound(locale, word, (part) => part.length > 3 && known.has(part))
    return parts ? [{ word, text, parts }] : []
  })
  const compound = pick(random, compounds)
  if (!compound) return undefined
  const between = locale === 'de' ? [' ', ' für ', ' mit '] : [' ', ' voor ', ' met ']
  return {
    kind: 'compound in parts',
    locale,
    term: (random() < 0.5 ? compound.parts : compound.parts.toReversed()).join(pick(random, between)),
    wanted: compound.text,
    within: 5,
    isRight: (hits) => hits.some(({ title }) => tokensOf(title).some(({ word }) => word === compound.word)),
  }
}

/** A word of a name and a word of an option, written as one. */
export function joinedQuery({ products, options }: FindingCatalogue, random: RandomFraction): FindingQuery | undefined {
  const locale = pick(random, ['de', 'nl'] as const) ?? 'de'
  const product = pick(random, products)
  const variant = pick(random, product?.variants ?? [])
  const optionId = pick(random, variant?.optionIds ?? [])
  const option = pick(random, longWords(options.get(optionId ?? '')?.names[locale] ?? ''))
  const name = pick(random, longWords(product?.texts[locale].name ?? ''))
  if (!product || option === undefined || name === undefined || option === name) return undefined
  const isSame = (text: string, word: string) => tokensOf(text).some((token) => token.word === word)
  const right = new Set(
    products
      .filter(({ texts }) => isSame(texts[locale].name, name))
      .filter(({ variants }) =>
        variants.some(({ optionIds }) => optionIds.some((id) => isSame(options.get(id)?.names[locale] ?? '', option))),
      )
      .map(({ id }) => id),
  )
  return {
    kind: 'parts as a compound',
    locale,
    term: option + name,
    wanted: `${name} with ${option}`,
    within: 5,
    isRight: (hits) => hits.some((hit) => right.has(productOf(hit))),
  }
}

const longWords = (text: string): string[] =>
  tokensOf(text)
    .filter(({ word }) => /^\p{L}{4,}$/u.test(word))
    .map(({ word }) => word)

export function tradeNameQuery(
  { products, options, synonyms }: FindingCatalogue,
  random: RandomFraction,
): FindingQuery | undefined {
  const locale = anyLocale(random)
  const synonym = pick(random, synonyms[locale])
  if (!synonym) return undefined
  const has = (product: IndexedProduct, words: readonly string[]) => {
    const texts = [
      product.texts[locale].name,
      ...new Set(
        product.variants.flatMap(({ optionIds }) => optionIds.map((id) => options.get(id)?.names[locale] ?? '')),
      ),
    ]
    const own = new Set(texts.flatMap((text) => tokensOf(text).flatMap(({ word, parts }) => [word, ...parts])))
    return words.every((word) => own.has(word))
  }
  // Only names that the catalogue itself does not use show whether the synonym works.
  if (products.some((product) => has(product, synonym.from))) return undefined
  const right = products.filter((product) => synonym.to.some((words) => has(product, words))).map(({ id }) => id)
  if (right.length === 0) return undefined
  return {
    kind: 'trade name',
    locale,
    term: anyCase(random, synonym.from.join(' ')),
    wanted: synonym.to.map((words) => words.join(' ')).join(' or '),
    within: 5,
    isRight: (hits) => hits.some((hit) => right.includes(productOf(hit))),
  }
}

/** A name without its marks, or in German with two letters for one. */
export function markQuery({ products }: FindingCatalogue, random: RandomFraction): FindingQuery | undefined {
  const product = pick(random, products)
  const locale = pick(random, ['de', 'cz'] as const) ?? 'de'
  const name = product?.texts[locale].name ?? ''
  if (!product || foldText(name) === name.toLowerCase()) return undefined
  const spelled = name.replace(/[äöüÄÖÜ]/g, (letter) => `${foldText(letter)}e`)
  return {
    kind: 'without marks',
    locale,
    term: locale === 'de' && random() < 0.5 ? spelled : foldText(name),
    wanted: name,
    within: 5,
    isRight: (hits) => hits.some((hit) => productOf(hit) === product.id),
  }
}

/** Folded words of all names and descriptions; by catalogue and locale, for the time of one draw. */
const wordsOfCatalogues = new WeakMap<FindingCatalogue, Map<Locale, Set<string>>>()

function wordsIn(catalogue: FindingCatalogue, locale: Locale): Set<string> {
  const byLocale = wordsOfCatalogues.get(catalogue) ?? new Map<Locale, Set<string>>()
  wordsOfCatalogues.set(catalogue, byLocale)
  const known = byLocale.get(locale)
  if (known) return known
  const words = new Set(
    catalogue.products.flatMap(({ texts }) =>
      tokensOf(`${texts[locale].name} ${texts[locale].description}`).map(({ word }) => word),
    ),
  )
  byLocale.set(locale, words)
  return words
}
