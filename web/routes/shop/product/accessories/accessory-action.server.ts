import { isOnStep } from '#contracts/shop/bounds.ts'
import { redirect } from 'react-router'
import type { CrossSellingElement } from '#contracts/shop/product.ts'
import { sessionContext, shopContext, siteContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { addToCart } from '#web/cart/add-to-cart.server.ts'
import type { CheckResult, FormAction } from '#web/forms/action/form-action.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { noteCart } from '#web/cart/note-cart.ts'
import { WITH_SCRIPTS } from '#web/routes/shop/product/add-to-cart/add-form.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import type { ChosenVariant, FamilyMember } from '#web/routes/shop/product/read-product.server.ts'
import { readOrderable } from '#web/routes/shop/product/read-orderable.server.ts'
import { m } from '#web/i18n/messages.ts'
import type { CartItemInput } from '#web/cart/cart-changes.ts'
import { isSold, type PurchaseBounds, purchaseBoundsOf, purchaseBoundsText } from '#web/cart/purchase-bounds.ts'
import { nameLanguage, type TextLanguages, textLanguagesOf } from '#web/catalogue/text-languages.server.ts'
import { pictureOf } from '#web/catalogue/product/picture.ts'
import { priceOf } from '#web/catalogue/product/price-of.server.ts'
import { isId } from '#web/catalogue/seo/seo-path.ts'
import { parseNumber } from '#web/forms/numbers/parse-number.ts'
import { bestFit } from '#web/routes/shop/product/amount/best-fit.ts'
import { type Accessory, ACCESSORY_FORM, type AccessoryFormValues, piecesOf } from './accessory-form.ts'
import { inCatalogueOrder, traitsOf } from '#web/routes/shop/product/variants/traits.ts'

/**
 * The products of the first cross-selling group. Each has its variants, the one that goes with the chosen one, and why.
 * Those with a reason come first. Those that are sold out are left out.
 */
export function toAccessories(
  group: CrossSellingElement | undefined,
  variantsOfGroup: readonly FamilyMember[],
  chosen: ChosenVariant | undefined,
  languages: TextLanguages,
): Accessory[] {
  const products = (group?.products ?? []).map((product) => {
    const own = inCatalogueOrder(variantsOfGroup.filter((variant) => variant.parentId === product.id))
    const variants = (own.length > 0 ? own : [product]).filter((variant: FamilyMember) =>
      isSold(purchaseBoundsOf(variant)),
    )
    const { fit, reason } = fitOf(chosen, variants)
    return {
      id: product.id,
      name: product.translated.name,
      language: textLanguagesOf(product, languages).name,
      picture: pictureOf(product.cover?.media),
      fit: fit?.id,
      reason,
      variants: variants.map((variant) => {
        const named = (variant.options ?? []).slice(0, 3)
        return {
          id: variant.id,
          text: [variant.productNumber, ...named.map((option) => option.translated.name)].join(' · '),
          // A choice has one language: numbers and sizes are in any.
          ...named.map((option) => nameLanguage(option, languages)).find(({ language }) => language),
          price: priceOf(variant),
          purchase: purchaseBoundsOf(variant),
        }
      }),
    }
  })
  return products
    .filter(({ variants }) => variants.length > 0)
    .toSorted((a, b) => Number(b.reason !== undefined) - Number(a.reason !== undefined))
}

/** The variant of an accessory that the chosen one needs, and the reason in words. */
function fitOf(chosen: ChosenVariant | undefined, variants: readonly FamilyMember[]) {
  if (!chosen) return { fit: bestFit(undefined, variants), reason: undefined }
  const carriers = factsOf(chosen).cProfiles
  const carrier = variants.find(({ id }) => carriers.includes(id))
  if (carrier) return { fit: carrier, reason: m.product_offer_carries({ number: chosen.productNumber }) }
  const fit = bestFit(chosen, variants)
  const own = new Set(traitsOf(chosen).map(({ id }) => id))
  // A trait that all its variants have, such as their material, does not speak for one of them.
  const isOfAll = (id: string) => variants.every((variant) => traitsOf(variant).some((trait) => trait.id === id))
  const shared = fit ? traitsOf(fit).filter(({ id }) => own.has(id) && !isOfAll(id)) : []
  const traits = shared.map(({ translated }) => translated.name).join(', ')
  return { fit, reason: traits === '' ? undefined : m.product_offer_fits({ traits }) }
}

/**
 * The ticked products as inputs, or their errors.
 * @param boundsOf the quantities in which the shop sells a variant: it would correct others in the cart.
 */
export function checkAccessories(
  { chosen, variants, pieces }: AccessoryFormValues,
  boundsOf: (variantId: string) => PurchaseBounds,
): CheckResult<CartItemInput[], AccessoryFormValues> {
  if (chosen.length === 0) return { notice: m.product_error_product() }
  const value = chosen.map((id) => ({ productId: variants[id] ?? '', quantity: parseNumber(pieces[id] ?? '') }))
  if (!value.every(({ productId }) => isId(productId))) return { notice: m.product_error_variant() }
  const errors = chosen.flatMap((id, index) => {
    const { productId = '', quantity = Number.NaN } = value[index] ?? {}
    const bounds = boundsOf(productId)
    return isOnStep(bounds, quantity) ? [] : [[piecesOf(id), purchaseBoundsText(bounds)]]
  })
  return errors.length > 0 ? { errors: Object.fromEntries(errors) } : { value }
}

/**
 * Puts the ticked products into the cart. `done` is the number of products.
 * @param address of the page's product: seo path or id.
 */
export const accessoryAction = (
  address: string | undefined,
): FormAction<'accessories', AccessoryFormValues, CartItemInput[], number> => ({
  form: ACCESSORY_FORM,
  check: async (values, { context }) => {
    const ids = values.chosen.flatMap((id) => values.variants[id] ?? [])
    const found = await readOrderable(context.get(shopContext), { ids }, context.get(siteContext).listingLimit)
    const bounds = new Map(found.map(({ id, purchase }) => [id, purchase]))
    return checkAccessories(values, (id) => bounds.get(id) ?? purchaseBoundsOf(undefined))
  },
  run: async (inputs, { context, posted, token }) => {
    const session = context.get(sessionContext)
    const visitor = { contextToken: session.contextToken, formToken: token }
    const result = await addToCart(context.get(shopContext), inputs, visitor)
    if (!result.added) return { status: 422, notice: m.product_add_failed(), reasons: result.reasons }
    noteCart(session, result.cart)
    const count = inputs.length
    const notice = result.corrections.join(' ')
    if (posted.has(WITH_SCRIPTS)) return { status: 200, done: count, ...(notice && { notice }) }
    session.flash([m.product_accessories_added({ count }), notice].filter(Boolean).join(' '))
    return redirect(paths.product(getLocale(), address ?? ''), 303)
  },
})
