import { redirectDocument } from 'react-router'
import { z } from 'zod'
import { asciiEmail } from '#contracts/email-address.ts'
import { sessionContext, shopContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { AccountError } from '#web/customer/account/account-error.tsx'
import { accountAction } from '#web/customer/account/again/account-action.server.ts'
import { readSignedIn, requireCustomer } from '#web/customer/account/require-customer.server.ts'
import { signIn } from '#web/customer/account/sign-in/sign-in.server.ts'
import { type FormAction, formHeaders } from '#web/forms/action/form-action.server.ts'
import { checkBySchema, fieldSchemas } from '#web/forms/action/form-schema.server.ts'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { DELETE_FIELDS, DELETE_FORM, type DeleteValues } from './delete-form.ts'
import type { Route } from './+types/route'

const DataScreen = lazyPart(async () => (await import('./data-screen.tsx')).DataScreen)

export const handle = { caching: 'personal', otherLanguages: 'same path' } satisfies RouteHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, email } = await requireCustomer(context, request)
  return { customer: { id, email } }
}

const schema = z.object(fieldSchemas(DELETE_FIELDS))

/**
 * Deletes the account. The Store API's operation needs no password, so the customer signs in with it before. The device
 * may have another user by now. Quote requests stay at the shop as long as the law demands.
 */
const deleteAction: FormAction<'delete', DeleteValues, z.output<typeof schema>, never> = {
  form: DELETE_FORM,
  check: (values) => checkBySchema(schema, values),
  run: async ({ password }, { context }) => {
    const customer = await readSignedIn(context)
    if (customer === null) return redirectDocument(paths.login(getLocale()), 303)
    const email = asciiEmail(customer.email) ?? customer.email
    const refusal = await signIn({ email, password }, context)
    if (refusal?.errors) return { status: 422, errors: { password: m.account_password_wrong() } }
    if (refusal) return { status: 422, ...refusal }
    const session = context.get(sessionContext)
    await context.get(shopContext)('DELETE /account/customer')
    session.end()
    session.flash(m.account_deleted())
    return redirectDocument(paths.home(getLocale()), 303)
  },
}

export const action = accountAction(deleteAction)

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, (posted) => networkErrorResult(DELETE_FORM, posted))

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.account_data(), root: matches[0] })
}

export default function OwnData({ loaderData, actionData }: Route.ComponentProps) {
  return <DataScreen {...loaderData} result={actionData} />
}

export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  return <AccountError error={error} actionData={actionData} />
}
