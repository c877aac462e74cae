import type { FamilyVariant, Picture } from '#tools/demo-catalogue/catalogue/family.ts'
import { cutFrom } from '#tools/demo-catalogue/facts/cut.ts'
import { fitnessOf } from '#tools/demo-catalogue/facts/fitness.ts'
import { supply, type Demand } from '#tools/demo-catalogue/facts/supply.ts'
import { C_PROFILES, cProfileFor, cProfileOutline } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { B_SERIES, CHAIN_SIZES, CHAINS, type ChainSize, type Strands } from '#tools/demo-catalogue/geometry/chains.ts'
import { guideOutline, type GuideType } from '#tools/demo-catalogue/geometry/guide-outlines.ts'
import { weightOf, type Outline } from '#tools/demo-catalogue/geometry/outline.ts'
import { area } from '#drawing/outline.ts'
import type { Grade } from '#tools/demo-catalogue/grades/grade.ts'
import { gradeOptions } from '#tools/demo-catalogue/options/material-options.ts'
import { lengthOption } from '#tools/demo-catalogue/options/measure-options.ts'
import { chainOption, sectionOption } from '#tools/demo-catalogue/options/part-options.ts'
import { barPicture, barSolid, mountedPicture, type Bar } from '#tools/demo-catalogue/pictures/bar-picture.ts'
import { guideMeasures } from './guide-measures.ts'

const LENGTHS = [2000, 3000] as const

const isMounted = (type: GuideType) => type === 'CT' || type === 'CTU' || type === 'CK'

/** The steel profile's bar is the guide's own length; galvanised before stainless. */
const cProfilesFor = (size: ChainSize, length: number) =>
  ['ZN', 'VA'].map((finish) => `${cProfileFor(size)}-${finish}-${length}`)

/** Large chains, the A series and three strands in black are not kept on the shelf. */
function demandFor(size: ChainSize, strands: Strands, grade: Grade, length: number): Demand {
  if (CHAINS[size].pitch > 30) return strands > 1 || grade.antistatic ? 'rare' : 'occasional'
  if (size.endsWith('A')) return length > 2000 ? 'rare' : 'occasional'
  return strands === 3 && grade.antistatic ? 'occasional' : 'steady'
}

function pictureOf(type: GuideType, size: ChainSize, bar: Bar): Picture {
  if (!isMounted(type)) return barPicture(bar)
  const carrier = C_PROFILES[cProfileFor(size)]
  return mountedPicture({ ...bar, carrier: { outline: cProfileOutline(carrier), wall: carrier.wall } })
}

function guideVariant(
  type: GuideType,
  size: ChainSize,
  strands: Strands,
  outline: Outline,
  grade: Grade,
  length: number,
): FamilyVariant {
  const number = `${type}-${size}${strands}-${grade.code}-${length}`
  const bar: Bar = { outline, material: grade.drawnAs, length }
  return {
    number,
    ...supply(number, demandFor(size, strands, grade, length)),
    options: [
      chainOption(size, strands),
      ...(isMounted(type) ? [sectionOption(cProfileFor(size))] : []),
      lengthOption(length),
      ...gradeOptions(grade),
    ],
    price: null,
    weight: weightOf(area(outline), length, grade.density),
    facts: {
      cut: cutFrom(length, 'c'),
      ...(isMounted(type) && { cProfiles: cProfilesFor(size, length) }),
      dimensions: guideMeasures(type, size, strands, outline),
      ...fitnessOf(grade),
      solids: [barSolid(bar)],
    },
    picture: pictureOf(type, size, bar),
  }
}

/** All chains in all grades and lengths; the A series is made for one strand only. */
export const guideVariants = (type: GuideType, strands: Strands, grades: readonly Grade[]): FamilyVariant[] =>
  (strands === 1 ? CHAIN_SIZES : B_SERIES).flatMap((size) => {
    const outline = guideOutline(type, size, strands)
    return grades.flatMap((grade) => LENGTHS.map((length) => guideVariant(type, size, strands, outline, grade, length)))
  })
