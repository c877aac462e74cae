import type { ColourKey, Grade, ShortName } from './grade.ts'
import { POLYMERS } from './polymers.ts'

const DRAWN_AS: Record<ColourKey, Grade['drawnAs']> = {
  green: 'pe',
  black: 'black',
  natural: 'natural',
  blue: 'blue',
  white: 'natural',
  beige: 'mud',
}

type Fitness = Partial<Pick<Grade, 'food' | 'antistatic' | 'friction'>>

const grade = (
  key: string,
  names: readonly [de: string, en: string],
  shortName: ShortName,
  code: string,
  density: number,
  colour: ColourKey,
  { food = false, antistatic = false, friction }: Fitness = {},
): Grade => ({
  key,
  name: { de: names[0], en: names[1] },
  polymer: POLYMERS[shortName],
  code,
  density,
  colour,
  drawnAs: DRAWN_AS[colour],
  food,
  antistatic,
  ...(friction && { friction }),
})

const food = { food: true } as const

/** The named grades that the demo company stocks. */
export const GRADES = {
  sGreen: grade('werkstoff-s-gruen', ['Werkstoff S grün', 'Werkstoff S green'], 'PE-UHMW', 'S', 0.93, 'green'),
  sBlack: grade('werkstoff-s-schwarz', ['Werkstoff S schwarz', 'Werkstoff S black'], 'PE-UHMW', 'SA', 0.93, 'black', {
    antistatic: true,
  }),
  sNatural: grade(
    'werkstoff-s-natur-fs',
    ['Werkstoff S natur [FS]', 'Werkstoff S natural [FS]'],
    'PE-UHMW',
    'SN',
    0.93,
    'natural',
    food,
  ),
  murdopol: grade('murdopol', ['Murdopol grün', 'Murdopol green'], 'PE-HMW', 'GN', 0.96, 'green'),
  murdopolNatural: grade(
    'murdopol-natur-fs',
    ['Murdopol natur [FS]', 'Murdopol natural [FS]'],
    'PE-HMW',
    'NT',
    0.96,
    'natural',
    food,
  ),
  murylonB: grade('murylon-b', ['Murylon B natur', 'Murylon B natural'], 'PA6', 'NT', 1.14, 'natural', food),
  murylonA: grade('murylon-a', ['Murylon A natur', 'Murylon A natural'], 'PA66', 'NT', 1.14, 'natural', food),
  murylonCast: grade(
    'murylon-6-guss',
    ['Murylon 6 Guss natur', 'Murylon 6 Guss natural'],
    'PA6 C',
    'NT',
    1.15,
    'natural',
    food,
  ),
  murlubric: grade('murlubric', ['Murlubric schwarz', 'Murlubric black'], 'PA6 C', 'LB', 1.14, 'black', {
    friction: [0.15, 0.25],
  }),
  murytalC: grade('murytal-c', ['Murytal C schwarz', 'Murytal C black'], 'POM-C', 'SW', 1.41, 'black'),
  murytalCNatural: grade(
    'murytal-c-natur-fs',
    ['Murytal C natur [FS]', 'Murytal C natural [FS]'],
    'POM-C',
    'NT',
    1.41,
    'natural',
    food,
  ),
  murytalCBlue: grade(
    'murytal-c-blau-fs',
    ['Murytal C blau [FS]', 'Murytal C blue [FS]'],
    'POM-C',
    'BL',
    1.41,
    'blue',
    food,
  ),
  murytalH: grade('murytal-h', ['Murytal H natur', 'Murytal H natural'], 'POM-H', 'NT', 1.43, 'natural'),
  murylat: grade('murylat-natur', ['Murylat natur', 'Murylat natural'], 'PET', 'NT', 1.39, 'natural', food),
  murylatBlack: grade('murylat-schwarz', ['Murylat schwarz', 'Murylat black'], 'PET', 'SW', 1.39, 'black', food),
  murinyl: grade('murinyl', ['Murinyl natur', 'Murinyl natural'], 'PVDF', 'NT', 1.78, 'natural', food),
  murflor: grade('murflor', ['Murflor weiß', 'Murflor white'], 'PTFE', 'WS', 2.18, 'white', food),
  murinit: grade('murinit', ['Murinit natur', 'Murinit natural'], 'PPS', 'NT', 1.35, 'beige'),
  murpec: grade('murpec-natur-fs', ['Murpec natur [FS]', 'Murpec natural [FS]'], 'PEEK', 'NT', 1.31, 'beige', food),
} as const satisfies Record<string, Grade>

/** Metals of the steel parts. */
export const METALS = {
  zinc: {
    key: 'stahl-verzinkt',
    code: 'ZN',
    name: { de: 'Stahl verzinkt', en: 'Galvanised steel' },
    density: 7.85,
    drawnAs: 'steel',
  },
  stainless: {
    key: 'edelstahl-1.4301',
    code: 'VA',
    name: { de: 'Edelstahl 1.4301', en: 'Stainless steel 1.4301' },
    density: 7.9,
    drawnAs: 'stainless',
  },
} as const

export type Metal = (typeof METALS)[keyof typeof METALS]
