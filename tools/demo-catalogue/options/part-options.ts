import { C_PROFILE_NAMES, C_PROFILES, type CProfileName } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { CHAIN_SIZES, type ChainSize, type Strands } from '#tools/demo-catalogue/geometry/chains.ts'
import { same, type Text } from '#tools/demo-catalogue/text.ts'
import type { Option } from './option.ts'

export const chainOption = (size: ChainSize, strands: Strands): Option => ({
  group: 'chain',
  key: `${size.toLowerCase()}-${strands}`,
  name: same(`${size}-${strands}`),
  position: strands * 100 + CHAIN_SIZES.indexOf(size),
})

const STRANDS: Record<Strands, Text> = {
  1: { de: 'einreihig (Simplex)', en: 'one strand (simplex)' },
  2: { de: 'zweireihig (Duplex)', en: 'two strands (duplex)' },
  3: { de: 'dreireihig (Triplex)', en: 'three strands (triplex)' },
}

export const strandsOption = (strands: Strands): Option => ({
  group: 'strands',
  key: String(strands),
  name: STRANDS[strands],
  position: strands,
})

export const sectionOption = (name: CProfileName): Option => ({
  group: 'section',
  key: name.toLowerCase(),
  name: same(`${name} (${C_PROFILES[name].width}\u00a0×\u00a0${C_PROFILES[name].height})`),
  position: C_PROFILE_NAMES.indexOf(name),
})

const FIXINGS = {
  base: { de: 'durch den Sockel geschraubt', en: 'screwed through the base' },
  flange: { de: 'Senkschrauben im Flansch', en: 'countersunk screws in the flange' },
  'c-profile': { de: 'im C-Profil', en: 'in the C-profile' },
  'push-on': { de: 'aufgesteckt', en: 'pushed on' },
  adhesive: { de: 'geschraubt oder geklebt', en: 'screwed or bonded' },
  bolted: { de: 'verschraubt', en: 'bolted' },
  shaft: { de: 'auf der Welle', en: 'on the shaft' },
} as const satisfies Record<string, Text>

export type Fixing = keyof typeof FIXINGS

export const fixingOption = (key: Fixing): Option => ({
  group: 'fixing',
  key,
  name: FIXINGS[key],
  position: Object.keys(FIXINGS).indexOf(key),
})
