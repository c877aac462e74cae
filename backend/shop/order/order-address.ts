import { LIVE_VERSION_ID, rowFields, struct } from '#backend/http/struct.ts'
import type { Address } from '#contracts/shop/customer.ts'

/** Returns an address of a quote request as it was when the request was sent. */
export const orderAddress = (address: Address, sentAt: Date, shows: (association: string) => boolean) =>
  struct('order_address', {
    ...rowFields(sentAt),
    versionId: LIVE_VERSION_ID,
    id: address.id,
    countryId: address.countryId,
    country: shows('country') ? (address.country ?? null) : null,
    countryStateId: null,
    countryState: null,
    salutation: shows('salutation') ? (address.salutation ?? null) : null,
    firstName: address.firstName,
    lastName: address.lastName,
    title: address.title ?? null,
    company: address.company ?? null,
    department: address.department ?? null,
    street: address.street,
    additionalAddressLine1: address.additionalAddressLine1 ?? null,
    additionalAddressLine2: null,
    zipcode: address.zipcode ?? null,
    city: address.city,
    phoneNumber: address.phoneNumber ?? null,
    vatId: null,
  })
