import { redirect } from 'react-router'
import { z } from 'zod'
import type { AddressInput } from '#contracts/shop/customer.ts'
import { sessionContext, shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { returnPath } from '#web/customer/account/return-path.ts'
import { RETURN_FIELD } from '#web/customer/account/sign-in/sign-in-form.ts'
import { readAddresses } from '#web/customer/account/read-customer.server.ts'
import { loadAddressLists } from '#web/customer/address/address-lists.server.ts'
import { addressSchema, type CheckedAddress } from '#web/customer/address/address-schema.server.ts'
import { readRefusal, toStoreAddress } from '#web/customer/address/store-address.server.ts'
import { type FormAction, isRefusal } from '#web/forms/action/form-action.server.ts'
import type { FormValues } from '#web/forms/form-fields.ts'
import { checkBySchema, fieldSchema } from '#web/forms/action/form-schema.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { OWN_ADDRESS_FIELDS, OWN_ADDRESS_FORM, type OwnAddressName } from './address-form.ts'

type Values = FormValues<OwnAddressName>
type AddressWithPhone = CheckedAddress & { phone: string }

/** Adds an address to the customer's, or changes the one with this id. */
export const saveAddress = (id: string | undefined): FormAction<'own-address', Values, AddressWithPhone, never> => ({
  form: OWN_ADDRESS_FORM,
  check: async (values, { context }) => {
    const { countries } = await loadAddressLists(context.get(shopContext), getLocale())
    const schema = addressSchema(countries).and(z.object({ phone: fieldSchema(OWN_ADDRESS_FIELDS.phone) }))
    return checkBySchema(schema, values)
  },
  run: async ({ phone, ...address }, { context, posted }) => {
    const shop = context.get(shopContext)
    const given = { ...toStoreAddress(address), phoneNumber: phone || undefined }
    try {
      if (id === undefined) {
        await shop('POST /account/address', { body: given })
      } else {
        const stored = (await readAddresses(shop)).find((one) => one.id === id)
        if (!stored) return { status: 409, notice: m.account_address_gone() }
        // An address is replaced as a whole: fields that the form does not show stay. A state is one of its country.
        const { additionalAddressLine1, additionalAddressLine2, countryId, countryStateId } = stored
        const body: AddressInput = {
          ...given,
          additionalAddressLine1: additionalAddressLine1 ?? undefined,
          additionalAddressLine2: additionalAddressLine2 ?? undefined,
          countryStateId: (countryId === given.countryId && countryStateId) || undefined,
        }
        await shop('PATCH /account/address/{addressId}', { path: { addressId: id }, body })
      }
    } catch (error) {
      if (!isRefusal(error)) throw error
      return { status: 422, ...readRefusal(error, OWN_ADDRESS_FORM) }
    }
    context.get(sessionContext).flash(m.account_address_saved())
    return redirect(returnPath(posted.get(RETURN_FIELD)) ?? paths.addresses(getLocale()), 303)
  },
})
