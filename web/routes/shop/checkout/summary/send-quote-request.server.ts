import { redirect } from 'react-router'
import { z } from 'zod'
import { attachmentsContext, reportContext, sessionContext, shopContext, siteContext } from '#web/app/context.ts'
import type { ServiceFailure } from '#contracts/failure.ts'
import { ERROR_LEVEL } from '#contracts/shop/cart.ts'
import type { Attachments } from '#contracts/attachments/attachments.ts'
import { MOST_LINES, TOO_MANY_LINES } from '#contracts/shop/bounds.ts'
import { paths } from '#web/app/paths.ts'
import { readCartFields } from '#web/cart/read-cart-fields.server.ts'
import { cartErrorTexts } from '#web/cart/shop-messages.ts'
import { toQuoteRequestPositions } from '#web/quote-request/quote-request-positions.ts'
import { NO_CART, rememberQuoteRequest } from '#web/quote-request/sent-quote-request.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { type FormAction, type FormOutcome, isRefusal } from '#web/forms/action/form-action.server.ts'
import { checkBySchema, fieldSchemas } from '#web/forms/action/form-schema.server.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { type ChosenAddresses, withChosenAddresses } from '#web/routes/shop/checkout/address/choice.server.ts'
import type { Session } from '#web/session/session.server.ts'
import { composeComment, isFutureDate, withoutTags } from './compose-comment.ts'
import { describeLines } from './describe-lines.ts'
import { belongsTo, confirmedHash, confirmedPart, shownPart } from './quote-request-key.server.ts'
import { SUMMARY_FORM, type SummaryValues } from './summary-form.ts'

const { wishedDate, ...fields } = fieldSchemas(SUMMARY_FORM.fields)
const schema = z.object({
  ...fields,
  wishedDate: wishedDate.refine((date) => date === '' || isFutureDate(date), { error: () => m.forms_date_invalid() }),
  key: z.string(),
})

/** The request was already sent from this browser, for example in another tab or before a reload. */
const SENT_BEFORE = 'sent before'

/**
 * Step 3: sends the request once, however often it is posted, and only as the visitor confirmed it. The shop compares
 * the cart's hash, and the site the parts that this hash lacks.
 */
export const summaryAction: FormAction<'summary', SummaryValues, z.output<typeof schema> | typeof SENT_BEFORE, never> =
  {
    form: SUMMARY_FORM,
    check: (values, { context }) =>
      context.get(sessionContext).sentQuoteRequest?.key === values.key
        ? { value: SENT_BEFORE }
        : checkBySchema(schema, values),
    run: async (summary, { context }) => {
      const session = context.get(sessionContext)
      if (summary === SENT_BEFORE) return redirect(paths.confirmation(getLocale()))
      return sendQuoteRequest(context.get(shopContext), session, summary, context.get(attachmentsContext), {
        report: context.get(reportContext),
        phone: context.get(siteContext).company.phone,
        isShopEmbedded: context.get(siteContext).isShopEmbedded,
      })
    },
  }

async function sendQuoteRequest(
  shop: ShopClient,
  session: Session,
  { key, ...details }: z.output<typeof schema>,
  attachments: Attachments | undefined,
  { report, phone, isShopEmbedded }: { report: (failure: unknown) => void; phone: string; isShopEmbedded: boolean },
): Promise<FormOutcome<SummaryValues, never>> {
  /** For a cart that has changed since the visitor confirmed it, or that is empty now. */
  const changed = (notice: string) => ({ status: 409, notice }) as const
  if (session.contextToken === undefined) return changed(m.checkout_session_over())
  // Another address was entered in another tab.
  if (!belongsTo(key, session.contextToken)) return changed(m.checkout_cart_changed())
  const hash = confirmedHash(key)
  const folder = session.attachmentFolder
  const files = (folder && (await attachments?.send(folder))) || []
  try {
    const [lines, chosen] = await Promise.all([
      isShopEmbedded ? [] : readCartFields(shop).then((cart) => toQuoteRequestPositions(cart)),
      session.isSignedIn ? withChosenAddresses<ChosenAddresses>(shop, {}) : undefined,
    ])
    const comment = composeComment({ ...details, positions: isShopEmbedded ? '' : describeLines(lines, files) })
    // If the summary showed something else, only a request that was already sent with this key counts.
    const isAsShown = confirmedPart(key) === shownPart(lines, chosen)
    const body = {
      hash: isAsShown ? hash || undefined : NO_CART,
      customerComment: (isShopEmbedded ? comment : withoutTags(comment)) || undefined,
      attachments: folder,
    }
    rememberQuoteRequest(session, await shop('POST /checkout/order', { body, idempotencyKey: key }), key)
    return redirect(paths.confirmation(getLocale()))
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (folder) await attachments?.takeBack(folder)
    if (error.has('CHECKOUT__CART_HASH_MISMATCH')) return changed(m.checkout_cart_changed())
    if (error.has('CHECKOUT__CART_INVALID')) {
      const keys = refusedKeys(error)
      // The shop no longer has one of the products.
      if (keys.length === 0) return changed(m.checkout_cart_changed())
      report(new Error(`The shop refuses the order: ${keys.join(', ')}`, { cause: error }))
      return changed(m.checkout_refused({ phone, reasons: reasonsOf(keys) }))
    }
    if (error.has(TOO_MANY_LINES)) return changed(m.checkout_too_long({ max: formatNumber(MOST_LINES) }))
    if (error.has('CHECKOUT__CART_EMPTY')) return changed(m.checkout_cart_empty())
    if (error.has('CHECKOUT__CUSTOMER_NOT_LOGGED_IN')) return changed(m.checkout_session_over())
    return changed(m.checkout_not_sent())
  }
}

/** Keys of the errors for which the shop refuses a cart. Its text ends with them: `salutation-missing-shipping-address`. */
const refusedKeys = ({ failure }: ServiceFailure): string[] =>
  failure.errors.flatMap(({ detail }) => detail.split('error(s):')[1]?.match(/[a-z][a-z-]+/g) ?? [])

const reasonsOf = (keys: readonly string[]): string =>
  cartErrorTexts(keys.map((messageKey) => ({ messageKey, level: ERROR_LEVEL, parameters: {} }))).join(' ')
