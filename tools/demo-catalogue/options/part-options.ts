import { C_PROFILE_NAMES, C_PROFILES, type CProfileName } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { CHAIN_SIZES, type ChainSize, type Strands } from '#tools/demo-catalogue/geometry/chains.ts'
import { LABELS, type FixingKey, type HeadKey } from '#tools/demo-catalogue/sources/labels.ts'
import { sameText } from '#tools/demo-catalogue/text.ts'
import { labelOption, type Option } from './option.ts'

export const chainOption = (size: ChainSize, strands: Strands): Option => ({
  group: 'chain',
  key: `${size.toLowerCase()}-${strands}`,
  name: sameText(`${size}-${strands}`),
  position: strands * 100 + CHAIN_SIZES.indexOf(size),
})

export const strandsOption = (strands: Strands): Option => ({
  group: 'strands',
  key: String(strands),
  name: LABELS.strands[strands],
  position: strands,
})

export const cProfileOption = (name: CProfileName): Option => ({
  group: 'section',
  key: name.toLowerCase(),
  name: sameText(`${name} (${C_PROFILES[name].width}\u00a0×\u00a0${C_PROFILES[name].height})`),
  position: C_PROFILE_NAMES.indexOf(name),
})

export const fixingOption = (key: FixingKey): Option => labelOption('fixing', LABELS.fixings, key)

export const headOption = (key: HeadKey): Option => labelOption('head', LABELS.heads, key)
