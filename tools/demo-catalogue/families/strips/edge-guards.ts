import type { Family } from '#tools/demo-catalogue/catalogue/family.ts'
import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import { ANY_LENGTH, BLACK_ANTISTATIC, peProfileRows, TWO_GRADES } from '#tools/demo-catalogue/families/pe-profile.ts'
import { plasticBar } from '#tools/demo-catalogue/families/plastic-bar.ts'
import { angle, edgeGuardOutline, edgeGuardSize } from '#tools/demo-catalogue/geometry/bar-outlines.ts'
import { sizeOf } from '#tools/demo-catalogue/geometry/outline.ts'
import { measures, millimetres } from '#tools/demo-catalogue/options/measure-options.ts'
import { fixingOption } from '#tools/demo-catalogue/options/part-options.ts'

const LENGTHS = [2000, 3000] as const
const GAPS = [1.5, 2, 3, 4, 5, 6, 8, 10] as const
const LEGS = [
  [15, 15, 2],
  [20, 20, 2],
  [25, 25, 3],
  [30, 30, 3],
  [40, 40, 4],
] as const

export const edgeGuards: Family[] = [
  {
    number: 'KSU',
    name: { de: 'Kantenschutz U', en: 'Edge guard U' },
    slug: { de: 'kantenschutz-u', en: 'edge-guard-u' },
    description: {
      de: 'U-Profil zum Aufstecken auf Blechkanten von 1,5 bis 10 mm. Es nimmt der Kante die Schärfe und gibt ihr zugleich eine Gleitfläche, etwa an Rutschen, Trichtern und Seitenblechen. Bei Rundungen hält ein Tropfen Klebstoff alle 200 mm.',
      en: 'U-profile to push onto the edges of sheet metal from 1.5 to 10 mm. It takes the sharpness off the edge and gives it a sliding surface at the same time, for instance on slides, hoppers and side plates. On curves a drop of adhesive every 200 mm holds it.',
    },
    metaDescription: {
      de: 'Kantenschutz U aus PE-UHMW zum Aufstecken auf Blech von 1,5 bis 10 mm, Stangen bis 3\u00a0000 mm.',
      en: 'Edge guard U of PE-UHMW to push onto sheet metal from 1.5 to 10 mm, bars up to 3\u00a0000 mm.',
    },
    categories: ['edge-guards'],
    highlights: [
      { de: 'Für Blech von 1,5 bis 10 mm, ohne Schrauben', en: 'For sheet metal from 1.5 to 10 mm, without screws' },
      {
        de: 'Schlagzäh bis −200 °C, bricht nicht in der Kälte',
        en: 'Impact resistant down to −200 °C, does not break in the cold',
      },
      ANY_LENGTH,
      BLACK_ANTISTATIC,
    ],
    technical: peProfileRows(
      { de: 'Blechkanten an Rutschen, Trichtern, Verkleidungen', en: 'Edges of slides, hoppers, covers' },
      { planed: false, stock: LENGTHS, grades: TWO_GRADES },
    ),
    properties: [fixingOption('push-on')],
    goesWith: ['KSL', 'GL'],
    alternatives: ['KSL'],
    shownBy: 'KSU-4-S-2000',
    variants: GAPS.flatMap((gap) => {
      const outline = edgeGuardOutline(gap)
      return TWO_GRADES.flatMap((grade) =>
        LENGTHS.map((length) =>
          plasticBar({
            number: `KSU-${gap}-${grade.code}-${length}`,
            demand: gap >= 8 && length > 2000 ? 'occasional' : 'steady',
            grade,
            length,
            outline,
            options: [millimetres('gap', gap)],
            dimensions: dimensions({ gap, ...sizeOf(outline), wall: edgeGuardSize(gap).wall }),
          }),
        ),
      )
    }),
  },
  {
    number: 'KSL',
    name: { de: 'Kantenschutz L', en: 'Edge guard L' },
    slug: { de: 'kantenschutz-l', en: 'edge-guard-l' },
    description: {
      de: 'Dünnwandiger Winkel aus PE-UHMW für Kanten von Tischen, Wagen und Regalen. Er wird geklebt oder mit Senkschrauben befestigt und lässt sich mit dem Messer ablängen. Für hohe Gleitlast sind die dickeren Winkelleisten GLW gedacht.',
      en: 'Thin-walled angle of PE-UHMW for the edges of tables, trolleys and racks. It is bonded or fixed with countersunk screws and can be cut with a knife. For high sliding loads use the thicker angle strips GLW.',
    },
    metaDescription: {
      de: 'Kantenschutz L aus PE-UHMW von 15 × 15 × 2 bis 40 × 40 × 4 mm, Stangen bis 3\u00a0000 mm.',
      en: 'Edge guard L of PE-UHMW from 15 × 15 × 2 to 40 × 40 × 4 mm, bars up to 3\u00a0000 mm.',
    },
    categories: ['edge-guards'],
    highlights: [
      { de: 'Fünf Größen, Wand 2 bis 4 mm', en: 'Five sizes, wall 2 to 4 mm' },
      { de: 'Geklebt oder mit Senkschrauben befestigt', en: 'Bonded or fixed with countersunk screws' },
      ANY_LENGTH,
      BLACK_ANTISTATIC,
    ],
    technical: peProfileRows(
      { de: 'Tischkanten, Transportwagen, Regale', en: 'Table edges, trolleys, racks' },
      { planed: false, stock: LENGTHS, grades: TWO_GRADES },
    ),
    properties: [fixingOption('adhesive')],
    goesWith: ['KSU', 'GLW'],
    alternatives: ['GLW', 'KSU'],
    shownBy: 'KSL-30X30X3-SA-2000',
    variants: LEGS.flatMap((legs) => {
      const [legA, legB, thickness] = legs
      return TWO_GRADES.flatMap((grade) =>
        LENGTHS.map((length) =>
          plasticBar({
            number: `KSL-${legs.join('X')}-${grade.code}-${length}`,
            demand: legA >= 40 && length > 2000 ? 'occasional' : 'steady',
            grade,
            length,
            outline: angle(legA, legB, thickness),
            options: [measures('legs', legs)],
            dimensions: dimensions({ legA, legB, thickness }),
          }),
        ),
      )
    }),
  },
]
