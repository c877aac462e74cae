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
import { ROUND_BELTS, roundBeltOutline } from '#tools/demo-catalogue/geometry/belt-outlines.ts'
import { sizeOf } from '#tools/demo-catalogue/geometry/outline.ts'
import { fixingOption } from '#tools/demo-catalogue/options/part-options.ts'
import { roundBeltOption } from './belt-option.ts'

const LENGTHS = [2000, 3000] as const

const variants = ROUND_BELTS.flatMap((diameter) => {
  const outline = roundBeltOutline(diameter)
  const { width, height } = sizeOf(outline)
  return TWO_GRADES.flatMap((grade) =>
    LENGTHS.map((length) =>
      plasticBar({
        number: `RRF-${diameter}-${grade.code}-${length}`,
        demand: diameter >= 15 ? 'occasional' : 'steady',
        grade,
        length,
        outline,
        options: [roundBeltOption(diameter)],
        dimensions: dimensions({ width, height, grooveWidth: diameter + 0.4, grooveDepth: 0.6 * diameter }),
      }),
    ),
  )
})

export const roundBeltGuides: Family = {
  number: 'RRF',
  name: { de: 'Rundriemenführung', en: 'Round-belt guide' },
  slug: { de: 'rundriemenfuehrung', en: 'round-belt-guide' },
  description: {
    de: 'Führung mit halbrunder Nut für Rundriemen aus Polyurethan oder Gummi. Der Riemen liegt 60 % seines Durchmessers tief und kann von oben eingelegt werden; bei kleinen Durchmessern laufen die Flanken dafür senkrecht aus. Leise auch bei kurzen Achsabständen.',
    en: 'Guide with a half-round groove for round belts of polyurethane or rubber. The belt lies 60 % of its diameter deep and can be laid in from above; for this the flanks run straight up at the edge. Quiet, also over short centre distances.',
  },
  metaDescription: {
    de: 'Rundriemenführung aus PE-UHMW für Rundriemen von 4 bis 18 mm Durchmesser, Längen bis 3\u00a0000 mm.',
    en: 'Round-belt guide of PE-UHMW for round belts from 4 to 18 mm in diameter, lengths up to 3\u00a0000 mm.',
  },
  categories: ['round-belt-guides'],
  highlights: [
    { de: 'Nutradius 0,2 mm größer als der Riemen', en: 'Groove radius 0.2 mm larger than the belt' },
    { de: 'Riemen steht 40 % über und trägt das Fördergut', en: 'Belt stands out by 40 % and carries the goods' },
    DRY_RUNNING,
    ANY_LENGTH,
    BLACK_ANTISTATIC,
  ],
  technical: peProfileRows(
    {
      de: 'Leichte Förderer, Druckweiterverarbeitung, Rollenbahnen',
      en: 'Light conveyors, print finishing, roller tracks',
    },
    { planed: true, stock: LENGTHS, grades: TWO_GRADES },
  ),
  properties: [fixingOption('base')],
  goesWith: ['RSP', 'LR'],
  alternatives: ['KRF'],
  shownBy: 'RRF-12-S-2000',
  variants,
}
