import { cutFrom } from '#tools/demo-catalogue/facts/cut.ts'
import type { Sizes } from '#tools/demo-catalogue/facts/dimension.ts'
import { C_PROFILES, cProfileOutline, type CProfileName } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { solidsWeight } from '#tools/demo-catalogue/geometry/solid-weight.ts'
import type { Option } from '#tools/demo-catalogue/options/option.ts'
import { barPicture, barSolid, mountedPicture, type Bar } from '#tools/demo-catalogue/pictures/bar-picture.ts'
import type { Item } from './item.ts'

/** A section that is sold by length. */
interface BarSection extends Pick<Bar, 'outline' | 'holes' | 'diameterText'> {
  code: string
  options: Option[]
  properties?: Option[]
  sizes: Sizes
  /** The steel profile that carries the bar. */
  carrier?: CProfileName
}

/** Numbers of the steel profiles of the bar's own length, galvanised before stainless. */
const cProfilesFor = (carrier: CProfileName, length: number) =>
  ['ZN', 'VA'].map((finish) => `${carrier}-${finish}-${length}`)

function pictureOf(bar: Bar, carrier: CProfileName | undefined) {
  if (!carrier) return barPicture(bar)
  const profile = C_PROFILES[carrier]
  return mountedPicture(bar, { outline: cProfileOutline(profile), wall: profile.wall })
}

/** A bar cut to length: bounds of the cut, weight and drawing follow from section and material. */
export const barItem = ({ code, options, properties = [], sizes, carrier, ...section }: BarSection): Item => ({
  code,
  options,
  properties,
  make(material, length) {
    const bar: Bar = { ...section, material: material.drawnAs, length }
    const solid = barSolid(bar)
    return {
      sizes: { ...sizes, length },
      weight: solidsWeight([solid], material.density),
      facts: {
        cut: cutFrom(length, material.kind === 'metal' ? 'm' : 'c'),
        ...(carrier && { cProfiles: cProfilesFor(carrier, length) }),
      },
      solid,
      picture: pictureOf(bar, carrier),
    }
  },
})
