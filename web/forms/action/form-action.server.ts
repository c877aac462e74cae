import { createContext, data, type RouterContextProvider } from 'react-router'
import { ServiceFailure } from '#contracts/failure.ts'
import { m } from '#web/i18n/messages.ts'
import { type Form, type FieldErrors, withoutSecrets } from '#web/forms/form-fields.ts'
import { BLOCKED_COOKIES } from './blocked-cookies.ts'
import type { FormResult } from './form-result.ts'
import { readFormToken } from '#web/places/form-token.tsx'
import { readForm } from './read-form.server.ts'
import { readServiceFailure } from './service-failure.server.ts'

type Context = Readonly<RouterContextProvider>

/** The request that a form came with. */
export interface FormPost<Values> {
  context: Context
  /** By `readForm`. */
  posted: FormData
  /** As typed. */
  values: Values
  token: string | undefined
}

/** Either the way on, a redirect, or what the page that is shown again says. */
export type FormOutcome<Values, Done> = Response | FormFeedback<Values, Done>

/** `values` are other ones than those typed: a row more. */
interface FormFeedback<Values, Done> extends Partial<Omit<FormResult<string, Values, Done>, 'form' | 'status'>> {
  /** 503: the service refused for a reason that is not the visitor's. */
  status: 200 | 409 | 422 | 503
}

/** Errors of the input: the first message of each field, and messages about no field. */
interface Problem<Values> extends Partial<Pick<FormResult<string, Values>, 'errors' | 'notice' | 'values'>> {
  value?: undefined
}

/** A valid value, or the errors. */
export type CheckResult<Value, Values> = { value: Value } | Problem<Values>

const isProblem = <Value, Values>(checked: CheckResult<Value, Values>): checked is Problem<Values> =>
  checked.value === undefined

export interface FormAction<Id extends string, Values, Value, Done> {
  form: Form<Id, Values>
  /** The form needs no session, neither now nor on the page that follows. */
  worksWithoutCookies?: boolean
  /** All of the server's conditions for the input; mostly `checkBySchema`. */
  check: (values: Values, post: FormPost<Values>) => CheckResult<Value, Values> | Promise<CheckResult<Value, Values>>
  /** Carries out the form. A refusal of a service is returned; a service that does not respond is thrown. */
  run: (value: Value, post: FormPost<Values>) => Promise<FormOutcome<Values, Done>>
}

/**
 * Set where a form's action failed at a service. The loader of the same request need not ask it again. Has the id of the
 * form.
 */
export const failedFormContext = createContext<string | null>(null)

/**
 * Checks and runs a posted form: 422 with a message for each wrong field. 503 if a service did not respond, 429 if it
 * had too many requests, 500 for any other refusal. Every result has the input but for passwords.
 * @param posted by `readForm`.
 */
export async function runFormAction<Id extends string, Values, Value, Done = never>(
  { form, worksWithoutCookies = false, check, run }: FormAction<Id, Values, Value, Done>,
  posted: FormData,
  context: Context,
) {
  const token = readFormToken(posted)
  const post: FormPost<Values> = { context, posted, values: form.read(posted), token }
  const shown = withoutSecrets(posted, form)
  const respond = (
    status: number,
    rest: Partial<FormResult<Id, Values, Done>> & { errors?: FieldErrors },
    headers: Record<string, string> = {},
  ) => {
    const result: FormResult<Id, Values, Done> = {
      form: form.id,
      values: form.read(shown),
      token,
      ...rest,
      status,
      errors: inOrder(rest.errors ?? {}, form.order),
    }
    return data(result, { status, headers })
  }
  if (posted.has(BLOCKED_COOKIES) && !worksWithoutCookies) return respond(422, { notice: m.forms_cookies_blocked() })
  try {
    const checked = await check(post.values, post)
    if (isProblem(checked)) return respond(422, checked)
    const outcome = await run(checked.value, post)
    return outcome instanceof Response ? outcome : respond(outcome.status, outcome)
  } catch (error) {
    const failed = readServiceFailure(error, context)
    const unsent = [...shown].map(([name, value]): [string, string] => [name, String(value)])
    // A page must not claim that a password is still there.
    const hasPassword = form.secrets.some((name) => posted.has(name))
    if (failed.status === 429) {
      const { status, when, headers } = failed
      const notice = hasPassword ? m.forms_too_many_password({ when }) : m.forms_too_many({ when })
      return respond(status, { notice, unsent }, headers)
    }
    context.set(failedFormContext, form.id)
    const unavailable = hasPassword ? m.forms_unavailable_password() : m.forms_unavailable()
    return respond(failed.status, { notice: failed.status === 503 ? unavailable : m.forms_failed(), unsent })
  }
}

/** The action of a route that has one form. */
export const formAction =
  <Id extends string, Values, Value, Done = never>(action: FormAction<Id, Values, Value, Done>) =>
  async ({ request, context }: { request: Request; context: Context }) =>
    runFormAction(action, await readForm(request), context)

/** The order of the page, so that the list of errors leads down the form; others come last. */
function inOrder(errors: FieldErrors, order: readonly string[]): FieldErrors {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return Object.fromEntries(Object.entries(errors).toSorted(([a], [b]) => place(a) - place(b)))
}

/** Keeps the headers of an action's response: how long to wait after too many requests. */
export const formHeaders = ({ actionHeaders }: { actionHeaders: Headers }): Headers => actionHeaders

/** Whether a service refused for a reason that the form can show; `runFormAction` reports too many requests. */
export const isRefusal = (error: unknown): error is ServiceFailure =>
  error instanceof ServiceFailure && error.failure.kind === 'refused' && error.retryAfter === undefined
