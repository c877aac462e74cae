import type { Family, FamilyVariant, Picture } from '#tools/demo-catalogue/catalogue/family.ts'
import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import { fitnessOf } from '#tools/demo-catalogue/facts/fitness.ts'
import { supply, type Demand } from '#tools/demo-catalogue/facts/supply.ts'
import {
  application,
  fitnessRows,
  manufacture,
  materialRows,
  standard,
  surface,
  thicknesses,
  tolerance,
} from '#tools/demo-catalogue/facts/technical.ts'
import { rectangle } from '#tools/demo-catalogue/geometry/bar-outlines.ts'
import { weightOf } from '#tools/demo-catalogue/geometry/outline.ts'
import type { Grade } from '#tools/demo-catalogue/grades/grade.ts'
import { gradeOptions } from '#tools/demo-catalogue/options/material-options.ts'
import { measures, millimetres } from '#tools/demo-catalogue/options/measure-options.ts'
import { boxDimensions } from '#tools/demo-catalogue/pictures/bar-picture.ts'
import { number, type Text } from '#tools/demo-catalogue/text.ts'
import { sheetProducts } from './sheet-products.ts'
import type { SheetFormat, SheetProduct } from './sheet-product.ts'

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100]

/** Smallest edge that can be clamped on the panel saw, mm. */
const SMALLEST = 20

/** Pictures show a corner piece of this size, so that thin and thick sheets can be told apart. */
const PIECE = { width: 150, length: 220 }

function picture(strength: number, [width, length]: SheetFormat, material: Grade['drawnAs']): Picture {
  const outline = rectangle(PIECE.width, strength)
  return {
    solids: [{ outline, length: PIECE.length, material }],
    dimensions: boxDimensions(
      { left: -PIECE.width / 2, right: PIECE.width / 2, bottom: 0, top: strength, drawn: PIECE.length },
      { width: number(width).de, height: number(strength).de, length: number(length).de },
    ),
  }
}

function demandFor({ rareAbove, slow }: SheetProduct, strength: number, [, length]: SheetFormat): Demand {
  if (strength > rareAbove) return 'rare'
  return slow || (strength >= 60 && length > 1000) ? 'occasional' : 'steady'
}

function variant(product: SheetProduct, strength: number, grade: Grade, format: SheetFormat): FamilyVariant {
  const [width, length] = format
  const article = `PL-${grade.polymer.code}-${grade.code}-${strength}-${width}X${length}`
  return {
    number: article,
    ...supply(article, demandFor(product, strength, format), [2, 40]),
    options: [millimetres('thickness', strength), measures('format', format), ...gradeOptions(grade)],
    price: null,
    weight: weightOf(width * strength, length, grade.density),
    facts: {
      format: {
        strength,
        width: { min: SMALLEST, max: width },
        length: { min: SMALLEST, max: length },
        step: 1,
      },
      dimensions: dimensions({ thickness: strength, width, length }),
      ...fitnessOf(grade),
      solids: [{ outline: rectangle(width, strength), length, material: grade.drawnAs }],
    },
    picture: picture(strength, format, grade.drawnAs),
  }
}

const OVERSIZE: Text = {
  de: 'Dicke 8 bis 10 mm +0,2/+0,9; 12 bis 20 mm +0,2/+1,2; 25 bis 50 mm +0,3/+2,0; 60 bis 100 mm +0,5/+3,5; Zuschnitt 0/+5 mm',
  en: 'Thickness 8 to 10 mm +0.2/+0.9; 12 to 20 mm +0.2/+1.2; 25 to 50 mm +0.3/+2.0; 60 to 100 mm +0.5/+3.5; cut size 0/+5 mm',
}

function strengthsOf({ thinnest, thickest }: SheetProduct): number[] {
  return STEPS.filter((strength) => strength >= thinnest && strength <= thickest)
}

const listed = (strengths: number[]): Text => ({
  de: `${strengths.join(', ')} mm`,
  en: `${strengths.join(', ')} mm`,
})

function family(product: SheetProduct): Family {
  const [grade] = product.grades
  const strengths = strengthsOf(product)
  return {
    number: `PL-${grade.polymer.code}`,
    name: product.name,
    slug: product.slug,
    description: product.description,
    metaDescription: product.metaDescription,
    categories: ['sheets'],
    highlights: product.highlights,
    technical: [
      manufacture(product.manufacture),
      surface(product.surface),
      tolerance(OVERSIZE),
      standard(product.standard),
      application(product.application),
      thicknesses(listed(strengths)),
      ...materialRows(grade),
      ...fitnessRows(product.grades),
    ],
    goesWith: product.goesWith,
    alternatives: product.alternatives,
    shownBy: `PL-${grade.polymer.code}-${grade.code}-20-${product.formats[0]?.join('X')}`,
    variants: product.grades.flatMap((colour) =>
      strengths.flatMap((strength) => product.formats.map((format) => variant(product, strength, colour, format))),
    ),
  }
}

/** Eleven products: sheets by polymer. */
export const sheets: Family[] = sheetProducts.map((product) => family(product))
