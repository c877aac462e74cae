import { data, type RouterContextProvider } from 'react-router'
import { type FormAction, runFormAction } from '#web/forms/form-action.server.ts'
import { readForm } from '#web/forms/read-form.server.ts'
import { m } from '#web/i18n/messages.ts'
import { readSignedIn } from '#web/customer/account/require-customer.server.ts'
import { signIn } from '#web/customer/account/sign-in/sign-in.server.ts'
import { AGAIN, CUSTOMER_FIELD, type SessionOver } from './session-over.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Lets a form of a signed-in customer through. A form without a session is answered with a page that signs in and sends
 * it again, so that nothing typed is lost.
 * @returns what to say if somebody else has signed in since the form was shown; undefined if it may run.
 * @throws the data of that page, with status 401.
 */
export async function admitCustomer(
  posted: FormData,
  secrets: readonly string[],
  context: Context,
): Promise<string | undefined> {
  const refusal = await signInAgain(posted, context)
  const customer = refusal ? null : await readSignedIn(context)
  if (customer === null) {
    const hidden = new Set<string>([...secrets, ...Object.values(AGAIN)])
    const unsent = [...posted].flatMap(([name, value]): [string, string][] =>
      hidden.has(name) ? [] : [[name, String(value)]],
    )
    throw data({ ...refusal, unsent } satisfies SessionOver, { status: 401 })
  }
  const owner = posted.get(CUSTOMER_FIELD)
  return typeof owner === 'string' && owner !== customer.id
    ? m.account_other_customer({ email: customer.email })
    : undefined
}

/** The sign-in that came with a form; what is wrong with it. */
async function signInAgain(posted: FormData, context: Context): Promise<Omit<SessionOver, 'unsent'> | undefined> {
  const [email, password] = [posted.get(AGAIN.email), posted.get(AGAIN.password)]
  if (typeof email !== 'string' || typeof password !== 'string') return undefined
  const refusal = await signIn({ email: email.trim(), password }, context)
  if (!refusal) return undefined
  const { errors = {}, notice } = refusal
  const renamed = Object.entries(errors).map(([name, text]) => [name === 'email' ? AGAIN.email : AGAIN.password, text])
  return { email, errors: Object.fromEntries(renamed), ...(notice === undefined ? {} : { notice }) }
}

/** Runs one of the forms of an account page that posted it. */
export async function runAccountAction<Id extends string, Values, Value, Done = never>(
  action: FormAction<Id, Values, Value, Done>,
  posted: FormData,
  context: Context,
) {
  const notice = await admitCustomer(posted, action.form.secrets, context)
  if (notice === undefined) return runFormAction(action, posted, context)
  return runFormAction({ ...action, run: async () => ({ status: 409, notice }) as const }, posted, context)
}

/** The action of an account page with one form. */
export const accountAction =
  <Id extends string, Values, Value, Done = never>(action: FormAction<Id, Values, Value, Done>) =>
  async ({ request, context }: { request: Request; context: Context }) =>
    runAccountAction(action, await readForm(request), context)
