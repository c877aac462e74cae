import type { Family, FamilyVariant, SolidInput } from '#tools/demo-catalogue/catalogue/family.ts'
import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import { STEEL_FITNESS } from '#tools/demo-catalogue/facts/fitness.ts'
import { listPrice } from '#tools/demo-catalogue/facts/price.ts'
import { supply } from '#tools/demo-catalogue/facts/supply.ts'
import { application, manufacture, note, surface } from '#tools/demo-catalogue/facts/technical.ts'
import { CHAINS } from '#tools/demo-catalogue/geometry/chains.ts'
import { floorTo, thousandths } from '#tools/demo-catalogue/geometry/outline.ts'
import { solidsWeight } from '#tools/demo-catalogue/geometry/solid-weight.ts'
import { METALS, type Metal } from '#tools/demo-catalogue/grades/grades.ts'
import { materialOption } from '#tools/demo-catalogue/options/material-options.ts'
import { fixingOption } from '#tools/demo-catalogue/options/part-options.ts'
import { assemblyPicture, sizesOf } from '#tools/demo-catalogue/pictures/assembly-picture.ts'
import {
  arcHead,
  blockHead,
  bodySolids,
  headFoot,
  sprocketHead,
  tensionerBody,
} from '#tools/demo-catalogue/pictures/tensioner-solids.ts'
import { forceDimensions, headOption, sizeOption, TENSIONER_SIZES, type TensionerSize } from './tensioner-sizes.ts'

const HEADS = [
  { key: 'sliding-arc', code: 'GB', surcharge: 1 },
  { key: 'idler-sprocket', code: 'KR', surcharge: 1.28 },
  { key: 'sliding-block', code: 'GK', surcharge: 0.96 },
] as const
type Head = (typeof HEADS)[number]

/** Density of PE-UHMW, of which the head is made. */
const HEAD_DENSITY = 0.93

function solidsOf({ scale, chain }: TensionerSize, { key }: Head, metal: Metal): SolidInput[] {
  const body = tensionerBody(scale)
  const foot = headFoot(body)
  const width = thousandths(floorTo(CHAINS[chain].innerWidth * 0.93, 0.1))
  const heads = {
    'sliding-arc': () => arcHead(foot, scale, width),
    'idler-sprocket': () => sprocketHead(foot, chain, width, metal.drawnAs),
    'sliding-block': () => blockHead(foot, scale, width),
  }
  return [...bodySolids(body, metal.drawnAs), ...heads[key]()]
}

function variant(size: TensionerSize, head: Head, metal: Metal): FamilyVariant {
  const article = `SB-${size.size}-${head.code}-${metal.code}`
  const solids = solidsOf(size, head, metal)
  const { width, length, height } = sizesOf(solids)
  const price = (34 + size.size * 19) * head.surcharge * (metal.code === 'VA' ? 1.62 : 1)
  return {
    number: article,
    ...supply(article, size.size === 3 && metal.code === 'VA' ? 'rare' : 'steady', [4, 55]),
    options: [sizeOption(size), headOption(head.key), materialOption(metal)],
    price: listPrice(price),
    weight: solidsWeight(solids, HEAD_DENSITY),
    facts: {
      dimensions: [...dimensions({ width, length, height, travel: size.travel }), ...forceDimensions(size.force)],
      ...STEEL_FITNESS,
    },
    picture: assemblyPicture(solids),
  }
}

export const chainTensioners: Family = {
  number: 'SB',
  name: { de: 'Kettenspanner (Spann-Box)', en: 'Chain tensioner (tension box)' },
  slug: { de: 'kettenspanner-spann-box', en: 'chain-tensioner-tension-box' },
  description: {
    de: 'Federnder Spanner für den Leertrum von Rollenketten. Eine Druckfeder im Gehäuse schiebt den Kopf nach, solange die Kette sich längt; der Spannweg zeigt zugleich den Verschleiß an. Gleitbogen für hohe Laufruhe, Gleitklotz für wenig Platz, Kettenrad für schnelle Antriebe ab etwa 2 m/s.',
    en: 'Spring-loaded tensioner for the slack span of roller chains. A compression spring in the housing pushes the head on while the chain lengthens; the travel shows the wear at the same time. Sliding arc for quiet running, sliding block for little room, idler sprocket for fast drives from about 2 m/s.',
  },
  metaDescription: {
    de: 'Kettenspanner in vier Baugrößen für 06B bis 24B, mit Gleitbogen, Kettenrad oder Gleitklotz, 20 bis 800 N.',
    en: 'Chain tensioners in four sizes for 06B to 24B, with sliding arc, idler sprocket or sliding block, 20 to 800 N.',
  },
  categories: ['tensioners'],
  highlights: [
    { de: 'Federkraft 20 bis 800 N, Spannweg 20 bis 70 mm', en: 'Spring force 20 to 800 N, travel 20 to 70 mm' },
    { de: 'Spannt selbsttätig nach', en: 'Takes up slack by itself' },
    { de: 'Drei Köpfe, Gehäuse verzinkt oder Edelstahl', en: 'Three heads, housing galvanised or stainless' },
    { de: 'Kopf aus PE-UHMW, ohne Werkzeug zu wechseln', en: 'Head of PE-UHMW, exchanged without tools' },
  ],
  technical: [
    manufacture({ de: 'Gehäuse gekantet und geschweißt, Kopf gefräst', en: 'housing folded and welded, head milled' }),
    surface({ de: 'verzinkt oder Edelstahl gebeizt', en: 'galvanised, or stainless pickled' }),
    application({
      de: 'Leertrum von Ketten in Förderern und Antrieben',
      en: 'Slack span of chains in conveyors and drives',
    }),
    note({
      de: 'Größe 0 für 06B und 08B, 1 für 08B und 10B, 2 für 10B bis 16B, 3 für 16B bis 24B',
      en: 'Size 0 for 06B and 08B, 1 for 08B and 10B, 2 for 10B to 16B, 3 for 16B to 24B',
    }),
  ],
  properties: [fixingOption('bolted')],
  goesWith: ['KR', 'T-1', 'CT-1'],
  alternatives: ['SPS'],
  shownBy: 'SB-1-GB-ZN',
  variants: TENSIONER_SIZES.flatMap((size) =>
    HEADS.flatMap((head) => [METALS.zinc, METALS.stainless].map((metal) => variant(size, head, metal))),
  ),
}
