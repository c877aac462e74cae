import type { Family, FamilyVariant } from '#tools/demo-catalogue/families/family.ts'
import { FAMILY_FILES, families, toFamily } from '#tools/demo-catalogue/families/families.ts'
import { type ProductSource, readProducts } from '#tools/demo-catalogue/families/product-source.ts'

/** Variants of one family after the other: from a short table to the longest that a page has to show. */
export const SERIES_SIZES = [1000, 12, 40, 160, 24, 80] as const

/** Stock lengths of a series, mm: as many as its size needs, the same ones in every series. */
const LENGTHS = Array.from({ length: 24 }, (_, index) => (index + 1) * 250)

/**
 * Families beyond the demo's, without an end. Each of its products with stock lengths comes again as series 2, 3 and so
 * on, in more lengths. Sizes, weights, prices, drawings and facts follow the rules of the demo's own families.
 */
export function* seriesFamilies(): Generator<Family> {
  const sources = FAMILY_FILES.flatMap((name) => readProducts(`families/${name}.json`)).filter(({ lengths }) => lengths)
  let made = 0
  for (let series = 2; ; series += 1) {
    for (const source of sources) {
      yield seriesFamily(source, series, SERIES_SIZES[made % SERIES_SIZES.length] ?? 1)
      made += 1
    }
  }
}

function seriesFamily(source: ProductSource, series: number, size: number): Family {
  const { number, name, slug, variantNumber, materials, range } = source
  const family = toFamily({
    ...source,
    number: `${number}-${series}`,
    name: { de: `${name.de}, Serie ${series}`, en: `${name.en}, series ${series}` },
    slug: { de: `${slug.de}-serie-${series}`, en: `${slug.en}-series-${series}` },
    variantNumber: `${variantNumber}-${series}`,
    lengths: LENGTHS.slice(0, Math.ceil(size / (range.length * materials.length))),
  })
  const variants = family.variants.slice(0, size).map(withKnownProfiles)
  return { ...family, variants, pictureOf: variants[0]?.number ?? '' }
}

const DEMO_NUMBERS = new Set(families.flatMap(({ variants }) => variants.map(({ number }) => number)))

/** Steel C-profiles are stocked in the demo's lengths alone: a guide of another length fits none of them. */
function withKnownProfiles(variant: FamilyVariant): FamilyVariant {
  const { cProfiles, ...facts } = variant.facts
  if (!cProfiles) return variant
  return { ...variant, facts: { ...facts, cProfiles: cProfiles.filter((number) => DEMO_NUMBERS.has(number)) } }
}
