import { redirect } from 'react-router'
import { sessionContext, shopContext, siteContext } from '#web/app/context.ts'
import { addToCart } from '#web/cart/add-to-cart.server.ts'
import type { CartItemInput } from '#web/cart/cart-changes.ts'
import { checkList } from '#web/cart/list-entry/checked-list.server.ts'
import { readTextLanguages } from '#web/catalogue/text-languages.server.ts'
import { EMPTY_LINE } from '#web/cart/list-entry/lines/list-line.ts'
import type { FormAction } from '#web/forms/action/form-action.server.ts'
import { m } from '#web/i18n/messages.ts'
import { noteCart } from '#web/cart/note-cart.ts'
import { ADD_HIT_FORM, type AddHitValues, HIT_WITH_SCRIPTS } from './add-hit-form.ts'

/**
 * Puts one piece of an item number into the cart, or as many as the shop sells at least. It is checked like a list of
 * numbers.
 * @param back address of the search, to which the visitor returns without scripts.
 */
export const addHitAction = (back: string): FormAction<'add-hit', AddHitValues, CartItemInput, string> => ({
  form: ADD_HIT_FORM,
  check: async ({ number }, { context }) => {
    const { listingLimit } = context.get(siteContext)
    const languages = await readTextLanguages(context)
    const check = async (pieces: string) => {
      const line = { ...EMPTY_LINE, number, pieces }
      return (await checkList(context.get(shopContext), [line], { listingLimit, languages }))[0]
    }
    let checked = await check('')
    const [least] = checked?.problem?.field === 'pieces' ? checked.problem.choices : []
    if (least !== undefined) checked = await check(least)
    if (checked?.input) return { value: checked.input }
    return { errors: {}, notice: checked?.problem?.text ?? m.product_add_failed() }
  },
  run: async (input, { context, posted, token, values: { number } }) => {
    const session = context.get(sessionContext)
    const visitor = { contextToken: session.contextToken, formToken: token }
    const result = await addToCart(context.get(shopContext), [input], visitor)
    if (!result.added) return { status: 422, notice: m.product_add_failed(), reasons: result.reasons }
    noteCart(session, result.cart)
    const notice = result.corrections.join(' ')
    if (posted.has(HIT_WITH_SCRIPTS)) return { status: 200, done: number, ...(notice && { notice }) }
    session.flash([m.product_added({ name: number }), notice].filter(Boolean).join(' '))
    return redirect(back, 303)
  },
})
