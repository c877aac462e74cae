import type { Family, FamilyVariant } from '#tools/demo-catalogue/catalogue/family.ts'
import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import { fitnessOf } from '#tools/demo-catalogue/facts/fitness.ts'
import { supply } from '#tools/demo-catalogue/facts/supply.ts'
import {
  application,
  fitnessRows,
  manufacture,
  materialRows,
  standard,
  surface,
  tolerance,
} from '#tools/demo-catalogue/facts/technical.ts'
import { circle } from '#tools/demo-catalogue/geometry/bar-outlines.ts'
import { thousandths } from '#tools/demo-catalogue/geometry/outline.ts'
import { solidsWeight } from '#tools/demo-catalogue/geometry/solid-weight.ts'
import { gearOutline } from '#tools/demo-catalogue/geometry/toothed-outlines.ts'
import { GRADES } from '#tools/demo-catalogue/grades/grades.ts'
import { gradeOptions } from '#tools/demo-catalogue/options/material-options.ts'
import { count } from '#tools/demo-catalogue/options/measure-options.ts'
import { fixingOption } from '#tools/demo-catalogue/options/part-options.ts'
import { discPicture } from '#tools/demo-catalogue/pictures/disc-picture.ts'
import { MODULES, TEETH } from './toothing.ts'

const GRADE = GRADES.murytalC

/** Pilot bore by module, mm; small gears get a smaller one. */
const BORES: Record<number, number> = { 1: 6, 1.5: 8, 2: 10, 2.5: 12, 3: 14, 4: 16, 5: 20 }
const boreOf = (module: number, teeth: number) =>
  Math.min(BORES[module] ?? 6, Math.floor(module * (teeth - 2.5) * 0.42))

function variant(module: number, teeth: number): FamilyVariant {
  const article = `SR-${module}-${teeth}`
  const faceWidth = 10 * module
  const bore = boreOf(module, teeth)
  const tipCircle = thousandths(module * (teeth + 2))
  const solids = [
    {
      axis: 'x' as const,
      outline: gearOutline(module, teeth),
      holes: [circle(bore)],
      length: faceWidth,
      material: GRADE.drawnAs,
    },
  ]
  return {
    number: article,
    ...supply(article, module >= 4 && teeth > 40 ? 'rare' : teeth > 50 ? 'occasional' : 'steady', [4, 48]),
    options: [count('module', module), count('teeth', teeth), ...gradeOptions(GRADE)],
    price: null,
    weight: solidsWeight(solids, GRADE.density),
    facts: {
      dimensions: dimensions({ pitchCircle: module * teeth, tipCircle, faceWidth, bore }),
      ...fitnessOf(GRADE),
    },
    picture: discPicture(solids, { diameter: tipCircle, width: faceWidth }),
  }
}

export const gears: Family = {
  number: 'SR',
  name: { de: 'Stirnzahnrad', en: 'Spur gear' },
  slug: { de: 'stirnzahnrad', en: 'spur-gear' },
  description: {
    de: 'Geradverzahntes Stirnrad aus POM-C, aus dem Vollen gefräst. Mit einem Gegenrad aus Stahl läuft es leise und bei mäßiger Last ohne Schmierung; zwei Kunststoffräder miteinander werden wärmer und sollten aus verschiedenen Werkstoffen sein. Geliefert mit Vorbohrung, Nabennut und Fertigbohrung nach Zeichnung.',
    en: 'Straight-toothed spur gear of POM-C, milled from the solid. With a mating gear of steel it runs quietly and, at moderate load, without lubrication; two plastic gears together get warmer and should be of different materials. Supplied with a pilot bore; keyway and finished bore to drawing.',
  },
  metaDescription: {
    de: 'Stirnzahnräder aus POM-C, Modul 1 bis 5, 12 bis 80 Zähne, Eingriffswinkel 20 Grad.',
    en: 'Spur gears of POM-C, module 1 to 5, 12 to 80 teeth, pressure angle 20 degrees.',
  },
  categories: ['gears-racks'],
  highlights: [
    { de: 'Modul 1 bis 5 nach DIN 780, 12 bis 80 Zähne', en: 'Module 1 to 5 to DIN 780, 12 to 80 teeth' },
    { de: 'Eingriffswinkel 20 Grad, Zahnbreite 10 × Modul', en: 'Pressure angle 20 degrees, face width 10 × module' },
    { de: 'Weniger als ein Fünftel des Gewichts von Stahl', en: 'Less than a fifth of the weight of steel' },
    { de: 'Einsatz von −40 bis +100 °C', en: 'Service from −40 to +100 °C' },
  ],
  technical: [
    manufacture({ de: 'aus dem Vollen wälzgefräst', en: 'hobbed from the solid' }),
    surface({ de: 'Zahnflanken Ra 3,2 µm', en: 'tooth flanks Ra 3.2 µm' }),
    tolerance({ de: 'Verzahnung Qualität 9 bis 10 nach DIN 3961', en: 'toothing quality 9 to 10 to DIN 3961' }),
    standard({ de: 'Modulreihe DIN 780, Bezugsprofil DIN 867', en: 'Modules DIN 780, basic rack DIN 867' }),
    application({
      de: 'Stellantriebe, Druckmaschinen, Textil- und Verpackungsmaschinen',
      en: 'Actuators, printing presses, textile and packaging machines',
    }),
    ...materialRows(GRADE),
    ...fitnessRows([GRADE]),
  ],
  properties: [fixingOption('shaft')],
  goesWith: ['ZS', 'RS-POMC', 'PL-POMC'],
  shownBy: 'SR-3-24',
  variants: MODULES.flatMap((module) => TEETH.map((teeth) => variant(module, teeth))),
}
