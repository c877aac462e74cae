import type { Picture } from '#web/catalogue/product/picture.ts'
import { isId } from '#web/catalogue/seo/seo-path.ts'
import type { Form, LabelOf } from '#web/forms/form-fields.ts'
import type { FormResult } from '#web/forms/form-result.ts'
import { FORM_TOKEN } from '#web/places/form-token.tsx'
import { WITH_SCRIPTS } from '#web/routes/shop/product/quote-form/add-form.ts'

/** A product that goes with the one shown, to be added with it. */
export interface TogetherProduct {
  id: string
  name: string
  picture: Picture | undefined
  /** Id of the variant that goes best with the chosen one. */
  fit: string | undefined
  variants: { id: string; text: string }[]
}

/** Intent of the form. */
export const ADD_TOGETHER = 'together'
/** Parameter of the address that asks for the form. */
export const TOGETHER = 'together'
/** Names of its fields. */
export const TOGETHER_PRODUCT = 'product'
const VARIANT_OF = 'variant-'
const PIECES_OF = 'pieces-'
export const variantOfProduct = (id: string): string => VARIANT_OF + id
export const piecesOf = (id: string): string => PIECES_OF + id

export interface TogetherValues {
  /** Ids of the ticked products. */
  chosen: string[]
  /** Of every product by its id, ticked or not: the id of its variant, and the pieces as typed. */
  variants: Record<string, string>
  pieces: Record<string, string>
}

const readTogether = (posted: FormData): TogetherValues => ({
  chosen: posted.getAll(TOGETHER_PRODUCT).map(String),
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
export const TOGETHER_FORM = {
  id: 'together',
  read: readTogether,
  secrets: [],
  order: [],
} satisfies Form<'together', TogetherValues>

/** `done` is the number of products. */
export type TogetherResult = FormResult<'together', TogetherValues, number>

/** What the page's scripts post of forms with one product each. */
export function togetherPost(forms: readonly HTMLFormElement[], token: string): FormData {
  const posted = new FormData()
  posted.set('intent', ADD_TOGETHER)
  posted.set(WITH_SCRIPTS, '1')
  posted.set(FORM_TOKEN, token)
  for (const [name, value] of forms.flatMap((form) => [...new FormData(form)])) posted.append(name, value)
  return posted
}

/** The products tell their fields apart. */
export const togetherLabelOf =
  (products: readonly TogetherProduct[]): LabelOf =>
  (field) =>
    products.find(({ id }) => piecesOf(id) === field)?.name
