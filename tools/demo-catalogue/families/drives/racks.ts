import type { Family, FamilyVariant } from '#tools/demo-catalogue/catalogue/family.ts'
import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import { fitnessOf } from '#tools/demo-catalogue/facts/fitness.ts'
import { supply, type Demand } from '#tools/demo-catalogue/facts/supply.ts'
import {
  application,
  fitnessRows,
  manufacture,
  materialRows,
  note,
  standard,
  surface,
  tolerance,
} from '#tools/demo-catalogue/facts/technical.ts'
import { area } from '#drawing/outline.ts'
import { thousandths, weightOf } from '#tools/demo-catalogue/geometry/outline.ts'
import { rackOutline } from '#tools/demo-catalogue/geometry/toothed-outlines.ts'
import type { Grade } from '#tools/demo-catalogue/grades/grade.ts'
import { GRADES } from '#tools/demo-catalogue/grades/grades.ts'
import { gradeOptions } from '#tools/demo-catalogue/options/material-options.ts'
import { count, lengthOption } from '#tools/demo-catalogue/options/measure-options.ts'
import { fixingOption } from '#tools/demo-catalogue/options/part-options.ts'
import { number } from '#tools/demo-catalogue/text.ts'
import { MODULES } from './toothing.ts'

const MATERIALS = [GRADES.murytalC, GRADES.murylonCast, GRADES.sGreen] as const
const LENGTHS = [500, 1000] as const

/** Teeth in the picture; the dimension line tells the real length. */
const DRAWN_TEETH = 10

const teethOn = (length: number, module: number) => Math.floor(length / (Math.PI * module))

const demandFor = (module: number, grade: Grade): Demand =>
  module > 4 ? 'rare' : grade === GRADES.murytalC || module <= 3 ? 'steady' : 'occasional'

function variant(module: number, grade: Grade, length: number): FamilyVariant {
  const article = `ZS-${grade.polymer.code}-${module}-${length}`
  const side = 10 * module
  const teeth = teethOn(length, module)
  const exact = Math.round(teeth * Math.PI * module * 100) / 100
  const drawn = thousandths(DRAWN_TEETH * Math.PI * module)
  return {
    number: article,
    ...supply(article, demandFor(module, grade), [3, 30]),
    options: [count('module', module), lengthOption(length), ...gradeOptions(grade)],
    price: null,
    weight: weightOf(area(rackOutline(module, teeth, side)), side, grade.density),
    facts: {
      dimensions: dimensions({ width: side, height: side, pitch: Math.PI * module, length: exact }),
      technical: technicalOf(grade),
      ...fitnessOf(grade),
    },
    picture: {
      solids: [{ axis: 'x', outline: rackOutline(module, DRAWN_TEETH, side), length: side, material: grade.drawnAs }],
      dimensions: [
        { along: 'x', from: [0, 0, 0], length: side, text: number(side).de },
        { along: 'z', from: [0, 0, 0], length: side, text: number(side).de },
        { along: 'y', from: [side, 0, 0], length: drawn, text: number(exact).de },
      ],
    },
  }
}

const technicalOf = (grade: Grade) => [
  manufacture({ de: 'aus dem Vollen gefräst', en: 'milled from the solid' }),
  surface({ de: 'Zahnflanken Ra 3,2 µm', en: 'tooth flanks Ra 3.2 µm' }),
  tolerance({
    de: 'Teilungsabweichung höchstens 0,1 mm auf 500 mm bei 23 °C',
    en: 'pitch deviation at most 0.1 mm over 500 mm at 23 °C',
  }),
  standard({ de: 'Modulreihe DIN 780, Bezugsprofil DIN 867', en: 'Modules DIN 780, basic rack DIN 867' }),
  application({ de: 'Verstellungen, Schiebetore, Portale', en: 'Adjustments, sliding gates, gantries' }),
  ...materialRows(grade),
  ...fitnessRows([grade]),
  note({
    de: 'Am Ende einer vollen Teilung gesägt: Stangen lassen sich aneinandersetzen.',
    en: 'Sawn at the end of a full pitch: bars can be butted together.',
  }),
]

export const racks: Family = {
  number: 'ZS',
  name: { de: 'Zahnstange', en: 'Rack' },
  slug: { de: 'zahnstange', en: 'rack' },
  description: {
    de: 'Gefräste Zahnstange mit quadratischem Querschnitt in drei Werkstoffen: POM-C für genaue Teilung, Gusspolyamid für stoßende Last, PE-UHMW für Staub und Nässe. Sie läuft mit Rädern aus Stahl oder Kunststoff gleichen Moduls. Die Länge endet auf einer vollen Teilung, mehrere Stangen lassen sich stoßen.',
    en: 'Milled rack of square section in three materials: POM-C for accurate pitch, cast polyamide for shock loads, PE-UHMW for dust and wet. It runs with gears of steel or plastic of the same module. The length ends on a full pitch, so several bars can be butted.',
  },
  metaDescription: {
    de: 'Zahnstangen aus POM-C, PA6 C und PE-UHMW, Modul 1 bis 5, Längen 500 und 1\u00a0000 mm.',
    en: 'Racks of POM-C, PA6 C and PE-UHMW, module 1 to 5, lengths 500 and 1\u00a0000 mm.',
  },
  categories: ['gears-racks'],
  highlights: [
    {
      de: 'Modul 1 bis 5 nach DIN 780, Eingriffswinkel 20 Grad',
      en: 'Module 1 to 5 to DIN 780, pressure angle 20 degrees',
    },
    { de: 'Auf volle Teilung gesägt, stoßbar', en: 'Sawn to a full pitch, can be butted' },
    { de: 'Drei Werkstoffe für Genauigkeit, Stoß oder Nässe', en: 'Three materials for accuracy, shock or wet' },
  ],
  technical: technicalOf(GRADES.murytalC),
  properties: [fixingOption('bolted')],
  goesWith: ['SR', 'GL', 'RS-POMC'],
  shownBy: 'ZS-PA6C-3-500',
  variants: MATERIALS.flatMap((grade) =>
    MODULES.flatMap((module) => LENGTHS.map((length) => variant(module, grade, length))),
  ),
}
