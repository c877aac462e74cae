import { chainRackSchema } from '#contracts/chain-rack.ts'
import numbers from '#data/chain-rack.json' with { type: 'json' }
import { C_PROFILES } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { CHAINS } from '#tools/demo-catalogue/geometry/chains.ts'
import { barPieces, jointsOf } from '#web/tools/chain-rack/sums/bar-pieces.ts'
import { DEFAULT_ASSUMPTIONS, FIXED, type RackChain } from '#web/tools/chain-rack/sums/rack-constants.ts'
import { rackParts, type RackPart } from '#web/tools/chain-rack/sums/rack-parts.ts'
import { calculateRack } from '#web/tools/chain-rack/sums/rack-sums.ts'
import { strand, type LinkEnd } from './chain-strand.ts'
import { holdProfile, JOINT_DISTANCE } from './hold-profile.ts'
import { stretchesAt } from './overlap.ts'
import { placed, movedBy, type Extrusion, type AxisTurn } from './extrusion.ts'
import { centreOf, isInShop, solidsOf, type PlacedPart } from './shop-parts.ts'

/** A tension set, drawn along x, points out of the rack. */
const OUTWARDS: Record<'near' | 'far', AxisTurn> = {
  near: [
    [1, 1],
    [0, -1],
    [2, 1],
  ],
  far: [
    [1, 1],
    [0, 1],
    [2, 1],
  ],
}
/** A seat of the sprocket, drawn at y, points down. */
export const SEAT_DOWN: AxisTurn = [
  [0, 1],
  [2, 1],
  [1, -1],
]

/** How a strand's ends are made, and whether the travel of the tension sets is used up. */
export interface RackState {
  ends: readonly [LinkEnd, LinkEnd]
  isTakenUp: boolean
}

const TEETH = 17
/** Both ends are tensioned. */
const ASSUMPTIONS = { ...DEFAULT_ASSUMPTIONS, tensionSets: 2 }
const NO_LENGTHS = {
  travel: undefined,
  strandLength: undefined,
  profileLength: undefined,
  installationLength: undefined,
}

function calculated(chain: RackChain, type: string, links: number) {
  const pitchCircle = CHAINS[chain].pitch / Math.sin(Math.PI / TEETH)
  const { rack } = calculateRack({ pitchCircle, teeth: TEETH, strands: 1, links, ...NO_LENGTHS }, ASSUMPTIONS)
  if (!rack) throw new Error('There is no such rack')
  const sprocket = isInShop(`KR-${chain}1-${TEETH}`) ? ('plastic' as const) : ('none' as const)
  const choice = { type, material: 'S', steel: 'ZN', sprocket }
  return { rack, rows: rackParts(rack, choice, ASSUMPTIONS, chainRackSchema.parse(numbers)) }
}

/** Bars end to end. */
function barsOf(part: RackPart, number: string, begin: number, ends: readonly number[], height: number): PlacedPart[] {
  const [section] = solidsOf(number)
  if (!section) throw new Error(`${number} has no shape`)
  return ends.map((end, i) => {
    const from = begin + (ends[i - 1] ?? 0)
    return { part, number, solids: movedBy([{ ...section, from, to: begin + end }], [0, 0, height]) }
  })
}

/** A tension set by its pin; taken up, eye and rod are farther out. */
function setAt(number: string, end: 'near' | 'far', pin: number, height: number, taken: number): PlacedPart {
  const [eye, rod, ...others] = solidsOf(number)
  const drawn = [...movedBy([eye, rod] as Extrusion[], [taken, 0, 0]), ...others]
  const own = centreOf(eye?.rings[1])[0]
  return {
    part: 'tension-set',
    number,
    solids: placed(drawn, OUTWARDS[end], [0, end === 'near' ? pin + own : pin - own, height]),
  }
}

/** A rack of one strand, calculated and put together of the shop's parts by their item numbers. */
export function assembleRack(chain: RackChain, type: string, links: number, { ends, isTakenUp }: RackState) {
  const { pitch, roller, plateHeight } = CHAINS[chain]
  const { rack, rows } = calculated(chain, type, links)
  const numberOf = (part: RackPart) => rows.find((row) => row.part === part)?.number ?? ''
  const { strandLength, profileLength, carrier } = rack
  const begin = (strandLength - profileLength) / 2
  const endsOf = (stock: number) => [...jointsOf(barPieces(profileLength, stock)), profileLength]

  const { wall } = C_PROFILES[carrier]
  const guides = barsOf('guide', numberOf('guide'), begin, endsOf(ASSUMPTIONS.guideStock), wall)
  const carrierEnds = endsOf(ASSUMPTIONS.carrierStock)
  const joints = carrierEnds.slice(0, -1).map((joint) => begin + joint)
  const connection = numberOf('connection')

  const places = Array.from(
    { length: rack.bracketsPerStrand },
    (_, i) => begin + FIXED.endOverhang + i * rack.bracketSpacing,
  )
  const holders = { bracket: numberOf('bracket'), clamp: numberOf('clamp') }

  /* Rollers run on the rib; without one, plates run on the floor. */
  const top = Math.max(...stretchesAt(guides[0]?.solids[0]?.rings ?? [], 0, 0.001).map(([, high]) => high))
  const line = top + (type === 'CK' ? plateHeight : roller) / 2
  const taken = isTakenUp ? rack.tensionTravel / ASSUMPTIONS.tensionSets : 0
  const run = strand({ size: chain, links, height: line, ends, growth: taken })
  const linkOf = (end: LinkEnd) => (end === 'inner' ? pitch : 0)
  const set = numberOf('tension-set')

  const sprocket = numberOf('sprocket')
  const wheel = sprocket ? solidsOf(sprocket) : []
  const face = wheel[0] ? wheel[0].to - wheel[0].from : 0
  const [seat] = centreOf(run[Math.round(links / 3)]?.rings[0])
  const parts: PlacedPart[] = [
    ...barsOf('carrier', numberOf('carrier'), begin, carrierEnds, 0),
    ...guides,
    ...joints.map((y): PlacedPart => {
      return { part: 'connection', number: connection, solids: movedBy(solidsOf(connection), [0, y, 0]) }
    }),
    ...holdProfile(holders, places, joints, JOINT_DISTANCE[carrier]),
    setAt(set, 'near', -linkOf(ends[0]), line, taken),
    setAt(set, 'far', strandLength + linkOf(ends[1]), line, taken),
    { part: 'chain', number: chain, solids: run },
  ]
  if (wheel.length > 0) {
    const solids = placed(wheel, SEAT_DOWN, [-face / 2, seat, line + rack.pitchCircle / 2])
    parts.push({ part: 'sprocket', number: sprocket, solids })
  }
  return { rack, parts }
}
