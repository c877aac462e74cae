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
import { angle, rectangle } from '#tools/demo-catalogue/geometry/bar-outlines.ts'
import { measures, millimetres } from '#tools/demo-catalogue/options/measure-options.ts'
import { fixingOption } from '#tools/demo-catalogue/options/part-options.ts'

const LENGTH = 2000
const THICKNESSES = [3, 5, 8, 10, 15, 20] as const
const WIDTHS = [15, 20, 30, 40, 50, 80, 100] as const
const ANGLES = [
  [20, 20, 3],
  [25, 25, 3],
  [30, 30, 4],
  [40, 40, 5],
  [50, 50, 5],
  [60, 60, 6],
] as const

export const flatStrips: Family = {
  number: 'GL',
  name: { de: 'Gleitleiste flach', en: 'Flat sliding strip' },
  slug: { de: 'gleitleiste-flach', en: 'flat-sliding-strip' },
  description: {
    de: 'Rechteckleiste aus PE-UHMW, allseitig gehobelt. Sie trägt Förderketten und Scharnierbänder, dient als Kufe oder schützt Auflagen vor Verschleiß. Wir liefern Stangen oder fertige Abschnitte, auf Wunsch mit Bohrungen und Senkungen nach Zeichnung.',
    en: 'Rectangular strip of PE-UHMW, planed on all sides. It carries conveyor chains and slat bands, serves as a skid or protects supports from wear. We supply bars or finished pieces, on request with holes and countersinks to drawing.',
  },
  metaDescription: {
    de: 'Gleitleisten aus PE-UHMW, 3 bis 20 mm dick und 15 bis 100 mm breit, Stangen zu 2\u00a0000 mm und Zuschnitt.',
    en: 'Sliding strips of PE-UHMW, 3 to 20 mm thick and 15 to 100 mm wide, bars of 2\u00a0000 mm and cut to length.',
  },
  categories: ['flat-strips'],
  highlights: [
    { de: '42 Querschnitte von 15 × 3 bis 100 × 20 mm', en: '42 sections from 15 × 3 to 100 × 20 mm' },
    DRY_RUNNING,
    ANY_LENGTH,
    NATURAL_FOOD,
    BLACK_ANTISTATIC,
  ],
  technical: peProfileRows(
    {
      de: 'Auflagen für Förderketten und Scharnierbänder, Kufen, Verschleißkanten',
      en: 'Supports for conveyor chains and slat bands, skids, wear edges',
    },
    { planed: true, stock: [LENGTH], grades: THREE_GRADES },
  ),
  properties: [fixingOption('adhesive')],
  goesWith: ['GLW', 'RP', 'PL-PEUHMW'],
  alternatives: ['T-1'],
  shownBy: 'GL-40X10-S-2000',
  variants: THICKNESSES.flatMap((thickness) =>
    WIDTHS.flatMap((width) =>
      THREE_GRADES.map((grade) =>
        plasticBar({
          number: `GL-${width}X${thickness}-${grade.code}-${LENGTH}`,
          demand: width >= 80 && thickness >= 15 ? 'occasional' : 'steady',
          grade,
          length: LENGTH,
          outline: rectangle(width, thickness),
          options: [millimetres('thickness', thickness), millimetres('width', width)],
          dimensions: dimensions({ thickness, width }),
        }),
      ),
    ),
  ),
}

export const angleStrips: Family = {
  number: 'GLW',
  name: { de: 'Gleitleiste Winkel', en: 'Angle sliding strip' },
  slug: { de: 'gleitleiste-winkel', en: 'angle-sliding-strip' },
  description: {
    de: 'Gleichschenkliger Winkel aus PE-UHMW. Er führt Kästen und Paletten an der Kante, kleidet Rinnenecken aus und trennt Metall von Metall. Die Innenecke ist scharf, damit der Winkel satt auf Profilrohr sitzt.',
    en: 'Equal angle of PE-UHMW. It guides crates and pallets along their edge, lines the corners of chutes and keeps metal off metal. The inner corner is sharp so that the angle sits tight on square tube.',
  },
  metaDescription: {
    de: 'Winkelleisten aus PE-UHMW von 20 × 20 × 3 bis 60 × 60 × 6 mm, Stangen zu 2\u00a0000 mm und Zuschnitt.',
    en: 'Angle strips of PE-UHMW from 20 × 20 × 3 to 60 × 60 × 6 mm, bars of 2\u00a0000 mm and cut to length.',
  },
  categories: ['angle-strips'],
  highlights: [
    { de: 'Sechs Größen von 20 × 20 × 3 bis 60 × 60 × 6 mm', en: 'Six sizes from 20 × 20 × 3 to 60 × 60 × 6 mm' },
    DRY_RUNNING,
    ANY_LENGTH,
    NATURAL_FOOD,
  ],
  technical: peProfileRows(
    { de: 'Kantenführungen, Auskleidung von Rinnen und Trichtern', en: 'Edge guides, liners for chutes and hoppers' },
    { planed: true, stock: [LENGTH], grades: THREE_GRADES },
  ),
  properties: [fixingOption('adhesive')],
  goesWith: ['GL', 'KSL'],
  alternatives: ['KSL'],
  shownBy: 'GLW-40X40X5-S-2000',
  variants: ANGLES.flatMap((legs) => {
    const [legA, legB, thickness] = legs
    return THREE_GRADES.map((grade) =>
      plasticBar({
        number: `GLW-${legs.join('X')}-${grade.code}-${LENGTH}`,
        demand: legA >= 50 ? 'occasional' : 'steady',
        grade,
        length: LENGTH,
        outline: angle(legA, legB, thickness),
        options: [measures('legs', legs)],
        dimensions: dimensions({ legA, legB, thickness }),
      }),
    )
  }),
}
