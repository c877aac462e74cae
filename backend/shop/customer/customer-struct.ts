import { dateTime, rowFields, struct } from '#backend/http/struct.ts'
import { CUSTOMER_GROUP } from '#backend/shop/master-data/sales-channel-struct.ts'
import { SALES_CHANNEL_ID } from '#backend/shop/master-data/sales-channel.ts'
import { PAYMENT_METHOD } from '#backend/shop/master-data/terms-of-trade.ts'
import { shownAddress } from './address-struct.ts'
import type { FoundCustomer } from './find-customer.ts'

/** Whether an association of a customer, or one of an association, is shown. */
export type ShownOfCustomer = (association: string, below?: string) => boolean

const DEFAULTS = ['defaultBillingAddress', 'defaultShippingAddress']

/** For a new customer: default addresses with their associations, and all addresses without. */
export const REGISTERED: ShownOfCustomer = (association, below) =>
  DEFAULTS.includes(association) || (below === undefined && ['addresses', 'salutation'].includes(association))

/** For the context's customer: default and active addresses with their associations. */
export const IN_CONTEXT: ShownOfCustomer = (association) =>
  [...DEFAULTS, 'activeBillingAddress', 'activeShippingAddress', 'salutation'].includes(association)

/** Returns a customer as in the Store API. Associations that are not shown are null. */
export function customerStruct(
  { row, account, salutation, addresses, ...found }: FoundCustomer,
  shows: ShownOfCustomer,
) {
  const { createdAt, updatedAt, ...fields } = row
  const dateOrNull = (date: Date | null | undefined) => (date ? dateTime(date) : null)
  const below = (association: string) => (name: string) => shows(association, name)
  const shown = (association: 'defaultBillingAddress' | 'activeBillingAddress' | ShippingAddress) =>
    shows(association) ? shownAddress(found[association], below(association)) : null
  return struct('customer', {
    ...rowFields(createdAt),
    ...fields,
    updatedAt: dateOrNull(updatedAt),
    groupId: CUSTOMER_GROUP.id,
    group: null,
    salesChannelId: SALES_CHANNEL_ID,
    language: null,
    defaultPaymentMethodId: PAYMENT_METHOD.id,
    defaultPaymentMethod: null,
    lastPaymentMethodId: null,
    lastPaymentMethod: null,
    active: true,
    birthday: null,
    affiliateCode: null,
    campaignCode: null,
    doubleOptInRegistration: Boolean(account?.optInSentAt),
    doubleOptInEmailSentDate: dateOrNull(account?.optInSentAt),
    doubleOptInConfirmDate: dateOrNull(account?.confirmedAt),
    hash: null,
    firstLogin: dateTime(createdAt),
    lastLogin: dateOrNull(account?.lastLogin),
    lastOrderDate: null,
    orderCount: 0,
    orderTotalAmount: 0,
    reviewCount: 0,
    tags: null,
    tagIds: null,
    createdById: null,
    updatedById: null,
    salutation: shows('salutation') ? salutation : null,
    defaultBillingAddressId: found.defaultBillingAddress.id,
    defaultShippingAddressId: found.defaultShippingAddress.id,
    defaultBillingAddress: shown('defaultBillingAddress'),
    defaultShippingAddress: shown('defaultShippingAddress'),
    activeBillingAddress: shown('activeBillingAddress'),
    activeShippingAddress: shown('activeShippingAddress'),
    addresses: shows('addresses') ? addresses.map((address) => shownAddress(address, below('addresses'))) : null,
  })
}

type ShippingAddress = 'defaultShippingAddress' | 'activeShippingAddress'
