import type { Family } from '#tools/demo-catalogue/catalogue/family.ts'
import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import {
  ANY_LENGTH,
  BLACK_ANTISTATIC,
  DRY_RUNNING,
  NATURAL_FOOD,
  peProfileRows,
  THREE_GRADES,
} from '#tools/demo-catalogue/families/pe-profile.ts'
import { plasticBar } from '#tools/demo-catalogue/families/plastic-bar.ts'
import { circle } from '#tools/demo-catalogue/geometry/bar-outlines.ts'
import { millimetres } from '#tools/demo-catalogue/options/measure-options.ts'

const LENGTH = 2000
const DIAMETERS = [8, 10, 12, 15, 20, 25] as const

export const slidingRods: Family = {
  number: 'RP',
  name: { de: 'Rundprofil (Gleitstange)', en: 'Round profile (sliding rod)' },
  slug: { de: 'rundprofil', en: 'round-profile' },
  description: {
    de: 'Gleitstange aus PE-UHMW für Geländer an Flaschen- und Kartonförderern. Die runde Form berührt das Fördergut nur auf einer Linie, das hält Etiketten sauber und den Staudruck klein. Die Stange ist biegsam und folgt Kurven ab etwa dem Zwanzigfachen ihres Durchmessers.',
    en: 'Sliding rod of PE-UHMW for guide rails on bottle and carton conveyors. The round shape touches the goods along a line only, which keeps labels clean and back pressure low. The rod is flexible and follows curves from about twenty times its diameter.',
  },
  metaDescription: {
    de: 'Gleitstangen aus PE-UHMW, Durchmesser 8 bis 25 mm, als Geländer für Förderer.',
    en: 'Sliding rods of PE-UHMW, diameter 8 to 25 mm, as guide rails for conveyors.',
  },
  categories: ['sliding-rods'],
  highlights: [
    { de: 'Linienberührung: schont Etiketten', en: 'Line contact: kind to labels' },
    DRY_RUNNING,
    ANY_LENGTH,
    NATURAL_FOOD,
    BLACK_ANTISTATIC,
  ],
  technical: peProfileRows(
    { de: 'Geländer für Flaschen, Dosen, Kartons', en: 'Guide rails for bottles, cans, cartons' },
    { planed: false, stock: [LENGTH], grades: THREE_GRADES },
  ),
  goesWith: ['GL', 'GLW', 'KSU'],
  alternatives: ['RS-PEUHMW'],
  shownBy: 'RP-12-SN-2000',
  variants: DIAMETERS.flatMap((diameter) =>
    THREE_GRADES.map((grade) =>
      plasticBar({
        number: `RP-${diameter}-${grade.code}-${LENGTH}`,
        demand: diameter >= 25 && grade.antistatic ? 'occasional' : 'steady',
        grade,
        length: LENGTH,
        outline: circle(diameter, 0, diameter / 2),
        options: [millimetres('diameter', diameter)],
        dimensions: dimensions({ diameter }),
        across: `Ø\u00a0${diameter}`,
      }),
    ),
  ),
}
