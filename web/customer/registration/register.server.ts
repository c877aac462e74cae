import { redirectDocument } from 'react-router'
import { z } from 'zod'
import type { ServiceFailure } from '#contracts/failure.ts'
import type { AccountRegistration, Country } from '#contracts/shop/customer.ts'
import { shownEmail } from '#contracts/shown-email.server.ts'
import { shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { returnPath } from '#web/customer/account/return-path.ts'
import { RETURN_FIELD } from '#web/customer/account/sign-in/sign-in-form.ts'
import { enterAccount } from '#web/customer/account/sign-in/sign-in.server.ts'
import { loadAddressLists } from '#web/customer/address/address-lists.server.ts'
import { readRefusal } from '#web/customer/address/store-address.server.ts'
import { newPasswordSchema, refusedPassword } from '#web/customer/password/new-password.server.ts'
import { type FormAction, isRefusal } from '#web/forms/action/form-action.server.ts'
import { checkBySchema, fieldSchema } from '#web/forms/action/form-schema.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { contactSchema } from './contact-schema.server.ts'
import { ACCOUNT_TYPES, REGISTRATION_FORM, type RegistrationValues } from './registration-form.ts'
import { refusedStorefront, toRegistration } from './to-registration.server.ts'

const { password, privacy } = REGISTRATION_FORM.fields

const registrationSchema = (countries: readonly Country[], { isCompany }: { isCompany: boolean }) =>
  contactSchema(countries, { isCompany }).and(
    z.object({
      password: newPasswordSchema(password),
      accountType: z.enum(ACCOUNT_TYPES),
      privacy: fieldSchema(privacy),
    }),
  )

type CheckedRegistration = z.output<ReturnType<typeof registrationSchema>>

/** Checks a registration. A private customer has no company, whatever the hidden fields contain. */
export function checkRegistration(values: RegistrationValues, countries: readonly Country[]) {
  const { delivery, sameAddress, ...rest } = values
  const accountType = rest.accountType === 'private' ? 'private' : 'business'
  return checkBySchema(registrationSchema(countries, { isCompany: accountType === 'business' }), {
    ...rest,
    ...(accountType === 'private' ? { company: '', department: '', vatId: '' } : {}),
    accountType,
    delivery: sameAddress === 'on' ? undefined : delivery,
  })
}

/** A registration that waits for the link in a mail. */
export interface SentConfirmation {
  email: string
}

/** Registers a customer, who is signed in then, or has to follow the link in a mail first. */
export const registerAction: FormAction<'registration', RegistrationValues, CheckedRegistration, SentConfirmation> = {
  form: REGISTRATION_FORM,
  check: async (values, { context }) => {
    const { countries } = await loadAddressLists(context.get(shopContext), getLocale())
    return checkRegistration(values, countries)
  },
  run: async ({ accountType, password, privacy, ...contact }, { context, posted, token }) => {
    const body: AccountRegistration = {
      ...(await toRegistration(contact, context)),
      acceptedDataProtection: privacy === 'on',
      accountType,
      password,
    }
    try {
      const customer = await context.get(shopContext)('POST /account/register', { body, idempotencyKey: token })
      if (customer.doubleOptInRegistration && !customer.doubleOptInConfirmDate) {
        return { status: 200, done: { email: shownEmail(contact.email) } }
      }
    } catch (error) {
      if (!isRefusal(error)) throw error
      return refusedStorefront(error, context) ?? { status: 422, ...readRegistrationRefusal(error) }
    }
    await enterAccount(context, [])
    return redirectDocument(returnPath(posted.get(RETURN_FIELD)) ?? paths.account(getLocale()), 303)
  },
}

function readRegistrationRefusal(error: ServiceFailure) {
  const { errors, notice } = readRefusal(error, REGISTRATION_FORM)
  const password = refusedPassword(error, '/password')
  return {
    errors: {
      ...errors,
      ...(password === undefined ? {} : { password }),
      ...(error.has('VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE') ? { email: m.account_email_taken() } : {}),
    },
    notice: notice && m.account_register_error(),
  }
}
