import { redirect } from 'react-router'
import { sessionContext, shopContext, siteContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { addToCart } from '#web/cart/add-to-cart.server.ts'
import { isSold, purchaseBoundsOf, purchaseBoundsText } from '#web/cart/purchase-bounds.ts'
import type { CartItemInput } from '#web/cart/cart-changes.ts'
import type { FormAction } from '#web/forms/action/form-action.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { readOrderable } from '#web/routes/shop/product/read-orderable.server.ts'
import { noteCart } from '#web/cart/note-cart.ts'
import { changeRows, MOST_ROWS } from '#web/tools/cut-length/cut-rows.ts'
import type { AddedItems } from '#web/cart/added-lines.ts'
import { ADD_FORM, type AddFormValues, CHOOSE, WITH_SCRIPTS } from './add-form.ts'
import { orderedText } from './add-summary.ts'
import { checkAddition } from './check-addition.ts'
import { purchaseErrors } from './purchase-errors.ts'
import { toFieldErrors, tooManyRows } from './field-errors.server.ts'
import { followChosen } from './whole-plate.ts'

/** The form's purpose: to put something into the cart, or without scripts to be shown with another row. */
type Addition = { inputs: CartItemInput[]; text: string } | { values: AddFormValues }

/**
 * Puts what the form of a product says into the cart. `done` names it, with its lengths.
 * @param address the product's seo path or id.
 */
export const addAction = (address: string | undefined): FormAction<'add', AddFormValues, Addition, AddedItems> => ({
  form: ADD_FORM,
  check: async (values, { context, posted }) => {
    const intent = String(posted.get('intent') ?? '')
    const changed = changeRows(values.cuts, intent)
    const cuts = changed ?? values.cuts
    if (cuts.length > MOST_ROWS) {
      return { errors: tooManyRows(), values: { ...values, cuts: cuts.slice(0, MOST_ROWS) } }
    }
    if (changed) return { value: { values: { ...values, cuts } } }

    const shop = context.get(shopContext)
    const keys = { numbers: [values.variant], ids: [values.cProfile] }
    const found = await readOrderable(shop, keys, context.get(siteContext).listingLimit)
    const variant = found.find(({ number }) => number === values.variant)
    const cProfile = found.find(({ id }) => id === values.cProfile)
    if (intent === CHOOSE) {
      const sides = variant?.format ? followChosen(values, posted, variant.format) : {}
      return { value: { values: { ...values, ...sides } } }
    }
    if (variant && !isSold(variant.purchase)) return { notice: purchaseBoundsText(variant.purchase) }
    const { errors, inputs } = checkAddition(values, variant, cProfile)
    if (inputs) {
      const boundsOf = (id: string) => found.find((one) => one.id === id)?.purchase ?? purchaseBoundsOf(undefined)
      const wrong = purchaseErrors(inputs, boundsOf, values.cuts.length)
      if (Object.keys(wrong).length > 0) return { errors: wrong }
      const ids = new Set(inputs.map(({ productId: id }) => id))
      const numbers = [variant, cProfile].flatMap((one) => (one && ids.has(one.id) ? [one.number] : []))
      const text = `${addedText(numbers, inputs.length)}: ${orderedText(variant, values)}`
      return { value: { inputs, text } }
    }
    return { errors: toFieldErrors(errors, variant, values) }
  },
  run: async (addition, { context, posted, token, values: { variant } }) => {
    if ('values' in addition) return { status: 200, values: addition.values }
    const session = context.get(sessionContext)
    const visitor = { contextToken: session.contextToken, formToken: token }
    const result = await addToCart(context.get(shopContext), addition.inputs, visitor)
    if (!result.added) return { status: 422, notice: m.product_add_failed(), reasons: result.reasons }
    noteCart(session, result.cart)
    const notice = result.corrections.join(' ')
    if (posted.has(WITH_SCRIPTS)) {
      return { status: 200, done: { text: addition.text, lines: result.lines }, ...(notice && { notice }) }
    }
    session.flash([addition.text, notice].filter(Boolean).join(' '))
    return redirect(paths.product(getLocale(), address ?? '', { variant }), 303)
  },
})

/** Names all that was added. The text comes with the response, so that no page has to load it. */
function addedText([name = '', ...others]: readonly string[], items: number): string {
  if (items === 1) return m.product_added({ name })
  if (others.length === 0) return m.product_added_items({ name, count: items })
  return m.product_added_with({ name, others: others.join(', '), count: items })
}
