import { redirect } from 'react-router'
import { z } from 'zod'
import { sessionContext, shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { readRefusal } from '#web/customer/address/store-address.server.ts'
import { type FormAction, isRefusal } from '#web/forms/action/form-action.server.ts'
import type { FormValues } from '#web/forms/form-fields.ts'
import { checkBySchema, fieldSchemas } from '#web/forms/action/form-schema.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { PROFILE_FIELDS, PROFILE_FORM, type ProfileName } from './profile-form.ts'

const schema = z.object(fieldSchemas(PROFILE_FIELDS))

/** Changes the customer's name and company, not the addresses. Without a company the account is a private one. */
export const profileAction: FormAction<'profile', FormValues<ProfileName>, z.output<typeof schema>, never> = {
  form: PROFILE_FORM,
  check: (values) => checkBySchema(schema, values),
  run: async ({ company, salutationId, title, ...name }, { context }) => {
    const accountType = company === '' ? 'private' : 'business'
    const body = {
      ...name,
      accountType,
      company: company || undefined,
      salutationId: salutationId || undefined,
      // One that is not sent would stay.
      title: title || null,
    } as const
    try {
      await context.get(shopContext)('POST /account/change-profile', { body })
    } catch (error) {
      if (!isRefusal(error)) throw error
      return { status: 422, ...readRefusal(error, PROFILE_FORM) }
    }
    context.get(sessionContext).flash(m.account_saved())
    return redirect(paths.profile(getLocale()), 303)
  },
}
