/** Roller chains of ISO 606, B series, simplex, that a rack can be made of. */
export const RACK_CHAINS = ['06B', '08B', '10B', '12B', '16B', '20B', '24B'] as const
export type RackChain = (typeof RACK_CHAINS)[number]

/** Steel C-profiles that carry the guide. */
export type CarrierSize = 'C20' | 'C30' | 'C40' | 'C50'

export interface ChainData {
  /** mm, ISO 606. */
  pitch: number
  /** Largest roller diameter, inner width and plate height, mm, ISO 606. */
  roller: number
  innerWidth: number
  plateHeight: number
  /** Least breaking force, kN, ISO 606. */
  breakingForce: number
  /** kg/m, typical of catalogues. */
  mass: number
  carrier: CarrierSize
  /** Room at each end for anchor plate and tension bolt, its travel included, mm. Own design value. */
  endSet: number
  /** mm that a tension set can take up: the travel of the shop's set. */
  tensionTravel: number
}

export const CHAIN_DATA: Record<RackChain, ChainData> = {
  '06B': {
    pitch: 9.525,
    roller: 6.35,
    innerWidth: 5.72,
    plateHeight: 8.26,
    breakingForce: 8.9,
    mass: 0.41,
    carrier: 'C20',
    endSet: 70,
    tensionTravel: 18,
  },
  '08B': {
    pitch: 12.7,
    roller: 8.51,
    innerWidth: 7.75,
    plateHeight: 11.81,
    breakingForce: 17.8,
    mass: 0.65,
    carrier: 'C30',
    endSet: 90,
    tensionTravel: 25,
  },
  '10B': {
    pitch: 15.875,
    roller: 10.16,
    innerWidth: 9.65,
    plateHeight: 14.73,
    breakingForce: 22.2,
    mass: 0.93,
    carrier: 'C30',
    endSet: 90,
    tensionTravel: 20,
  },
  '12B': {
    pitch: 19.05,
    roller: 12.07,
    innerWidth: 11.68,
    plateHeight: 16.13,
    breakingForce: 28.9,
    mass: 1.24,
    carrier: 'C40',
    endSet: 110,
    tensionTravel: 25,
  },
  '16B': {
    pitch: 25.4,
    roller: 15.88,
    innerWidth: 17.02,
    plateHeight: 21.08,
    breakingForce: 60,
    mass: 2.61,
    carrier: 'C40',
    endSet: 130,
    tensionTravel: 28,
  },
  '20B': {
    pitch: 31.75,
    roller: 19.05,
    innerWidth: 19.56,
    plateHeight: 26.42,
    breakingForce: 95,
    mass: 3.8,
    carrier: 'C50',
    endSet: 160,
    tensionTravel: 35,
  },
  '24B': {
    pitch: 38.1,
    roller: 25.4,
    innerWidth: 25.4,
    plateHeight: 33.4,
    breakingForce: 160,
    mass: 7.14,
    carrier: 'C50',
    endSet: 190,
    tensionTravel: 40,
  },
}

/** Assumptions of a calculation that its user may change. Lengths in mm. */
export interface RackAssumptions {
  /** Profile beyond the strand at each end. */
  profileEnd: number
  /** Room at each end for anchor plate and tension bolt; undefined for the value of the chain. */
  endSet: number | undefined
  /** Delivered lengths of the guide and of the C-profile. */
  guideStock: number
  carrierStock: number
  /** Largest distance of two brackets. */
  bracketSpacing: number
  /** Tension sets per strand: one end fixed, or both ends tensioned. */
  tensionSets: number
  /** Length in which chains are delivered. */
  chainUnit: number
  /** K between the coldest and the warmest state. */
  temperatureSpan: number
  /** Breaking force divided by the largest service force. */
  safety: number
}

export const DEFAULT_ASSUMPTIONS: RackAssumptions = {
  profileEnd: 30,
  endSet: undefined,
  guideStock: 2000,
  carrierStock: 3000,
  bracketSpacing: 500,
  tensionSets: 1,
  chainUnit: 5000,
  temperatureSpan: 40,
  safety: 8,
}

/** Fixed assumptions of every calculation. */
export const FIXED = {
  /**
   * Share by which a pitch may miss that of ISO 606. 1 % separates all of them, and users read pitch circles from
   * lists.
   */
  pitchTolerance: 0.01,
  teeth: { min: 9, max: 150 },
  strands: { min: 1, max: 50 },
  links: { min: 1, max: 20_000 },
  /** Largest length of an input, mm: the longest chain of the largest pitch is 762 m. */
  longest: 1_000_000,
  /** Profile beyond the outermost bracket at each end: mm, but at most this share of the profile. */
  endOverhang: 100,
  overhangShare: 0.25,
  clampsPerBracket: 2,
  anchorPlatesPerStrand: 2,
  endLinksPerStrand: 2,
  /** Share of the breaking force with which the chain is prestretched. */
  prestretch: 0.4,
  /** Share of its length by which a prestretched chain lengthens while it runs in. */
  runIn: 0.0005,
  /** 1/K, steel. */
  expansion: 12e-6,
  /** Adjusting play, and run-out at each end of the travel, mm. */
  travelReserve: 5,
  travelMargin: 20,
  /** A travel as the page shows it, rounded to a tenth, is the same travel, mm. */
  travelTolerance: 0.05,
  /** A last piece below this length is a warning, mm. */
  shortRest: 200,
} as const
