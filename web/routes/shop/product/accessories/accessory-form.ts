import type { PurchaseBounds } from '#web/cart/purchase-bounds.ts'
import type { Picture } from '#web/catalogue/product/picture.ts'
import type { Price } from '#web/catalogue/product/price.ts'
import { isId } from '#web/catalogue/seo/seo-path.ts'
import type { Form, LabelOf } from '#web/forms/form-fields.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { FORM_TOKEN } from '#web/places/form-token.tsx'
import { WITH_SCRIPTS } from '#web/routes/shop/product/add-to-cart/add-form.ts'

/** A product that goes with the one shown, to be added with it. */
export interface Accessory {
  id: string
  name: string
  /** Of the name, where it is not the page's. */
  language?: string | undefined
  picture: Picture | undefined
  /** Id of the variant that goes best with the chosen one. */
  fit: string | undefined
  /** Why that one: it carries the chosen variant, or has its chain. Undefined where the catalogue says nothing. */
  reason?: string | undefined
  variants: { id: string; text: string; language?: string; price: Price; purchase: PurchaseBounds }[]
}

/** Intent of the form. */
export const ADD_ACCESSORIES = 'accessories'
/** Parameter of the address that asks for the form. */
export const ACCESSORIES_PARAMETER = 'accessories'
/** Names of its fields. */
export const ACCESSORY_FIELD = 'product'
const VARIANT_OF = 'variant-'
const PIECES_OF = 'pieces-'
export const variantOfProduct = (id: string): string => VARIANT_OF + id
export const piecesOf = (id: string): string => PIECES_OF + id

export interface AccessoryFormValues {
  /** Ids of the ticked products. */
  chosen: string[]
  /** Of every product by its id, ticked or not: the id of its variant, and the pieces as typed. */
  variants: Record<string, string>
  pieces: Record<string, string>
}

const readAccessoryForm = (posted: FormData): AccessoryFormValues => ({
  chosen: posted.getAll(ACCESSORY_FIELD).map(String),
  variants: readByProduct(posted, VARIANT_OF),
  pieces: readByProduct(posted, PIECES_OF),
})

const readByProduct = (posted: FormData, prefix: string): Record<string, string> =>
  Object.fromEntries(
    [...posted]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]): [string, string] => [name.slice(prefix.length), String(value)])
      .filter(([id]) => isId(id)),
  )

/** Everything that goes with a product, added at once. */
export const ACCESSORY_FORM = {
  id: 'accessories',
  read: readAccessoryForm,
  secrets: [],
  order: [],
} satisfies Form<'accessories', AccessoryFormValues>

/** `done` is the number of products. */
export type AccessoryFormResult = FormResult<'accessories', AccessoryFormValues, number>

/** The data that the page's scripts post of forms with one product each. */
export function toAccessoryPost(forms: readonly HTMLFormElement[], token: string): FormData {
  const posted = new FormData()
  posted.set('intent', ADD_ACCESSORIES)
  posted.set(WITH_SCRIPTS, '1')
  posted.set(FORM_TOKEN, token)
  for (const [name, value] of joinForms(forms)) posted.append(name, value)
  return posted
}

/** The fields of all these forms. */
export function joinForms(forms: readonly HTMLFormElement[]): FormData {
  const joined = new FormData()
  for (const [name, value] of forms.flatMap((form) => [...new FormData(form)])) joined.append(name, value)
  return joined
}

/** Names of the products by the fields of their pieces, for the list of errors. */
export const accessoryLabelOf =
  (products: readonly Accessory[]): LabelOf =>
  (field) =>
    products.find(({ id }) => piecesOf(id) === field)?.name
