import type { Family, FamilyVariant, SolidInput } from '#tools/demo-catalogue/catalogue/family.ts'
import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import { STEEL_FITNESS } from '#tools/demo-catalogue/facts/fitness.ts'
import { listPrice } from '#tools/demo-catalogue/facts/price.ts'
import { supply } from '#tools/demo-catalogue/facts/supply.ts'
import { application, manufacture, note, surface } from '#tools/demo-catalogue/facts/technical.ts'
import { solidsWeight } from '#tools/demo-catalogue/geometry/solid-weight.ts'
import { METALS } from '#tools/demo-catalogue/grades/grades.ts'
import { materialOption } from '#tools/demo-catalogue/options/material-options.ts'
import { fixingOption } from '#tools/demo-catalogue/options/part-options.ts'
import { assemblyPicture, sizesOf } from '#tools/demo-catalogue/pictures/assembly-picture.ts'
import {
  bodySolids,
  headFoot,
  rollerHead,
  tensionerBody,
  wideArcHead,
} from '#tools/demo-catalogue/pictures/tensioner-solids.ts'
import { forceDimensions, headOption, sizeOption, TENSIONER_SIZES, type TensionerSize } from './tensioner-sizes.ts'

const HEADS = [
  { key: 'roller', code: 'RO', surcharge: 1.2 },
  { key: 'sliding-arc', code: 'GB', surcharge: 1 },
] as const
type Head = (typeof HEADS)[number]

/** Head width at size 1, mm: takes belts up to 32 mm. */
const HEAD_WIDTH = 34
const HEAD_DENSITY = 1.15

function solidsOf({ scale }: TensionerSize, { key }: Head): SolidInput[] {
  const body = tensionerBody(scale)
  const foot = headFoot(body)
  const width = Math.round(HEAD_WIDTH * scale)
  const head = key === 'roller' ? rollerHead(foot, scale, width, METALS.zinc.drawnAs) : wideArcHead(foot, scale, width)
  return [...bodySolids(body, METALS.zinc.drawnAs), ...head]
}

function variant(size: TensionerSize, head: Head): FamilyVariant {
  const article = `RSP-${size.size}-${head.code}`
  const solids = solidsOf(size, head)
  const { width, length, height } = sizesOf(solids)
  return {
    number: article,
    ...supply(article, size.size === 3 ? 'occasional' : 'steady', [6, 48]),
    options: [sizeOption(size), headOption(head.key), materialOption(METALS.zinc)],
    price: listPrice((31 + size.size * 17) * head.surcharge),
    weight: solidsWeight(solids, HEAD_DENSITY),
    facts: {
      dimensions: [...dimensions({ width, length, height, travel: size.travel }), ...forceDimensions(size.force)],
      ...STEEL_FITNESS,
    },
    picture: assemblyPicture(solids),
  }
}

export const beltTensioners: Family = {
  number: 'RSP',
  name: { de: 'Riemenspanner', en: 'Belt tensioner' },
  slug: { de: 'riemenspanner', en: 'belt-tensioner' },
  description: {
    de: 'Federnder Spanner für Keil-, Rund- und Zahnriemen, von außen auf den Riemenrücken gesetzt. Die Rolle läuft auf einem gekapselten Kugellager, der Gleitbogen ist die leise Lösung für langsame Riemen. Die Federkraft wird mit einer Stellschraube eingestellt.',
    en: 'Spring-loaded tensioner for V-belts, round belts and toothed belts, set on the back of the belt from outside. The roller runs on a sealed ball bearing; the sliding arc is the quiet solution for slow belts. The spring force is set with an adjusting screw.',
  },
  metaDescription: {
    de: 'Riemenspanner in vier Baugrößen mit Rolle oder Gleitbogen, Federkraft 20 bis 800 N.',
    en: 'Belt tensioners in four sizes with roller or sliding arc, spring force 20 to 800 N.',
  },
  categories: ['tensioners'],
  highlights: [
    { de: 'Für Riemen bis 24, 32, 44 und 60 mm Breite', en: 'For belts up to 24, 32, 44 and 60 mm wide' },
    { de: 'Federkraft 20 bis 800 N, einstellbar', en: 'Spring force 20 to 800 N, adjustable' },
    {
      de: 'Rolle aus Gusspolyamid mit gekapseltem Kugellager',
      en: 'Roller of cast polyamide with sealed ball bearing',
    },
  ],
  technical: [
    manufacture({
      de: 'Gehäuse gekantet und geschweißt, Kopf gedreht oder gefräst',
      en: 'housing folded and welded, head turned or milled',
    }),
    surface({ de: 'verzinkt', en: 'galvanised' }),
    application({ de: 'Riementriebe und Riemenförderer', en: 'Belt drives and belt conveyors' }),
    note({
      de: 'Auf den Leertrum setzen, möglichst nahe an der kleinen Scheibe.',
      en: 'Place on the slack span, as near to the small pulley as possible.',
    }),
  ],
  properties: [fixingOption('bolted')],
  goesWith: ['KRF', 'ZRF-T', 'RRF', 'LR'],
  shownBy: 'RSP-1-RO',
  variants: TENSIONER_SIZES.flatMap((size) => HEADS.map((head) => variant(size, head))),
}
