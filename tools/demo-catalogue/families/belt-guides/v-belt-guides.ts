import type { Family } from '#tools/demo-catalogue/catalogue/family.ts'
import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import {
  ANY_LENGTH,
  BLACK_ANTISTATIC,
  DRY_RUNNING,
  peProfileRows,
  TWO_GRADES,
} from '#tools/demo-catalogue/families/pe-profile.ts'
import { plasticBar } from '#tools/demo-catalogue/families/plastic-bar.ts'
import { V_BELTS, vBeltOutline, type VBelt } from '#tools/demo-catalogue/geometry/belt-outlines.ts'
import { sizeOf } from '#tools/demo-catalogue/geometry/outline.ts'
import { fixingOption } from '#tools/demo-catalogue/options/part-options.ts'
import { beltOption } from './belt-option.ts'

const LENGTHS = [2000, 3000] as const

function measuresOf(belt: VBelt) {
  const outline = vBeltOutline(belt)
  const base = outline[4]?.[1] ?? 0
  const { width, height } = sizeOf(outline)
  return dimensions({ width, height, grooveWidth: 2 * (outline[3]?.[0] ?? 0), grooveDepth: height - base })
}

const variants = (Object.keys(V_BELTS) as VBelt[]).flatMap((belt) =>
  TWO_GRADES.flatMap((grade) =>
    LENGTHS.map((length) =>
      plasticBar({
        number: `KRF-${belt.replace('/', '')}-${grade.code}-${length}`,
        demand: belt === 'C/22' || belt === 'SPC' ? 'occasional' : 'steady',
        grade,
        length,
        outline: vBeltOutline(belt),
        options: [beltOption(belt)],
        dimensions: measuresOf(belt),
      }),
    ),
  ),
)

export const vBeltGuides: Family = {
  number: 'KRF',
  name: { de: 'Keilriemenführung', en: 'V-belt guide' },
  slug: { de: 'keilriemenfuehrung', en: 'v-belt-guide' },
  description: {
    de: 'Führung mit Trapeznut für Keilriemen, die als Förderriemen Kartons, Glas oder Bretter tragen. Der Riemen liegt mit den Flanken an und steht um ein Drittel seiner Höhe über die Führung hinaus, so dass das Fördergut nur den Riemen berührt. Verschraubt wird durch den Nutgrund, mit versenkten Köpfen.',
    en: 'Guide with a trapezoidal groove for V-belts that carry cartons, glass or boards as conveyor belts. The belt rests on its flanks and stands out of the guide by a third of its height, so that the goods touch nothing but the belt. It is screwed through the bottom of the groove with countersunk heads.',
  },
  metaDescription: {
    de: 'Keilriemenführung aus PE-UHMW für klassische Keilriemen Z, A, B, C und Schmalkeilriemen SPZ, SPA, SPB, SPC.',
    en: 'V-belt guide of PE-UHMW for classical V-belts Z, A, B, C and narrow V-belts SPZ, SPA, SPB, SPC.',
  },
  categories: ['v-belt-guides'],
  highlights: [
    {
      de: 'Nut mit 40 Grad Flankenwinkel, 0,6 mm Spiel zum Riemen',
      en: 'Groove with 40 degrees, 0.6 mm of play to the belt',
    },
    { de: 'Riemen nach DIN 2215 und DIN 7753', en: 'Belts to DIN 2215 and DIN 7753' },
    DRY_RUNNING,
    ANY_LENGTH,
    BLACK_ANTISTATIC,
  ],
  technical: peProfileRows(
    { de: 'Förderstrecken für Kartons, Glas, Bretter', en: 'Conveyor runs for cartons, glass, boards' },
    { planed: true, stock: LENGTHS, grades: TWO_GRADES },
  ),
  properties: [fixingOption('base')],
  goesWith: ['RSP', 'LR', 'GL'],
  alternatives: ['RRF', 'ZRF-T'],
  shownBy: 'KRF-SPB-S-2000',
  variants,
}
