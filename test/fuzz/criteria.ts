import type { Random } from './random.ts'
import { oddText, oddValue } from './values.ts'

const FILTER_TYPES = [
  'equals',
  'equalsAny',
  'equalsAll',
  'contains',
  'prefix',
  'suffix',
  'range',
  'multi',
  'and',
  'or',
  'nand',
  'nor',
  'not',
]
const ASSOCIATIONS = [
  'media',
  'cover',
  'options',
  'properties',
  'categories',
  'children',
  'seoUrls',
  'crossSellings',
  'manufacturer',
]

/** Random criteria for a shop: each part may be right or odd. */
export function criteriaFor(random: Random, fields: readonly string[]): Record<string, unknown> {
  const field = () => (random.percent(90) ? random.pick(fields) : oddText(random))
  const value = () => (random.percent(50) ? oddText(random) : oddValue(random))
  const filter = (depth: number): object => {
    const type = random.percent(95) ? random.pick(FILTER_TYPES) : oddText(random)
    if (type === 'range')
      return { type, field: field(), parameters: { [random.pick(['gt', 'gte', 'lt', 'lte'])]: value() } }
    if (depth > 0 && ['multi', 'and', 'or', 'nand', 'nor', 'not'].includes(type)) {
      const queries = Array.from({ length: random.below(4) }, () => filter(depth - 1))
      return { type, operator: random.pick(['and', 'or', 'AND', 'xor']), queries }
    }
    return { type, field: field(), value: value() }
  }
  const several = <Item>(most: number, make: () => Item) => Array.from({ length: random.below(most) }, make)
  const maybe = (share: number, name: string, make: () => unknown) => (random.percent(share) ? { [name]: make() } : {})
  return {
    limit: random.pick([1, 2, 5]),
    ...maybe(80, 'filter', () => several(random.pick([2, 4, 60]), () => filter(2))),
    ...maybe(10, 'post-filter', () => several(3, () => filter(1))),
    ...maybe(10, 'filter', () => ({ [field()]: value() })),
    ...maybe(40, 'sort', () =>
      several(random.pick([3, 14]), () => ({ field: field(), order: random.pick(['ASC', 'DESC']) })),
    ),
    ...maybe(10, 'ids', () => random.pick([oddText(random), several(600, () => oddText(random))])),
    ...maybe(20, 'associations', () => associations(random, 3)),
    ...maybe(20, 'includes', () => ({ product: several(4, () => oddText(random)), [oddText(random)]: value() })),
    ...maybe(20, 'total-count-mode', () => random.pick([0, 1, 2, 'exact', oddText(random)])),
    ...maybe(10, 'page', value),
    ...maybe(10, 'aggregations', value),
  }
}

function associations(random: Random, depth: number): Record<string, unknown> {
  const names = Array.from({ length: random.below(4) }, () => random.pick(ASSOCIATIONS))
  const below = () =>
    depth > 0 && random.percent(50) ? { associations: associations(random, depth - 1) } : oddValue(random)
  return Object.fromEntries(names.map((name) => [name, below()]))
}
