import type { Family, FamilyVariant, SolidInput } from '#tools/demo-catalogue/catalogue/family.ts'
import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import { STEEL_FITNESS } from '#tools/demo-catalogue/facts/fitness.ts'
import { listPrice } from '#tools/demo-catalogue/facts/price.ts'
import { supply } from '#tools/demo-catalogue/facts/supply.ts'
import { application, manufacture, note, standard, surface } from '#tools/demo-catalogue/facts/technical.ts'
import { circle } from '#tools/demo-catalogue/geometry/bar-outlines.ts'
import { B_SERIES, CHAINS, type ChainSize } from '#tools/demo-catalogue/geometry/chains.ts'
import { hexagon, plate } from '#tools/demo-catalogue/geometry/part-outlines.ts'
import { solidsWeight } from '#tools/demo-catalogue/geometry/solid-weight.ts'
import { threadSize, type Thread } from '#tools/demo-catalogue/geometry/threads.ts'
import { METALS } from '#tools/demo-catalogue/grades/grades.ts'
import { materialOption } from '#tools/demo-catalogue/options/material-options.ts'
import { chainOption, fixingOption } from '#tools/demo-catalogue/options/part-options.ts'
import { assemblyPicture } from '#tools/demo-catalogue/pictures/assembly-picture.ts'

interface SetSize {
  thread: Thread
  /** Anchor plate: edge, thickness, fixing hole; mm. */
  edge: number
  thickness: number
  hole: number
  /** Threaded rod. */
  rod: number
  travel: number
}

const SIZES: Partial<Record<ChainSize, SetSize>> = {
  '06B': { thread: 6, edge: 30, thickness: 4, hole: 5.5, rod: 80, travel: 40 },
  '08B': { thread: 8, edge: 40, thickness: 5, hole: 6.6, rod: 100, travel: 50 },
  '10B': { thread: 10, edge: 50, thickness: 6, hole: 6.6, rod: 120, travel: 60 },
  '12B': { thread: 12, edge: 60, thickness: 8, hole: 9, rod: 140, travel: 70 },
  '16B': { thread: 16, edge: 80, thickness: 10, hole: 11, rod: 180, travel: 90 },
  '20B': { thread: 20, edge: 100, thickness: 12, hole: 13.5, rod: 220, travel: 110 },
  '24B': { thread: 24, edge: 120, thickness: 15, hole: 17.5, rod: 260, travel: 130 },
}

/** Chain fork, rod, plate with four holes, washer, nut and lock nut; along x, far to near. */
function solidsOf(chain: ChainSize, { thread, edge, thickness, hole, rod }: SetSize): SolidInput[] {
  const { flats, nut } = threadSize(thread)
  const { innerWidth, plateHeight, pitch } = CHAINS[chain]
  const reach = edge / 2 - hole
  const behind = rod * 0.7
  const along = (
    outline: SolidInput['outline'],
    from: number,
    length: number,
    more?: Partial<SolidInput>,
  ): SolidInput => ({
    axis: 'x',
    outline,
    from,
    length,
    material: 'steel',
    ...more,
  })
  return [
    along(plate(innerWidth, plateHeight, 1), -behind - pitch * 1.5, pitch * 1.5, { material: 'chain' }),
    along(circle(thread), -behind, behind, { material: 'chain' }),
    along(plate(edge, edge, 3), 0, thickness, {
      holes: [
        circle(hole, -reach, -reach),
        circle(hole, reach, -reach),
        circle(hole, reach, reach),
        circle(hole, -reach, reach),
      ],
    }),
    along(circle(thread * 2.2), thickness, thread * 0.2),
    along(hexagon(flats), thickness + thread * 0.2, nut),
    along(hexagon(flats), thickness + thread * 0.2 + nut, nut * 0.6),
    along(circle(thread), thickness + thread * 0.2 + nut * 1.6, rod * 0.3 - nut, { material: 'chain' }),
  ]
}

function variant(chain: ChainSize, size: SetSize): FamilyVariant {
  const article = `SPS-${chain}`
  const solids = solidsOf(chain, size)
  const weight = solidsWeight(solids, 1)
  return {
    number: article,
    ...supply(article, CHAINS[chain].pitch > 30 ? 'occasional' : 'steady', [6, 70]),
    options: [chainOption(chain, 1), materialOption(METALS.zinc)],
    price: listPrice(8.5 + weight * 11),
    weight,
    facts: {
      dimensions: dimensions({
        thread: size.thread,
        width: size.edge,
        thickness: size.thickness,
        length: size.rod,
        travel: size.travel,
        hole: size.hole,
      }),
      ...STEEL_FITNESS,
    },
    picture: assemblyPicture(solids),
  }
}

export const tensionSets: Family = {
  number: 'SPS',
  name: { de: 'Spannset mit Ankerplatte', en: 'Tension set with anchor plate' },
  slug: { de: 'spannset-ankerplatte', en: 'tension-set-anchor-plate' },
  description: {
    de: 'Satz zum Festlegen und Nachspannen eines Kettenendes, etwa bei Kettenzahnstangen und Hubketten: Ankerplatte mit vier Bohrungen, Gewindestange mit Kettenanschluss, Scheibe, Mutter und Kontermutter. Das Kettenende wird mit einem Steckglied eingehängt und über die Mutter gespannt.',
    en: 'Set to fix and tension the end of a chain, for instance on chain racks and lifting chains: anchor plate with four holes, threaded rod with chain connector, washer, nut and lock nut. The chain end is hooked in with a connecting link and tensioned with the nut.',
  },
  metaDescription: {
    de: 'Spannsets mit Ankerplatte für Rollenketten 06B bis 24B, Gewinde M6 bis M24, verzinkt.',
    en: 'Tension sets with anchor plate for roller chains 06B to 24B, thread M6 to M24, galvanised.',
  },
  categories: ['tensioners', 'accessories'],
  highlights: [
    { de: 'Sieben Größen für 06B bis 24B', en: 'Seven sizes for 06B to 24B' },
    { de: 'Spannweg 40 bis 130 mm', en: 'Travel 40 to 130 mm' },
    { de: 'Mit Kontermutter gegen Losdrehen gesichert', en: 'Secured against loosening by a lock nut' },
  ],
  technical: [
    manufacture({ de: 'Platte lasergeschnitten, Stange gerollt', en: 'plate laser-cut, rod rolled' }),
    surface({ de: 'galvanisch verzinkt', en: 'electro-galvanised' }),
    standard({ de: 'Gewinde ISO 724, Muttern ISO 4032', en: 'Thread ISO 724, nuts ISO 4032' }),
    application({ de: 'Kettenzahnstangen, Hubketten, Torantriebe', en: 'Chain racks, lifting chains, gate drives' }),
    note({
      de: 'Für mehrreihige Ketten je Strang ein Spannset oder auf Anfrage.',
      en: 'For multi-strand chains one set for each strand, or on request.',
    }),
  ],
  properties: [fixingOption('bolted')],
  goesWith: ['TU-1', 'T-1', 'KR'],
  alternatives: ['SB'],
  shownBy: 'SPS-10B',
  variants: B_SERIES.flatMap((chain) => {
    const size = SIZES[chain]
    return size ? [variant(chain, size)] : []
  }),
}
