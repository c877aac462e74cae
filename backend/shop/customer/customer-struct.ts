import { dateTime, rowFields, struct } from '#backend/http/struct.ts'
import { CUSTOMER_GROUP } from '#backend/shop/master-data/sales-channel-struct.ts'
import { SALES_CHANNEL_ID } from '#backend/shop/master-data/sales-channel.ts'
import { PAYMENT_METHOD } from '#backend/shop/master-data/terms-of-trade.ts'
import { shownAddress } from './address-struct.ts'
import type { FoundCustomer } from './read-customer.ts'

/** What is shown of a customer besides its own fields: an association, or one of an association. */
export type ShownOfCustomer = (association: string, below?: string) => boolean

const DEFAULTS = ['defaultBillingAddress', 'defaultShippingAddress']

/** Of a new customer: the default addresses with what hangs on them, and all addresses without. */
export const REGISTERED: ShownOfCustomer = (association, below) =>
  DEFAULTS.includes(association) || (below === undefined && ['addresses', 'salutation'].includes(association))

/** Of the context's customer: the default addresses and those in use, with what hangs on them. */
export const IN_CONTEXT: ShownOfCustomer = (association) =>
  [...DEFAULTS, 'activeBillingAddress', 'activeShippingAddress', 'salutation'].includes(association)

/** A customer as the Store API spells it. Associations that are not shown are null. */
export function customerStruct({ row, salutation, addresses, ...found }: FoundCustomer, shows: ShownOfCustomer) {
  const { createdAt, ...fields } = row
  const below = (association: string) => (name: string) => shows(association, name)
  const shown = (association: 'defaultBillingAddress' | 'activeBillingAddress' | ShippingAddress) =>
    shows(association) ? shownAddress(found[association], below(association)) : null
  return struct('customer', {
    ...rowFields(createdAt),
    ...fields,
    groupId: CUSTOMER_GROUP.id,
    group: null,
    salesChannelId: SALES_CHANNEL_ID,
    language: null,
    defaultPaymentMethodId: PAYMENT_METHOD.id,
    defaultPaymentMethod: null,
    lastPaymentMethodId: null,
    lastPaymentMethod: null,
    active: true,
    vatIds: null,
    birthday: null,
    affiliateCode: null,
    campaignCode: null,
    doubleOptInRegistration: false,
    doubleOptInEmailSentDate: null,
    doubleOptInConfirmDate: null,
    hash: null,
    firstLogin: dateTime(createdAt),
    lastLogin: null,
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
