import { redirectDocument, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { ServiceFailure } from '#contracts/failure.ts'
import type { LineItem } from '#contracts/shop/cart.ts'
import { reportContext, sessionContext, shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { COUNT_FIELDS, LINE_FIELDS, readCartFields } from '#web/cart/read-cart-fields.server.ts'
import { type FormAction, isRefusal } from '#web/forms/action/form-action.server.ts'
import type { FieldErrors, FormValues } from '#web/forms/form-fields.ts'
import { checkBySchema, fieldSchemas } from '#web/forms/action/form-schema.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { noteOwnPrices } from '#web/customer/account/own-prices.server.ts'
import { m } from '#web/i18n/messages.ts'
import { noteChangedCart } from '#web/cart/note-cart.ts'
import { returnPath } from '#web/customer/account/return-path.ts'
import { findRest, keepRest, readVisitedLines } from './rest-of-cart.server.ts'
import { RETURN_FIELD, SIGN_IN_FIELDS, SIGN_IN_FORM } from './sign-in-form.ts'

const { email, password } = fieldSchemas(SIGN_IN_FIELDS)
/** A password of blanks only counts as empty; any other is taken as typed. */
const schema = z.object({
  email,
  password: password.refine((text) => text === '' || text.trim() !== '', { error: () => m.forms_required() }),
})
type SignIn = z.output<typeof schema>

type SignInAction = FormAction<'sign-in', FormValues<keyof SignIn>, SignIn, never>

/** Signs a customer in. The page is loaded as a document, since the header changes with it. */
export const signInAction: SignInAction = {
  form: SIGN_IN_FORM,
  check: (values) => checkBySchema(schema, values),
  run: async (given, { context, posted }) => {
    const refusal = await signIn(given, context)
    if (refusal) return { status: 422, ...refusal }
    return redirectDocument(returnPath(posted.get(RETURN_FIELD)) ?? paths.account(getLocale()), 303)
  },
}

/** Signs a customer in: the session has the customer's token and cart afterwards. Returns what the shop refuses. */
export async function signIn(
  { email, password }: SignIn,
  context: Readonly<RouterContextProvider>,
): Promise<SignInRefusal | undefined> {
  const before = await readVisitedLines(context)
  try {
    await context.get(shopContext)('POST /account/login', { body: { username: email, password } })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return readSignInRefusal(error)
  }
  context.get(sessionContext).knowDevice(email)
  const rest = await enterAccount(context, before)
  if (rest !== undefined) context.get(sessionContext).flash(rest)
  return undefined
}

/**
 * Notes that the shop has just signed a customer in. The number of the cart may be missing, the page goes on.
 * @param before the lines of the visit, which the shop has put into the customer's cart.
 * @returns a text about those without room, if there are any.
 */
export async function enterAccount(
  context: Readonly<RouterContextProvider>,
  before: readonly LineItem[],
): Promise<string | undefined> {
  const session = context.get(sessionContext)
  session.isSignedIn = true
  await noteOwnPrices(context)
  try {
    const cart = await readCartFields(context.get(shopContext), before.length > 0 ? LINE_FIELDS : COUNT_FIELDS)
    noteChangedCart(session, cart)
    return await keepRest(context, findRest(before, cart))
  } catch (error) {
    context.get(reportContext)(error)
    return undefined
  }
}

interface SignInRefusal {
  errors?: FieldErrors
  notice?: string
}

function readSignInRefusal(error: ServiceFailure): SignInRefusal {
  if (error.has('CHECKOUT__CUSTOMER_NOT_FOUND')) return { errors: { email: m.account_email_unknown() } }
  if (error.has('CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED')) return { notice: m.account_not_confirmed() }
  if (error.has('CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS')) return { errors: { password: m.account_password_wrong() } }
  return { notice: m.account_sign_in_error() }
}
