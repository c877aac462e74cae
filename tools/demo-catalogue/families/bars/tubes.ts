import type { Family } from '#tools/demo-catalogue/catalogue/family.ts'
import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import {
  application,
  fitnessRows,
  lengths,
  manufacture,
  materialRows,
  standard,
  surface,
  tolerance,
} from '#tools/demo-catalogue/facts/technical.ts'
import { plasticBar } from '#tools/demo-catalogue/families/plastic-bar.ts'
import { circle } from '#tools/demo-catalogue/geometry/bar-outlines.ts'
import { millimetres } from '#tools/demo-catalogue/options/measure-options.ts'
import { same } from '#tools/demo-catalogue/text.ts'
import { tubeProducts, type TubeProduct } from './tube-products.ts'

const LENGTH = 1000
const SIZES = [
  [25, 10],
  [30, 15],
  [40, 20],
  [50, 20],
  [50, 30],
  [60, 30],
  [60, 40],
  [70, 40],
  [80, 40],
  [80, 50],
  [90, 50],
  [100, 50],
  [100, 70],
  [120, 60],
  [120, 80],
  [150, 80],
  [150, 100],
  [200, 100],
] as const

const variantsOf = ({ grade }: TubeProduct) =>
  SIZES.map(([outside, inside]) =>
    plasticBar({
      number: `RO-${grade.polymer.code}-${outside}X${inside}-${LENGTH}`,
      demand: outside >= 150 ? 'rare' : outside >= 100 ? 'occasional' : 'steady',
      grade,
      length: LENGTH,
      outline: circle(outside, 0, outside / 2),
      holes: [circle(inside, 0, outside / 2)],
      options: [millimetres('diameter', outside), millimetres('bore', inside)],
      dimensions: dimensions({ outside, inside }),
      across: `Ø\u00a0${outside}/${inside}`,
    }),
  )

const family = (product: TubeProduct): Family => ({
  number: `RO-${product.grade.polymer.code}`,
  name: product.name,
  slug: product.slug,
  description: product.description,
  metaDescription: product.metaDescription,
  categories: ['tubes'],
  highlights: product.highlights,
  technical: [
    manufacture(product.manufacture),
    surface({ de: 'außen geschält oder extrusionsglatt, innen roh', en: 'outside peeled or smooth, inside as made' }),
    tolerance({
      de: 'außen mit Plus-, innen mit Minustoleranz: auf Nennmaß bearbeitbar',
      en: 'outside oversize, inside undersize: can be machined to nominal size',
    }),
    standard(same('EN 15860')),
    application(product.application),
    lengths({ de: '1\u00a0000 mm, +0/+3 %', en: '1\u00a0000 mm, +0/+3 %' }),
    ...materialRows(product.grade),
    ...fitnessRows([product.grade]),
  ],
  goesWith: product.goesWith,
  alternatives: product.alternatives,
  shownBy: `RO-${product.grade.polymer.code}-60X40-${LENGTH}`,
  variants: variantsOf(product),
})

export const tubes: Family[] = tubeProducts.map((product) => family(product))
