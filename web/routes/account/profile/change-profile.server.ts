import { redirectDocument } from 'react-router'
import { z } from 'zod'
import type { Customer } from '#contracts/shop/customer.ts'
import { sessionContext, shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { readShopCustomer } from '#web/customer/account/read-customer.server.ts'
import { readRefusal } from '#web/customer/address/store-address.server.ts'
import { vatSchema } from '#web/customer/vat/vat-field.server.ts'
import { type FormAction, isRefusal } from '#web/forms/action/form-action.server.ts'
import type { FormValues } from '#web/forms/form-fields.ts'
import { checkBySchema, fieldSchemas } from '#web/forms/action/form-schema.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { PROFILE_FIELDS, PROFILE_FORM, type ProfileName } from './profile-form.ts'

const { vatId: _, ...fields } = fieldSchemas(PROFILE_FIELDS)
/** `others` are VAT numbers beside the first, which the form does not have: they stay. */
const schema = z.object({ ...fields, vatId: z.string(), others: z.array(z.string()) })

/** The number is checked by the country of the billing address. Without a company there is none. */
function readVat({ vatId = '', company = '' }: FormValues<ProfileName>, customer: Customer | null) {
  const { country } = customer?.defaultBillingAddress ?? {}
  const given = { vatId: company.trim() === '' ? '' : vatId, countryId: country?.id }
  return checkBySchema(vatSchema(country ? [country] : []), given)
}

/** Changes the customer's name and company, not the addresses. Without a company the account is a private one. */
export const profileAction: FormAction<'profile', FormValues<ProfileName>, z.output<typeof schema>, never> = {
  form: PROFILE_FORM,
  check: async (values, { context }) => {
    const customer = await readShopCustomer(context.get(shopContext))
    const vat = readVat(values, customer)
    const checked = checkBySchema(schema, {
      ...values,
      vatId: 'value' in vat ? vat.value.vatId : '',
      others: customer?.vatIds?.slice(1) ?? [],
    })
    if ('value' in vat) return checked
    return { errors: { ...vat.errors, ...('errors' in checked && checked.errors) } }
  },
  run: async ({ company, vatId, others, salutationId, title, ...name }, { context }) => {
    const accountType = company === '' ? 'private' : 'business'
    const body = {
      ...name,
      accountType,
      company: company || undefined,
      ...(company && { vatIds: vatId ? [vatId, ...others] : others }),
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
    return redirectDocument(paths.profile(getLocale()), 303)
  },
}
