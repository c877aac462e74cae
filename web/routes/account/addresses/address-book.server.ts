import { redirect } from 'react-router'
import { sessionContext, shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { type FormAction, isRefusal } from '#web/forms/action/form-action.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { type AddressChange, BOOK_FORM } from './address-book-form.ts'

/** Deletes an address or chooses it for the bills or the goods. */
export const bookAction: FormAction<'book', Partial<AddressChange>, AddressChange, never> = {
  form: BOOK_FORM,
  check: ({ id, change }) =>
    id === undefined || change === undefined ? { notice: m.account_address_gone() } : { value: { id, change } },
  run: async ({ id, change }, { context }) => {
    const shop = context.get(shopContext)
    const path = { addressId: id }
    try {
      if (change === 'delete') await deleteAddressOf(shop, id)
      else if (change === 'billing') await shop('PATCH /account/address/default-billing/{addressId}', { path })
      else await shop('PATCH /account/address/default-shipping/{addressId}', { path })
    } catch (error) {
      if (!isRefusal(error)) throw error
      const isDefault = error.has('CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT')
      return { status: 409, notice: isDefault ? m.account_address_default() : m.account_address_gone() }
    }
    context.get(sessionContext).flash(change === 'delete' ? m.account_address_deleted() : m.account_saved())
    return redirect(paths.addresses(getLocale()), 303)
  },
}

/** Deletes an address. One of the last request is active in the context still, and the shop would not delete it. */
async function deleteAddressOf(shop: ShopClient, addressId: string): Promise<void> {
  const call = { path: { addressId } }
  try {
    await shop('DELETE /account/address/{addressId}', call)
  } catch (error) {
    if (!isRefusal(error) || !error.has('CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE')) throw error
    const { customer } = await shop('GET /context')
    if (customer === null) throw error
    const { defaultBillingAddressId: billingAddressId, defaultShippingAddressId: shippingAddressId } = customer
    await shop('PATCH /context', { body: { billingAddressId, shippingAddressId } })
    await shop('DELETE /account/address/{addressId}', call)
  }
}
