import { redirect } from 'react-router'
import { sessionContext, shopContext, siteContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import type { AddedItems } from '#web/cart/added-lines.ts'
import { addToCart } from '#web/cart/add-to-cart.server.ts'
import type { CartItemInput } from '#web/cart/cart-changes.ts'
import type { FormAction } from '#web/forms/action/form-action.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { WITH_SCRIPTS } from '#web/routes/shop/product/add-to-cart/add-form.ts'
import { readOrderable } from '#web/routes/shop/product/read-orderable.server.ts'
import { noteCart } from '#web/cart/note-cart.ts'
import { checkSeveral } from './check-several.ts'
import { MOST_VARIANTS, piecesOfVariant, SEVERAL_FORM, type SeveralValues } from './several-form.ts'

interface Addition {
  inputs: CartItemInput[]
  /** Product numbers by id. */
  numbers: ReadonlyMap<string, string>
}

/**
 * Puts several variants into the cart: all of them or none. `done` counts them.
 * @param address the product's seo path or id.
 */
export const severalAction = (
  address: string | undefined,
): FormAction<'several', SeveralValues, Addition, AddedItems> => ({
  form: SEVERAL_FORM,
  check: async (values, { context }) => {
    const numbers = Object.keys(values.pieces).slice(0, MOST_VARIANTS)
    const variants = await readOrderable(context.get(shopContext), { numbers }, context.get(siteContext).listingLimit)
    const { inputs, errors } = checkSeveral(values, variants)
    if (errors) return { errors }
    return { value: { inputs, numbers: new Map(variants.map(({ id, number }) => [id, number])) } }
  },
  run: async ({ inputs, numbers }, { context, posted, token }) => {
    const session = context.get(sessionContext)
    const visitor = { contextToken: session.contextToken, formToken: token }
    const result = await addToCart(context.get(shopContext), inputs, visitor)
    if (!result.added) {
      const errors = result.refusals.map(({ productId, reason }) => [
        piecesOfVariant(numbers.get(productId) ?? ''),
        reason,
      ])
      return {
        status: 422,
        notice: m.product_several_failed(),
        reasons: result.reasons,
        errors: Object.fromEntries(errors),
      }
    }
    noteCart(session, result.cart)
    const notice = result.corrections.join(' ')
    const text = m.product_accessories_added({ count: inputs.length })
    if (posted.has(WITH_SCRIPTS)) return { status: 200, done: { text, lines: result.lines }, ...(notice && { notice }) }
    session.flash([text, notice].filter(Boolean).join(' '))
    return redirect(paths.severalVariants(getLocale(), address ?? ''), 303)
  },
})
