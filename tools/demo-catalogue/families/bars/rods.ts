import type { Family, FamilyVariant } from '#tools/demo-catalogue/catalogue/family.ts'
import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import type { Demand } from '#tools/demo-catalogue/facts/supply.ts'
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
import type { Grade } from '#tools/demo-catalogue/grades/grade.ts'
import { millimetres } from '#tools/demo-catalogue/options/measure-options.ts'
import { same, type Text } from '#tools/demo-catalogue/text.ts'
import { engineeringRods } from './engineering-rods.ts'
import { highPerformanceRods } from './high-performance-rods.ts'
import type { RodProduct } from './rod-product.ts'

const STEPS = [10, 12, 16, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 180, 200]
const LENGTHS = [1000, 2000] as const

export const ROD_OVERSIZE: Text = {
  de: 'Durchmesser bis 10 mm +0,2/+0,9; 12 bis 20 mm +0,2/+1,2; 25 bis 50 mm +0,3/+2,0; ab 60 mm +0,5/+3,5',
  en: 'Diameter up to 10 mm +0.2/+0.9; 12 to 20 mm +0.2/+1.2; 25 to 50 mm +0.3/+2.0; from 60 mm +0.5/+3.5',
}

function demandFor({ rareAbove, slow }: RodProduct, diameter: number, length: number): Demand {
  if (diameter > rareAbove) return 'rare'
  return slow || (length > 1000 && diameter > 100) ? 'occasional' : 'steady'
}

const variant = (product: RodProduct, diameter: number, grade: Grade, length: number): FamilyVariant =>
  plasticBar({
    number: `RS-${grade.polymer.code}-${grade.code}-${diameter}-${length}`,
    demand: demandFor(product, diameter, length),
    grade,
    length,
    outline: circle(diameter, 0, diameter / 2),
    options: [millimetres('diameter', diameter)],
    dimensions: dimensions({ diameter, length }),
    across: `Ø\u00a0${diameter}`,
  })

function family(product: RodProduct): Family {
  const [grade] = product.grades
  return {
    number: `RS-${grade.polymer.code}`,
    name: product.name,
    slug: product.slug,
    description: product.description,
    metaDescription: product.metaDescription,
    categories: ['rods'],
    highlights: product.highlights,
    technical: [
      manufacture(product.manufacture),
      surface({ de: 'geschält oder extrusionsglatt', en: 'peeled or smooth from the die' }),
      tolerance(ROD_OVERSIZE),
      standard(same('EN 15860')),
      application(product.application),
      lengths({ de: '1\u00a0000 und 2\u00a0000 mm, +0/+3 %', en: '1\u00a0000 and 2\u00a0000 mm, +0/+3 %' }),
      ...materialRows(grade),
      ...fitnessRows(product.grades),
    ],
    goesWith: product.goesWith,
    alternatives: product.alternatives,
    shownBy: `RS-${grade.polymer.code}-${grade.code}-50-1000`,
    variants: product.grades.flatMap((colour) =>
      STEPS.filter((step) => step >= product.thinnest && step <= product.thickest).flatMap((diameter) =>
        LENGTHS.map((length) => variant(product, diameter, colour, length)),
      ),
    ),
  }
}

/** Ten products: rods by polymer. */
export const rods: Family[] = [...engineeringRods, ...highPerformanceRods].map((product) => family(product))
