import type { ChainRackNumbers } from '#contracts/chain-rack.ts'
import { barPieces, type BarPieces } from './bar-pieces.ts'
import type { RackAssumptions } from './rack-constants.ts'
import type { Rack } from './rack.ts'

/** The parts of a rack, in the order of the list. */
export type RackPart =
  | 'chain'
  | 'connecting-link'
  | 'guide'
  | 'carrier'
  | 'connection'
  | 'bracket'
  | 'clamp'
  | 'tension-set'
  | 'anchor-plate'
  | 'sprocket'
  | 'steel-sprocket'

/** The sprocket in the list. One of steel is on request. */
export const SPROCKET_CHOICES = ['none', 'plastic', 'steel'] as const
export type SprocketChoice = (typeof SPROCKET_CHOICES)[number]

/** The choices among parts that fit alike. */
export interface RackChoice {
  type: string
  material: string
  steel: string
  /** One for each strand. */
  sprocket: SprocketChoice
}

/** A row of the bill of materials. */
export interface PartRow {
  part: RackPart
  /** Item number; undefined for a part that the catalogue does not have. */
  number: string | undefined
  pieces: number
  /** mm, of a piece that is cut; undefined for a whole item. */
  length: number | undefined
}

/** The bill of materials of all strands. Rows without pieces are left out. */
export function rackParts(
  rack: Rack,
  { sprocket, ...choice }: RackChoice,
  assumptions: Pick<RackAssumptions, 'guideStock' | 'carrierStock'>,
  numbers: ChainRackNumbers,
): PartRow[] {
  const { counts, strands, profileLength } = rack
  const fill = (pattern: string | null, stock = 0): string | undefined => {
    const values: Record<string, string> = {
      chain: rack.chain,
      profile: rack.carrier,
      teeth: String(rack.teeth),
      stock: String(stock),
      ...choice,
    }
    return pattern?.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  }
  const one = (part: RackPart, pattern: string | null, pieces: number): PartRow => {
    return { part, number: fill(pattern), pieces, length: undefined }
  }
  const bars = (part: RackPart, pattern: string, stock: number): PartRow[] =>
    barPieces(profileLength, stock).map(({ length, pieces }: BarPieces) => {
      return {
        part,
        number: fill(pattern, stock),
        pieces: strands * pieces,
        length: length === stock ? undefined : length,
      }
    })
  const platesInSets = numbers.tensionSetHasPlate ? counts.tensionSets : 0
  const rows = [
    one('chain', numbers.chain, counts.chains),
    one('connecting-link', numbers.connectingLink, counts.connectingLinks + counts.endLinks),
    ...bars('guide', numbers.guide.number, assumptions.guideStock),
    ...bars('carrier', numbers.carrier.number, assumptions.carrierStock),
    one('connection', numbers.connection, counts.connections),
    one('bracket', numbers.bracket, counts.brackets),
    one('clamp', numbers.clamp, counts.clamps),
    one('tension-set', numbers.tensionSet, counts.tensionSets),
    one('anchor-plate', numbers.anchorPlate, counts.anchorPlates - platesInSets),
    one('sprocket', numbers.sprocket, sprocket === 'plastic' ? strands : 0),
    one('steel-sprocket', null, sprocket === 'steel' ? strands : 0),
  ]
  return rows.filter(({ pieces }) => pieces > 0)
}
