import type { FamilyVariant } from '#tools/demo-catalogue/catalogue/family.ts'
import { cutFrom } from '#tools/demo-catalogue/facts/cut.ts'
import type { Dimension } from '#tools/demo-catalogue/facts/dimension.ts'
import { fitnessOf } from '#tools/demo-catalogue/facts/fitness.ts'
import { supply, type Demand } from '#tools/demo-catalogue/facts/supply.ts'
import { weightOf, type Outline } from '#tools/demo-catalogue/geometry/outline.ts'
import { area } from '#drawing/outline.ts'
import type { Grade } from '#tools/demo-catalogue/grades/grade.ts'
import { gradeOptions } from '#tools/demo-catalogue/options/material-options.ts'
import { lengthOption } from '#tools/demo-catalogue/options/measure-options.ts'
import type { Option } from '#tools/demo-catalogue/options/option.ts'
import { barPicture, barSolid, type Bar } from '#tools/demo-catalogue/pictures/bar-picture.ts'

export interface PlasticBar {
  number: string
  demand: Demand
  grade: Grade
  length: number
  outline: Outline
  holes?: Outline[]
  options: Option[]
  dimensions: Dimension[]
  /** Text of the diameter of a round bar. */
  across?: string
}

/** A plastic profile sold by length: cut bounds, weight, drawing and flags follow from section and grade. */
export function plasticBar({
  number,
  demand,
  grade,
  length,
  outline,
  holes,
  across,
  ...rest
}: PlasticBar): FamilyVariant {
  const bar: Bar = { outline, holes, material: grade.drawnAs, length, across }
  const section = (holes ?? []).reduce((sum, hole) => sum - area(hole), area(outline))
  return {
    number,
    ...supply(number, demand),
    options: [...rest.options, lengthOption(length), ...gradeOptions(grade)],
    price: null,
    weight: weightOf(section, length, grade.density),
    facts: {
      cut: cutFrom(length, 'c'),
      dimensions: rest.dimensions,
      ...fitnessOf(grade),
      solids: [barSolid(bar)],
    },
    picture: barPicture(bar),
  }
}
