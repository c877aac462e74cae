import type { Family, FamilyVariant } from '#tools/demo-catalogue/catalogue/family.ts'
import { cutFrom } from '#tools/demo-catalogue/facts/cut.ts'
import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import { STEEL_FITNESS } from '#tools/demo-catalogue/facts/fitness.ts'
import { listPrice } from '#tools/demo-catalogue/facts/price.ts'
import { supply } from '#tools/demo-catalogue/facts/supply.ts'
import {
  C_PROFILE_NAMES,
  C_PROFILES,
  cProfileOutline,
  type CProfileName,
} from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { weightOf } from '#tools/demo-catalogue/geometry/outline.ts'
import { area } from '#drawing/outline.ts'
import { METALS, type Metal } from '#tools/demo-catalogue/grades/grades.ts'
import { materialOption } from '#tools/demo-catalogue/options/material-options.ts'
import { lengthOption } from '#tools/demo-catalogue/options/measure-options.ts'
import { fixingOption, sectionOption } from '#tools/demo-catalogue/options/part-options.ts'
import { barPicture, barSolid } from '#tools/demo-catalogue/pictures/bar-picture.ts'
import { GALVANISED, STAINLESS, type CProfileText } from './c-profile-texts.ts'

const LENGTHS = [2000, 3000, 6000] as const

/** EUR per kg, and for rolling and handling a bar. */
const RATE: Record<Metal['code'], { kilogram: number; bar: number }> = {
  ZN: { kilogram: 3.4, bar: 2.2 },
  VA: { kilogram: 9.6, bar: 2.8 },
}

function variant(name: CProfileName, metal: Metal, length: number): FamilyVariant {
  const number = `${name}-${metal.code}-${length}`
  const profile = C_PROFILES[name]
  const outline = cProfileOutline(profile)
  const weight = weightOf(area(outline), length, metal.density)
  const bar = { outline, material: metal.drawnAs, length }
  const { width, height, wall, slot } = profile
  const long = length === 6000 && metal.code === 'VA'
  return {
    number,
    ...supply(number, long ? 'occasional' : 'steady', [20, 240]),
    options: [sectionOption(name), lengthOption(length), materialOption(metal)],
    price: listPrice(RATE[metal.code].bar + RATE[metal.code].kilogram * weight),
    weight,
    facts: {
      cut: cutFrom(length, 'm'),
      dimensions: dimensions({ width, height, wall, slot }),
      ...STEEL_FITNESS,
      solids: [barSolid(bar)],
    },
    picture: barPicture(bar),
  }
}

const family = (metal: Metal, text: CProfileText): Family => ({
  number: `C-${metal.code}`,
  categories: ['c-profiles'],
  properties: [fixingOption('bolted')],
  goesWith: ['CT-1', 'CTU-1', 'CK-1', 'VE', 'KO', 'KL'],
  alternatives: [metal.code === 'ZN' ? 'C-VA' : 'C-ZN'],
  ...text,
  shownBy: `C30-${metal.code}-2000`,
  variants: C_PROFILE_NAMES.flatMap((name) => LENGTHS.map((length) => variant(name, metal, length))),
})

export const cProfiles: Family[] = [family(METALS.zinc, GALVANISED), family(METALS.stainless, STAINLESS)]
