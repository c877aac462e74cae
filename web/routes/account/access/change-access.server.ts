import { redirectDocument } from 'react-router'
import { z } from 'zod'
import { shownEmail } from '#contracts/shown-email.server.ts'
import { sessionContext, shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { readShopCustomer } from '#web/customer/account/read-customer.server.ts'
import { newPasswordsSchema, refusedPassword } from '#web/customer/password/new-password.server.ts'
import { type FormAction, isRefusal } from '#web/forms/action/form-action.server.ts'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import { checkBySchema, fieldSchema, fieldSchemas } from '#web/forms/action/form-schema.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import {
  EMAIL_FIELDS,
  EMAIL_FORM,
  type EmailValues,
  PASSWORD_FIELDS,
  PASSWORD_FORM,
  type PasswordValues,
} from './access-forms.ts'

const emailSchema = z.object(fieldSchemas(EMAIL_FIELDS))

/**
 * Asks for another e-mail address. The embedded shop changes it by the link in a mail to that address; a Shopware does
 * so at once.
 */
export const emailAction: FormAction<'email-change', EmailValues, z.output<typeof emailSchema>, never> = {
  form: EMAIL_FORM,
  check: (values) => checkBySchema(emailSchema, values),
  run: async ({ email, emailPassword }, { context }) => {
    const shop = context.get(shopContext)
    try {
      await shop('POST /account/change-email', { body: { email, emailConfirmation: email, password: emailPassword } })
    } catch (error) {
      if (!isRefusal(error)) throw error
      const errors: Record<string, string> = {}
      for (const { code, pointer } of error.failure.errors) {
        if (pointer === '/password') errors['emailPassword'] = m.account_password_wrong()
        else if (code === 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE') errors['email'] = m.account_email_taken()
        else errors['email'] = m.forms_email_invalid()
      }
      return { status: 422, errors }
    }
    const shown = shownEmail(email)
    const isChanged = (await readShopCustomer(shop))?.email === shown
    context.get(sessionContext).flash(isChanged ? m.account_email_changed() : m.account_email_sent({ email: shown }))
    return redirectDocument(paths.access(getLocale()), 303)
  },
}

const passwordSchema = newPasswordsSchema().and(z.object({ password: fieldSchema(PASSWORD_FIELDS.password) }))

/** Changes the password. This browser gets a new token, and all other sessions end. */
export const passwordAction: FormAction<'password-change', PasswordValues, z.output<typeof passwordSchema>, never> = {
  form: PASSWORD_FORM,
  check: (values) => checkBySchema(passwordSchema, values),
  run: async (body, { context }) => {
    try {
      await context.get(shopContext)('POST /account/change-password', { body })
    } catch (error) {
      if (!isRefusal(error)) throw error
      const newPassword = refusedPassword(error, '/newPassword')
      const errors: FieldErrors = {
        ...(error.failure.errors.some(({ pointer }) => pointer === '/password')
          ? { password: m.account_password_wrong() }
          : {}),
        ...(newPassword === undefined ? {} : { newPassword }),
      }
      return Object.keys(errors).length > 0
        ? { status: 422, errors }
        : { status: 422, notice: m.account_not_accepted() }
    }
    context.get(sessionContext).flash(m.account_password_changed())
    return redirectDocument(paths.access(getLocale()), 303)
  },
}
