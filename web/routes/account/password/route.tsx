import { z } from 'zod'
import { shownEmail } from '#contracts/shown-email.server.ts'
import { shopContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { readStorefrontUrl, refusedStorefront } from '#web/customer/registration/to-registration.server.ts'
import { type FormAction, formAction, formHeaders, isRefusal } from '#web/forms/action/form-action.server.ts'
import { checkBySchema, fieldSchemas } from '#web/forms/action/form-schema.server.ts'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { m } from '#web/i18n/messages.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { RECOVERY_FIELDS, RECOVERY_FORM, type RecoveryValues, type SentRecovery } from './recovery-form.ts'
import type { Route } from './+types/route'

const RecoveryScreen = lazyPart(async () => (await import('./recovery-screen.tsx')).RecoveryScreen)

export const handle = { caching: 'personal', otherLanguages: 'same path' } satisfies RouteHandle

const schema = z.object(fieldSchemas(RECOVERY_FIELDS))

/** Asks for the mail with the link. The response is the same for an unknown address, as which a Shopware refuses it. */
const recoveryAction: FormAction<'recovery', RecoveryValues, { email: string }, SentRecovery> = {
  form: RECOVERY_FORM,
  worksWithoutCookies: true,
  check: (values) => checkBySchema(schema, values),
  run: async ({ email }, { context }) => {
    const body = { email, storefrontUrl: await readStorefrontUrl(context) }
    try {
      await context.get(shopContext)('POST /account/recovery-password', { body })
    } catch (error) {
      if (!isRefusal(error)) throw error
      const isUnknown = error.has('CHECKOUT__CUSTOMER_NOT_FOUND')
      if (!isUnknown) {
        return refusedStorefront(error, context) ?? { status: 422, errors: { email: m.forms_email_invalid() } }
      }
    }
    return { status: 200, done: { email: shownEmail(email) } }
  },
}

export const action = formAction(recoveryAction)

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, async (posted) =>
    networkErrorResult((await import('./recovery-form.ts')).RECOVERY_FORM, posted),
  )

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.account_recovery(), root: matches[0] })
}

export default function Recovery({ actionData }: Route.ComponentProps) {
  return <RecoveryScreen result={actionData} />
}
