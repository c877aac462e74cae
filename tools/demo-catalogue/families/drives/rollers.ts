import type { Family, FamilyVariant, SolidInput } from '#tools/demo-catalogue/catalogue/family.ts'
import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import { fitnessOf } from '#tools/demo-catalogue/facts/fitness.ts'
import { listPrice } from '#tools/demo-catalogue/facts/price.ts'
import { supply } from '#tools/demo-catalogue/facts/supply.ts'
import {
  application,
  fitnessRows,
  manufacture,
  materialRows,
  note,
  surface,
  tolerance,
} from '#tools/demo-catalogue/facts/technical.ts'
import { circle } from '#tools/demo-catalogue/geometry/bar-outlines.ts'
import { solidsWeight } from '#tools/demo-catalogue/geometry/solid-weight.ts'
import type { Grade } from '#tools/demo-catalogue/grades/grade.ts'
import { GRADES } from '#tools/demo-catalogue/grades/grades.ts'
import { gradeOptions } from '#tools/demo-catalogue/options/material-options.ts'
import { millimetres } from '#tools/demo-catalogue/options/measure-options.ts'
import { fixingOption } from '#tools/demo-catalogue/options/part-options.ts'
import { discPicture } from '#tools/demo-catalogue/pictures/disc-picture.ts'

/** Outside diameter, width, bore; from 35 mm a deep-groove ball bearing by its outside diameter and width, mm. */
const SIZES = [
  { outside: 20, width: 12, bore: 6 },
  { outside: 25, width: 14, bore: 8 },
  { outside: 30, width: 16, bore: 10 },
  { outside: 35, width: 16, bore: 8, bearing: { outside: 22, width: 7 } },
  { outside: 40, width: 18, bore: 10, bearing: { outside: 26, width: 8 } },
  { outside: 50, width: 20, bore: 12, bearing: { outside: 28, width: 8 } },
  { outside: 60, width: 22, bore: 15, bearing: { outside: 32, width: 9 } },
  { outside: 70, width: 25, bore: 17, bearing: { outside: 35, width: 10 } },
  { outside: 80, width: 28, bore: 20, bearing: { outside: 42, width: 12 } },
  { outside: 100, width: 32, bore: 25, bearing: { outside: 47, width: 12 } },
  { outside: 120, width: 36, bore: 30, bearing: { outside: 55, width: 13 } },
  { outside: 150, width: 42, bore: 40, bearing: { outside: 68, width: 15 } },
] as const

type RollerSize = { outside: number; width: number; bore: number; bearing?: { outside: number; width: number } }

/** Share of a ball bearing's ring that is steel. */
const BEARING_FILL = 0.7

const MATERIALS = [GRADES.murytalCBlue, GRADES.murylonCast] as const

function solidsOf({ outside, width, bore, bearing }: RollerSize, grade: Grade): SolidInput[] {
  const ring = (solid: Omit<SolidInput, 'axis'>): SolidInput => ({ axis: 'x', ...solid })
  if (!bearing) {
    return [ring({ outline: circle(outside), holes: [circle(bore)], length: width, material: grade.drawnAs })]
  }
  const seat = circle(bearing.outside)
  return [
    ring({ outline: seat, holes: [circle(bore)], length: width, material: 'steel' }),
    ring({ outline: circle(outside), holes: [seat], length: width, material: grade.drawnAs }),
  ]
}

function weightOf(size: RollerSize, grade: Grade): number {
  const { outside, width, bore, bearing } = size
  const body = solidsWeight(
    [{ outline: circle(outside), holes: [circle(bearing?.outside ?? bore)], length: width, material: 'plastic' }],
    grade.density,
  )
  if (!bearing) return body
  const ring = { outline: circle(bearing.outside), holes: [circle(bore)], length: bearing.width, material: 'steel' }
  return body + BEARING_FILL * solidsWeight([ring], grade.density)
}

const technicalOf = (grade: Grade) => [
  manufacture({ de: 'aus Rundstab gedreht', en: 'turned from rod' }),
  surface({ de: 'Lauffläche Ra 1,6 µm', en: 'running surface Ra 1.6 µm' }),
  tolerance({ de: 'Außendurchmesser h11, Bohrung H9', en: 'outside diameter h11, bore H9' }),
  application({
    de: 'Lauf-, Stütz- und Umlenkrollen in Förderern und Vorrichtungen',
    en: 'Running, support and deflection rollers in conveyors and fixtures',
  }),
  ...materialRows(grade),
  ...fitnessRows([grade]),
  note({
    de: 'Bis 30 mm mit Gleitbohrung, ab 35 mm mit Rillenkugellager, beidseitig abgedichtet (2RS).',
    en: 'Up to 30 mm with plain bore, from 35 mm with deep-groove ball bearing, sealed on both sides (2RS).',
  }),
]

function variant(size: RollerSize, grade: Grade): FamilyVariant {
  const article = `LR-${size.outside}-${grade.polymer.code}`
  const { outside, width, bore } = size
  const weight = weightOf(size, grade)
  return {
    number: article,
    ...supply(article, outside >= 150 ? 'occasional' : 'steady', [10, 120]),
    options: [millimetres('diameter', outside), ...gradeOptions(grade)],
    price: listPrice((size.bearing ? 7.4 : 2.6) + outside * 0.09 + weight * 22),
    weight,
    facts: {
      dimensions: dimensions({ outside, width, bore }),
      technical: technicalOf(grade),
      ...fitnessOf(grade),
    },
    picture: discPicture(solidsOf(size, grade), { diameter: outside, width }),
  }
}

export const rollers: Family = {
  number: 'LR',
  name: { de: 'Lauf- und Umlenkrolle', en: 'Running and deflection roller' },
  slug: { de: 'lauf-umlenkrolle', en: 'running-deflection-roller' },
  description: {
    de: 'Zylindrische Rolle für Riemen, Seile und als Laufrad in Vorrichtungen. Kleine Rollen laufen mit Gleitbohrung auf der Achse, ab 35 mm sitzt ein abgedichtetes Rillenkugellager im Körper. In blauem POM-C ist die Rolle im Lebensmittelbetrieb gut zu sehen, in Gusspolyamid trägt sie mehr.',
    en: 'Cylindrical roller for belts and ropes and as a wheel in fixtures. Small rollers run with a plain bore on the axle; from 35 mm a sealed ball bearing sits in the body. In blue POM-C the roller is easy to spot in food plants, in cast polyamide it carries more.',
  },
  metaDescription: {
    de: 'Lauf- und Umlenkrollen aus POM-C blau [FS] oder Gusspolyamid, 20 bis 150 mm, mit Gleitbohrung oder Kugellager.',
    en: 'Running and deflection rollers of POM-C blue [FS] or cast polyamide, 20 to 150 mm, with plain bore or ball bearing.',
  },
  categories: ['sprockets-rollers'],
  highlights: [
    { de: 'Zwölf Durchmesser von 20 bis 150 mm', en: 'Twelve diameters from 20 to 150 mm' },
    { de: 'Ab 35 mm mit abgedichtetem Rillenkugellager', en: 'From 35 mm with sealed deep-groove ball bearing' },
    { de: 'Körper für Lebensmittelkontakt geeignet', en: 'Body suitable for food contact' },
  ],
  technical: technicalOf(GRADES.murytalCBlue),
  properties: [fixingOption('shaft')],
  goesWith: ['RRF', 'KRF', 'RSP'],
  shownBy: 'LR-60-POMC',
  variants: MATERIALS.flatMap((grade) => SIZES.map((size) => variant(size, grade))),
}
