import { redirectDocument } from 'react-router'
import { z } from 'zod'
import { sessionContext, shopContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { newPasswordsSchema, refusedPassword } from '#web/customer/password/new-password.server.ts'
import {
  type FormAction,
  failedFormContext,
  formAction,
  formHeaders,
  isRefusal,
} from '#web/forms/action/form-action.server.ts'
import { checkBySchema } from '#web/forms/action/form-schema.server.ts'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { NEW_PASSWORD_FORM, type NewPasswordValues } from './new-password-form.ts'
import type { Route } from './+types/route'

const NewPasswordScreen = lazyPart(async () => (await import('./new-password-screen.tsx')).NewPasswordScreen)

export const handle = { caching: 'personal', otherLanguages: 'same address' } satisfies RouteHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const hash = new URL(request.url).searchParams.get('hash') ?? ''
  const isUsable = context.get(failedFormContext) !== null || (await isUsableLink(context.get(shopContext), hash))
  return { hash, isUsable }
}

/** Whether the link of a mail can still be used. */
async function isUsableLink(shop: ShopClient, hash: string): Promise<boolean> {
  if (hash === '') return false
  try {
    return !(await shop('POST /account/customer-recovery-is-expired', { body: { hash } })).isExpired
  } catch (error) {
    // Unknown or used.
    if (isRefusal(error)) return false
    throw error
  }
}

const schema = newPasswordsSchema().and(z.object({ hash: z.string() }))

/** Sets the password. The shop does not sign in: a sign-in proves the new password at once. */
const newPasswordAction: FormAction<'new-password', NewPasswordValues, z.output<typeof schema>, never> = {
  form: NEW_PASSWORD_FORM,
  worksWithoutCookies: true,
  check: (values) => checkBySchema(schema, values),
  run: async (body, { context }) => {
    const session = context.get(sessionContext)
    try {
      await context.get(shopContext)('POST /account/recovery-password-confirm', { body })
    } catch (error) {
      if (!isRefusal(error)) throw error
      const newPassword = refusedPassword(error, '/newPassword')
      return newPassword === undefined
        ? { status: 409, notice: m.account_recovery_ended() }
        : { status: 422, errors: { newPassword } }
    }
    // The shop has ended the customer's sessions, perhaps this one.
    if (session.isSignedIn) session.end()
    session.flash(m.account_recovery_done())
    return redirectDocument(paths.login(getLocale()), 303)
  },
}

export const action = formAction(newPasswordAction)

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, async (posted) =>
    networkErrorResult((await import('./new-password-form.ts')).NEW_PASSWORD_FORM, posted),
  )

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.account_recovery_set(), root: matches[0] })
}

export default function RecoverPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPasswordScreen {...loaderData} result={actionData} />
}
