import { data, type RouterContextProvider } from 'react-router'
import { ServiceFailure } from '#contracts/failure.ts'
import { readSignedIn } from '#web/customer/account/require-customer.server.ts'
import { signIn } from '#web/customer/account/sign-in/sign-in.server.ts'
import { type FormAction, runFormAction } from '#web/forms/action/form-action.server.ts'
import { readForm } from '#web/forms/action/read-form.server.ts'
import { formatWait } from '#web/i18n/format-time.ts'
import { m } from '#web/i18n/messages.ts'
import { AGAIN, CUSTOMER_FIELD, type SessionOver } from './session-over.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Runs a form of a signed-in customer. A form without a session gets a page that signs in and sends it again, so no
 * input is lost. A form that was shown to another customer changes nothing.
 * @throws the data of that page, with status 401.
 */
export async function runAccountAction<Id extends string, Values, Value, Done = never>(
  action: FormAction<Id, Values, Value, Done>,
  posted: FormData,
  context: Context,
) {
  const { form, check } = action
  const own = withoutSignIn(posted)
  const admitted: typeof action = {
    ...action,
    async check(values, post) {
      const refusal = await signInAgain(posted, context)
      const customer = refusal ? null : await readSignedIn(context)
      if (customer === null) throw data(toSessionOver(own, form.secrets, refusal), { status: 401 })
      const owner = posted.get(CUSTOMER_FIELD)
      if (typeof owner !== 'string' || owner === customer.id) return check(values, post)
      // The other customer's input is not shown.
      return { notice: m.account_other_customer({ email: customer.email }), values: form.read(new FormData()) }
    },
  }
  return runFormAction(admitted, own, context)
}

/** The action of an account page with one form. */
export const accountAction =
  <Id extends string, Values, Value, Done = never>(action: FormAction<Id, Values, Value, Done>) =>
  async ({ request, context }: { request: Request; context: Context }) =>
    runAccountAction(action, await readForm(request), context)

/** Returns the form itself: the password of the sign-in is not shown again. */
function withoutSignIn(posted: FormData): FormData {
  const own = new FormData()
  for (const [name, value] of posted) if (name !== AGAIN.email && name !== AGAIN.password) own.append(name, value)
  return own
}

type Refusal = Omit<SessionOver, 'unsent'>

function toSessionOver(own: FormData, secrets: readonly string[], refusal: Refusal | undefined): SessionOver {
  const unsent = [...own].flatMap(([name, value]): [string, string][] =>
    secrets.includes(name) ? [] : [[name, String(value)]],
  )
  return { ...refusal, unsent }
}

/** Runs the sign-in that came with a form, and returns its errors. */
async function signInAgain(posted: FormData, context: Context): Promise<Refusal | undefined> {
  const [given, password] = [posted.get(AGAIN.email), posted.get(AGAIN.password)]
  if (typeof given !== 'string' || typeof password !== 'string') return undefined
  const email = given.trim()
  try {
    const refusal = await signIn({ email, password }, context)
    if (!refusal) return undefined
    const { errors = {}, notice } = refusal
    const renamed = Object.entries(errors).map(([name, text]) => [
      name === 'email' ? AGAIN.email : AGAIN.password,
      text,
    ])
    return { email, errors: Object.fromEntries(renamed), ...(notice === undefined ? {} : { notice }) }
  } catch (error) {
    if (!(error instanceof ServiceFailure) || error.retryAfter === undefined) throw error
    return { email, notice: m.forms_too_many_password({ when: formatWait(error.retryAfter) }) }
  }
}
