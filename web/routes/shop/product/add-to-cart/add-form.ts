import type { Form } from '#web/forms/form-fields.ts'
import { type CutRow, PIECES_FIELD, readCutRows } from '#web/tools/cut-length/cut-rows.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import { wholePlate } from './whole-plate.ts'

/** Names of the form's fields; those of a cut length are the tool's own. */
export const VARIANT_FIELD = 'variant'
export const C_PROFILE_FIELD = 'c_profile'
export const NO_C_PROFILE = 'none'
export const WIDTH = 'width'
export const LENGTH = 'length'
/** Sent by the page's scripts: they show the toast themselves and stay where they are. */
export const WITH_SCRIPTS = 'scripts'
/** Intent of the button that takes a variant over without scripts, so that what goes with it is shown. */
export const CHOOSE = 'choose'

/** The current form of a product, right or wrong. */
export interface AddFormValues {
  /** Product number of the variant; empty while none is chosen. */
  variant: string
  /** Id of a C-profile variant, or {@link NO_C_PROFILE}. */
  cProfile: string
  /** Lengths to cut; empty where nothing is cut. */
  cuts: CutRow[]
  /** Of a plastic format, mm as typed. */
  width: string
  length: string
  /** Pieces, where no lengths are cut. */
  quantity: string
}

/** No number, product number or id is as long; a longer text cannot be right and is cut. */
const LONGEST_VALUE = 255
const shorten = (value: string): string => value.slice(0, LONGEST_VALUE)

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? shorten(value.trim()) : ''
}

const readAddForm = (form: FormData): AddFormValues => ({
  variant: textOf(form, VARIANT_FIELD),
  cProfile: textOf(form, C_PROFILE_FIELD) || NO_C_PROFILE,
  cuts: readCutRows(form).map(({ length, pieces }) => ({ length: shorten(length), pieces: shorten(pieces) })),
  width: textOf(form, WIDTH),
  length: textOf(form, LENGTH),
  quantity: textOf(form, PIECES_FIELD),
})

/** Ids of the steps that an error may be about as a whole. */
export const VARIANTS_STEP = 'variants'
export const C_PROFILES_STEP = 'c-profiles'
export const CUT_STEP = 'cut'

/** The form over a product page: a variant, a C-profile and an amount go into the cart. */
export const ADD_FORM = { id: 'add', read: readAddForm, secrets: [], order: [] } satisfies Form<'add', AddFormValues>

/**
 * First values of the form: the least pieces that the shop sells, of whole bars or full sheets. The address names the
 * variant. Without it the amount is that of an example.
 */
export const initialAddForm = (variant: Variant | undefined, example: Variant | undefined): AddFormValues => {
  const { cut, format, purchase } = variant ?? example ?? {}
  const pieces = String(purchase?.min ?? 1)
  return {
    variant: variant?.number ?? '',
    cProfile: NO_C_PROFILE,
    cuts: cut ? [{ length: '', pieces }] : [],
    ...wholePlate(format),
    quantity: pieces,
  }
}
