import { redirect, redirectDocument } from 'react-router'
import { z } from 'zod'
import { sessionContext, shopContext, shopForLocaleContext } from '#web/app/context.ts'
import { requestPaths } from '#web/app/paths.ts'
import { type QuoteRequestLink, readSentQuoteRequest } from '#web/quote-request/sent-quote-request.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { postcodeReadings } from '#web/customer/address/postcode.ts'
import { newPasswordSchema, refusedPassword } from '#web/customer/password/new-password.server.ts'
import { type FormAction, isRefusal } from '#web/forms/action/form-action.server.ts'
import type { FormValues } from '#web/forms/form-fields.ts'
import { checkBySchema, fieldSchemas } from '#web/forms/action/form-schema.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { rememberOpened } from '#web/quote-request/opened-quote-request.server.ts'
import { GUEST_ACCOUNT_FIELDS, GUEST_ACCOUNT_FORM, OPEN_LINK_FIELDS, OPEN_LINK_FORM } from './link-form.ts'

type Named<Fields> = FormValues<keyof Fields & string>

const linkSchema = z.object(fieldSchemas(OPEN_LINK_FIELDS))

/** Opens the quote request of a link for this browser. */
export const openLink = (
  deepLinkCode: string,
): FormAction<'open', Named<typeof OPEN_LINK_FIELDS>, z.output<typeof linkSchema>, never> => ({
  form: OPEN_LINK_FORM,
  check: (values) => checkBySchema(linkSchema, values),
  run: async ({ email, zipcode: typed = '' }, { context }) => {
    // Anonymous: a customer of the context would see only own requests.
    const shop = context.get(shopForLocaleContext)(getLocale())
    for (const zipcode of postcodeReadings(typed)) {
      const link = { deepLinkCode, email, zipcode }
      if (!(await isProof(shop, link))) continue
      rememberOpened(context.get(sessionContext), link)
      return redirect(requestPaths.linked(getLocale(), deepLinkCode), 303)
    }
    return { status: 422, notice: m.requests_link_wrong() }
  },
})

async function isProof(shop: ShopClient, link: QuoteRequestLink): Promise<boolean> {
  try {
    return (await readSentQuoteRequest(shop, link)) !== undefined
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

const accountSchema = z.object({ password: newPasswordSchema(GUEST_ACCOUNT_FIELDS.password) })

/** Makes an account of the guest who sent the quote request, and signs in. */
export const makeAccount = (
  link: QuoteRequestLink | undefined,
): FormAction<'account', Named<typeof GUEST_ACCOUNT_FIELDS>, z.output<typeof accountSchema>, never> => ({
  form: GUEST_ACCOUNT_FORM,
  check: (values) => (link ? checkBySchema(accountSchema, values) : { errors: {}, notice: m.requests_link_wrong() }),
  run: async ({ password = '' }, { context }) => {
    const session = context.get(sessionContext)
    try {
      await context.get(shopContext)('POST /account/convert-guest', { body: { ...link, password } })
    } catch (error) {
      if (!isRefusal(error)) throw error
      const refused = refusedPassword(error, '/password')
      if (refused !== undefined) return { status: 422, errors: { password: refused } }
      const isTaken =
        error.has('VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE') ||
        error.has('CHECKOUT__REGISTERED_CUSTOMER_CANNOT_BE_CONVERTED')
      return { status: 422, notice: isTaken ? m.requests_account_exists() : m.requests_account_refused() }
    }
    session.openedRequest = undefined
    session.flash(m.requests_account_made())
    // The header says who is signed in when a document is sent.
    return redirectDocument(requestPaths.history(getLocale()), 303)
  },
})
