import { toNumberKey } from '#backend/search/text/fold.ts'
import type { Locale } from '#contracts/locales.ts'
import type { Hit } from '#contracts/search/hit-page.ts'
import {
  anyCase,
  anyLocale,
  type FindingCatalogue,
  type FindingQuery,
  numberOf,
  pick,
  type RandomFraction,
  repeat,
} from './finding-query.ts'

export function numberQuery({ products }: FindingCatalogue, random: RandomFraction): FindingQuery | undefined {
  const number = pick(random, pick(random, products)?.variants ?? [])?.number
  if (number === undefined) return undefined
  const separator = pick(random, ['-', '', ' ', '.', '/', '_']) ?? '-'
  return {
    kind: 'number',
    locale: anyLocale(random),
    term: anyCase(random, number.replaceAll('-', separator)),
    wanted: number,
    within: 1,
    isRight: (hits) => hits.some((hit) => numberOf(hit) === number),
  }
}

/** Prefixes of at least four letters. If more than five numbers begin so, five that do are right. */
export function prefixQueries({ products }: FindingCatalogue, random: RandomFraction, count: number): FindingQuery[] {
  const numbers = products.flatMap(({ variants }) => variants.map(({ number }) => number))
  const keys = numbers.map(toNumberKey).toSorted()
  return repeat(count, () => {
    const number = pick(random, numbers) ?? ''
    const key = toNumberKey(number)
    const length = 4 + Math.floor(random() * Math.max(1, key.length - 4))
    const term = key.slice(0, length)
    const same = keys.filter((one) => one.startsWith(term)).length
    return {
      kind: 'prefix' as const,
      locale: anyLocale(random),
      term: anyCase(random, term),
      wanted: number,
      within: 5,
      isRight: (hits: readonly Hit[]) =>
        same > 5
          ? hits.length === 5 && hits.every((hit) => toNumberKey(numberOf(hit)).startsWith(term))
          : hits.some((hit) => numberOf(hit) === number),
    }
  })
}

export function measuresQuery({ products }: FindingCatalogue, random: RandomFraction): FindingQuery | undefined {
  const product = pick(random, products)
  const variant = pick(random, product?.variants ?? [])
  const locale = anyLocale(random)
  const values = Object.values(variant?.measure ?? {})
    .filter((value) => value >= 1)
    .slice(0, 3)
  if (!product || values.length < 2) return undefined
  const sign = pick(random, [' x ', '×', 'x', ' × ', '*']) ?? 'x'
  const inUnit = pick(random, [
    values.map(write(locale)).join(sign),
    `${values.map(write(locale)).join(sign)} mm`,
    `${values.map((value) => write(locale)(value / 10)).join(sign)} cm`,
  ])
  const right = new Set(
    product.variants
      .filter(({ measure }) => values.every((value) => Object.values(measure).includes(value)))
      .map(({ number }) => number),
  )
  return {
    kind: 'measures',
    locale,
    term: `${product.texts[locale].name} ${inUnit}`,
    wanted: [...right][0] ?? '',
    within: 5,
    isRight: (hits) => hits.some((hit) => right.has(numberOf(hit))),
  }
}

const write =
  (locale: Locale) =>
  (value: number): string => {
    const text = String(Math.round(value * 10_000) / 10_000)
    return locale === 'en' ? text : text.replace('.', ',')
  }
