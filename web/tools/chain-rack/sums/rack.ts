import type { CarrierSize, RackChain } from './rack-constants.ts'

/** Lengths in mm. A field without a value is undefined. */
export interface RackInput {
  pitchCircle: number | undefined
  teeth: number | undefined
  strands: number | undefined
  /** Way of the sprocket that the strand must allow; agrees with its length within a link. */
  travel: number | undefined
  links: number | undefined
  strandLength: number | undefined
  profileLength: number | undefined
  installationLength: number | undefined
}
export type RackField = keyof RackInput

/** Rules that an input breaks. */
export type RackErrorCode =
  | 'missing'
  | 'unreadable'
  | 'not-whole'
  | 'out-of-range'
  | 'not-positive'
  | 'pitch'
  | 'chain-missing'
  | 'length-mismatch'
  | 'travel-mismatch'
  | 'chain-too-short'
  | 'installation-short'
  | 'profile-too-long'

/** A possible value instead of an impossible one, of the same field or of another one. */
export interface RackFix {
  field: RackField
  value: number
}

export interface RackProblem {
  code: RackErrorCode
  field: RackField
  /** The nearest possible values, the best first. */
  fixes: RackFix[]
}

export type RackWarning =
  | 'links-rounded'
  | 'profile-short'
  | 'clearance'
  | 'short-rest'
  | 'tension-travel'
  | 'whole-pieces'
  | 'short-profile'

/** Counts of all strands together. */
export interface RackCounts {
  chains: number
  chainUnits: number
  /** Between delivered lengths, and at the ends: one joins each end of a strand to its anchor. */
  connectingLinks: number
  endLinks: number
  guides: number
  carriers: number
  connections: number
  brackets: number
  clamps: number
  anchorPlates: number
  tensionSets: number
}

/** A chain rack. Lengths in mm. */
export interface Rack {
  chain: RackChain
  carrier: CarrierSize
  pitch: number
  teeth: number
  /** Exact, by pitch and teeth. */
  pitchCircle: number
  strands: number
  links: number
  strandLength: number
  profileLength: number
  installationLength: number
  /** Of each end. */
  endSet: number
  /** Way of the sprocket, per revolution, and number of revolutions. */
  travel: number
  travelPerRevolution: number
  revolutions: number
  bracketsPerStrand: number
  bracketSpacing: number
  takeUp: number
  /** The range of a strand's tension sets. */
  tensionTravel: number
  /** kN of a strand. */
  prestretchForce: number
  /** Permissible force of all chains together, kN; other parts of the list may carry less. */
  chainForce: number
  /** kg of all chains. */
  chainMass: number
  counts: RackCounts
  warnings: RackWarning[]
}

export type RackResult = { rack: Rack; problems: [] } | { rack: undefined; problems: RackProblem[] }
