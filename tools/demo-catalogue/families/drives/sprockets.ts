import type { Family, FamilyVariant } from '#tools/demo-catalogue/catalogue/family.ts'
import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import { fitnessOf } from '#tools/demo-catalogue/facts/fitness.ts'
import { listPrice } from '#tools/demo-catalogue/facts/price.ts'
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
import { CHAINS } from '#tools/demo-catalogue/geometry/chains.ts'
import { floorTo, thousandths } from '#tools/demo-catalogue/geometry/outline.ts'
import { solidsWeight } from '#tools/demo-catalogue/geometry/solid-weight.ts'
import { pitchDiameter, sprocketOutline, sprocketTip } from '#tools/demo-catalogue/geometry/toothed-outlines.ts'
import { GRADES } from '#tools/demo-catalogue/grades/grades.ts'
import { gradeOptions } from '#tools/demo-catalogue/options/material-options.ts'
import { count } from '#tools/demo-catalogue/options/measure-options.ts'
import { chainOption, fixingOption } from '#tools/demo-catalogue/options/part-options.ts'
import { discPicture } from '#tools/demo-catalogue/pictures/disc-picture.ts'
import { same } from '#tools/demo-catalogue/text.ts'

const GRADE = GRADES.murylonCast
const TEETH = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 25, 28, 30, 32, 38] as const

/** Overall width with hub, and pilot bore, mm. */
const HUBS = {
  '06B': { width: 22, bore: 8 },
  '08B': { width: 25, bore: 10 },
  '10B': { width: 25, bore: 12 },
  '12B': { width: 30, bore: 14 },
  '16B': { width: 35, bore: 16 },
} as const

type SprocketChain = keyof typeof HUBS

function variant(size: SprocketChain, teeth: number): FamilyVariant {
  const article = `KR-${size}1-${teeth}`
  const { pitch, roller, innerWidth } = CHAINS[size]
  const { width, bore } = HUBS[size]
  const pitchCircle = pitchDiameter(pitch, teeth)
  const tipCircle = sprocketTip(size, teeth)
  const faceWidth = thousandths(floorTo(innerWidth * 0.93, 0.1))
  const hub = Math.min(100, Math.round((pitchCircle - roller) * 0.66))
  const holes = [circle(bore)]
  const solids = [
    { axis: 'x' as const, outline: sprocketOutline(size, teeth), holes, length: faceWidth, material: GRADE.drawnAs },
    {
      axis: 'x' as const,
      outline: circle(hub),
      holes,
      from: faceWidth,
      length: thousandths(width - faceWidth),
      material: GRADE.drawnAs,
    },
  ]
  const weight = solidsWeight(solids, GRADE.density)
  return {
    number: article,
    ...supply(article, pitchCircle > 200 ? 'rare' : teeth > 30 ? 'occasional' : 'steady', [5, 60]),
    options: [chainOption(size, 1), count('teeth', teeth), ...gradeOptions(GRADE)],
    price: listPrice(6.5 + teeth * 0.22 + weight * 34),
    weight,
    facts: {
      dimensions: dimensions({
        pitchCircle: Math.round(pitchCircle * 100) / 100,
        tipCircle: Math.round(tipCircle * 10) / 10,
        faceWidth,
        length: width,
        bore,
      }),
      ...fitnessOf(GRADE),
    },
    picture: discPicture(solids, { diameter: thousandths(tipCircle), width }),
  }
}

export const sprockets: Family = {
  number: 'KR',
  name: { de: 'Kettenrad Kunststoff', en: 'Plastic sprocket' },
  slug: { de: 'kettenrad-kunststoff', en: 'plastic-sprocket' },
  description: {
    de: 'Kettenrad aus gegossenem Polyamid für einreihige Rollenketten nach ISO 606, mit einseitiger Nabe und Vorbohrung. Es dämpft den Polygoneffekt, rostet nicht und kommt mit wenig Schmierung aus. Als Antriebsrad bis etwa einem Drittel der Kraft eines Stahlrads belastbar, als Umlenk- und Spannrad ohne Einschränkung.',
    en: 'Sprocket of cast polyamide for simplex roller chains to ISO 606, with a hub on one side and a pilot bore. It damps the polygon effect, does not rust and manages with little lubrication. As a driving sprocket it takes about a third of the force of a steel one, as an idler it has no such limit.',
  },
  metaDescription: {
    de: 'Kettenräder aus Gusspolyamid für Rollenketten 06B-1 bis 16B-1, 10 bis 38 Zähne.',
    en: 'Sprockets of cast polyamide for roller chains 06B-1 to 16B-1, 10 to 38 teeth.',
  },
  categories: ['sprockets-rollers'],
  highlights: [
    { de: 'Für 06B-1 bis 16B-1, 10 bis 38 Zähne', en: 'For 06B-1 to 16B-1, 10 to 38 teeth' },
    { de: 'Leise und rostfrei, wenig Schmierung', en: 'Quiet and free of rust, little lubrication' },
    {
      de: 'Vorgebohrt, Fertigbohrung mit Nut nach Zeichnung',
      en: 'With pilot bore, finished bore with keyway to drawing',
    },
    { de: 'Für Lebensmittelkontakt geeignet', en: 'Suitable for food contact' },
  ],
  technical: [
    manufacture({ de: 'aus Gussplatten gefräst und gedreht', en: 'milled and turned from cast sheet' }),
    surface({ de: 'Zahnflanken gefräst, Ra 3,2 µm', en: 'teeth milled, Ra 3.2 µm' }),
    tolerance({ de: 'Bohrung H9, sonst ISO 2768-1 m', en: 'bore H9, otherwise ISO 2768-1 m' }),
    standard(same('ISO 606')),
    application({ de: 'Umlenk- und Spannräder, leichte Antriebe', en: 'Deflection and idler sprockets, light drives' }),
    ...materialRows(GRADE),
    ...fitnessRows([GRADE]),
  ],
  properties: [fixingOption('shaft')],
  goesWith: ['SB', 'T-1', 'CT-1', 'SPS'],
  shownBy: 'KR-10B1-19',
  variants: (Object.keys(HUBS) as SprocketChain[]).flatMap((size) => TEETH.map((teeth) => variant(size, teeth))),
}
