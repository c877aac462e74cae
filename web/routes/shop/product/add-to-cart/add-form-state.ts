import type { CProfile } from '#web/routes/shop/product/amount/c-profile.ts'
import { sameCProfile } from '#web/routes/shop/product/amount/c-profile.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import type { CutRow } from '#web/tools/cut-length/cut-rows.ts'
import type { Side } from '#web/tools/cut-length/plate-side.ts'
import { type AddFormValues, initialAddForm, NO_C_PROFILE } from './add-form.ts'
import { followPlate, typedSides, wholePlate } from './whole-plate.ts'

/** The form over a product page, as far as other parts of the page follow it. */
export interface AddFormState<Shown extends Variant> {
  values: AddFormValues
  /** The variant that stands for all while none is chosen: the first one that the filters leave. */
  first: Shown | undefined
  /** Sides of a sheet that the visitor has typed: another variant leaves them as they are. */
  sides: ReadonlySet<Side>
}

export const beginAddForm = <Shown extends Variant>(
  values: AddFormValues,
  first: Shown | undefined,
  chosen: Shown | undefined,
): AddFormState<Shown> => ({
  values,
  first,
  sides: new Set(typedSides(values, wholePlate((chosen ?? first)?.format))),
})

/**
 * The state after an input. A C-profile of another size is another product: the choice goes over to it. A sheet has
 * the sides of its variant where none are typed.
 * @param now the fields of the form, of which those for cut lengths are drawn later.
 */
export function followInput<Shown extends Variant>(
  { values: before, first, sides: typed }: AddFormState<Shown>,
  now: AddFormValues,
  { chosen, cProfiles }: { chosen: Shown | undefined; cProfiles: readonly CProfile[] },
): AddFormState<Shown> {
  const profile = cProfiles.find(({ id }) => id === now.cProfile)
  const same = sameCProfile(profile, fittingProfiles(chosen, cProfiles))
  const sides = new Set([...typed, ...typedSides(now, before)])
  const sheet = followPlate(now, sides, (chosen ?? first)?.format)
  const given = now.cuts.length > 0 ? now.cuts : before.cuts
  // A variant that is cut needs a row, also if the one before was not.
  const cuts = chosen?.cut && given.length === 0 ? initialAddForm(chosen, first).cuts : given
  return { values: { ...now, ...sheet, cProfile: same?.id ?? NO_C_PROFILE, cuts }, first, sides }
}

/** The state after the table's filters: without a choice the fields are about the first variant that they leave. */
export function followFilters<Shown extends Variant>(
  state: AddFormState<Shown>,
  first: Shown | undefined,
): AddFormState<Shown> {
  if (first === state.first) return state
  const { values, sides } = state
  const sheet = values.variant ? {} : followPlate(values, sides, first?.format)
  return { values: { ...values, ...sheet }, first, sides }
}

/** The state after a change of the rows with cut lengths. */
export const followRows = <Shown extends Variant>(
  state: AddFormState<Shown>,
  cuts: readonly CutRow[],
): AddFormState<Shown> => ({ ...state, values: { ...state.values, cuts: [...cuts] } })

/** The C-profiles that carry a variant; none while nothing is chosen. */
export const fittingProfiles = (chosen: Variant | undefined, cProfiles: readonly CProfile[]): CProfile[] =>
  cProfiles.filter(({ id }) => chosen?.cProfiles.includes(id))
