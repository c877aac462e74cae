import type { PropertyOption } from '#contracts/shop/product.ts'
import type { FamilyMember, Optioned } from '#web/routes/shop/product/read-product.server.ts'

/** The options by which a variant is chosen, and what follows from them: the properties of other groups. */
export function traitsOf({ options, properties }: Optioned): PropertyOption[] {
  const chosen = options ?? []
  const isChosen = (groupId: string) => chosen.some((option) => option.groupId === groupId)
  return [...chosen, ...(properties ?? []).filter(({ groupId }) => !isChosen(groupId))]
}

/** Variants in a catalogue's printing order: by their groups, inside a group in the shop's order. */
export function inCatalogueOrder<Member extends FamilyMember>(variants: readonly Member[]): Member[] {
  const placesOf = (variant: FamilyMember) =>
    traitsOf(variant)
      .toSorted((a, b) => (a.group?.position ?? 0) - (b.group?.position ?? 0))
      .map((option) => option.position ?? 0)
  const keyed = variants.map((variant) => ({ variant, places: placesOf(variant) }))
  keyed.sort((a, b) => {
    const place = a.places.findIndex((value, index) => value !== b.places[index])
    return place < 0 ? 0 : (a.places[place] ?? 0) - (b.places[place] ?? 0)
  })
  return keyed.map(({ variant }) => variant)
}
