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
import {
  TOOTHED_BELT_WIDTHS,
  toothedBeltOutline,
  type ToothedBelt,
} from '#tools/demo-catalogue/geometry/belt-outlines.ts'
import { sizeOf } from '#tools/demo-catalogue/geometry/outline.ts'
import { millimetres } from '#tools/demo-catalogue/options/measure-options.ts'
import { fixingOption } from '#tools/demo-catalogue/options/part-options.ts'
import type { Text } from '#tools/demo-catalogue/text.ts'
import { beltOption } from './belt-option.ts'

const LENGTH = 2000

function measuresOf(belt: ToothedBelt, beltWidth: number) {
  const outline = toothedBeltOutline(belt, beltWidth)
  const { width, height } = sizeOf(outline)
  return dimensions({ width, height, innerWidth: beltWidth + 1, depth: height - (outline[4]?.[1] ?? 0) })
}

const variantsOf = (belts: readonly ToothedBelt[]) =>
  belts.flatMap((belt) =>
    TOOTHED_BELT_WIDTHS.flatMap((width) =>
      TWO_GRADES.map((grade) =>
        plasticBar({
          number: `ZRF-${belt.replace(' ', '')}-${width}-${grade.code}-${LENGTH}`,
          demand: width >= 75 ? 'occasional' : 'steady',
          grade,
          length: LENGTH,
          outline: toothedBeltOutline(belt, width),
          options: [beltOption(belt), millimetres('width', width)],
          dimensions: measuresOf(belt, width),
        }),
      ),
    ),
  )

interface BeltSeries {
  code: string
  belts: readonly ToothedBelt[]
  slug: string
  description: Text
  highlight: Text
  application: Text
}

const SERIES: BeltSeries[] = [
  {
    code: 'T',
    belts: ['T5', 'T10'],
    slug: 't5-t10',
    description: {
      de: 'Führung für Zahnriemen mit metrischem Trapezprofil T5 und T10, wie sie in Vereinzelungen und Taktförderern laufen. Der Riemen gleitet mit dem Rücken oder den Zahnköpfen auf ebenem Grund, die Wände reichen bis zur halben Riemendicke und berühren das Fördergut nicht.',
      en: 'Guide for toothed belts with the metric trapezoidal profile T5 and T10, as they run in separators and indexing conveyors. The belt slides on its back or on the tooth tips over a plane floor; the walls reach half the belt thickness and do not touch the goods.',
    },
    highlight: { de: 'Für T5 und T10, Breiten 10 bis 100 mm', en: 'For T5 and T10, widths 10 to 100 mm' },
    application: { de: 'Vereinzelungen, Taktförderer, Verpackung', en: 'Separators, indexing conveyors, packaging' },
  },
  {
    code: 'AT',
    belts: ['AT5', 'AT10'],
    slug: 'at5-at10',
    description: {
      de: 'Führung für Zahnriemen AT5 und AT10 mit verstärkter Verzahnung. Diese Riemen übertragen höhere Kräfte und laufen unter größerer Vorspannung; die ebene Auflage verhindert, dass der Trum zwischen den Scheiben durchhängt. Seitlich bleibt je 0,5 mm Spiel.',
      en: 'Guide for toothed belts AT5 and AT10 with reinforced teeth. These belts transmit higher forces and run under greater tension; the plane support keeps the span between the pulleys from sagging. There is 0.5 mm of play on each side.',
    },
    highlight: { de: 'Für AT5 und AT10, Breiten 10 bis 100 mm', en: 'For AT5 and AT10, widths 10 to 100 mm' },
    application: { de: 'Linearachsen, Transfersysteme, Handhabung', en: 'Linear axes, transfer systems, handling' },
  },
  {
    code: 'HTD',
    belts: ['HTD 5M', 'HTD 8M', 'HTD 14M'],
    slug: 'htd',
    description: {
      de: 'Führung für Zahnriemen mit Rundprofil HTD 5M, 8M und 14M. Die großen Teilungen tragen schwere Güter wie Paletten und Holzpakete; ab 50 mm Riemenbreite ist der Sockel 10 mm dick und nimmt Schrauben M6 auf.',
      en: 'Guide for toothed belts with the curved profile HTD 5M, 8M and 14M. The large pitches carry heavy goods such as pallets and timber packs; from a belt width of 50 mm the base is 10 mm thick and takes M6 screws.',
    },
    highlight: {
      de: 'Für HTD 5M, 8M und 14M, Breiten 10 bis 100 mm',
      en: 'For HTD 5M, 8M and 14M, widths 10 to 100 mm',
    },
    application: {
      de: 'Palettenförderer, Holz- und Blechtransport',
      en: 'Pallet conveyors, timber and sheet transport',
    },
  },
]

const family = ({ code, belts, slug, description, highlight, application }: BeltSeries, index: number): Family => ({
  number: `ZRF-${code}`,
  name: {
    de: `Zahnriemenführung ${belts.join('/').replaceAll('/HTD ', '/')}`,
    en: `Toothed-belt guide ${belts.join('/').replaceAll('/HTD ', '/')}`,
  },
  slug: { de: `zahnriemenfuehrung-${slug}`, en: `toothed-belt-guide-${slug}` },
  description,
  metaDescription: {
    de: `Zahnriemenführung aus PE-UHMW für ${belts.join(', ')}, Riemenbreite 10 bis 100 mm.`,
    en: `Toothed-belt guide of PE-UHMW for ${belts.join(', ')}, belt width 10 to 100 mm.`,
  },
  categories: ['toothed-belt-guides'],
  highlights: [
    highlight,
    {
      de: 'Wände bis zur halben Riemendicke, mindestens 2 mm',
      en: 'Walls up to half the belt thickness, at least 2 mm',
    },
    DRY_RUNNING,
    ANY_LENGTH,
    BLACK_ANTISTATIC,
  ],
  technical: peProfileRows(application, { planed: true, stock: [LENGTH], grades: TWO_GRADES }),
  properties: [fixingOption('base')],
  goesWith: ['RSP', 'LR', 'GL'],
  alternatives: SERIES.filter((_, other) => other !== index).map((series) => `ZRF-${series.code}`),
  shownBy: `ZRF-${belts.at(-1)?.replace(' ', '')}-25-S-2000`,
  variants: variantsOf(belts),
})

export const toothedBeltGuides: Family[] = SERIES.map((series, index) => family(series, index))
