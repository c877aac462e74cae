export interface Country {
  id: string
  name: string
  iso?: string
  position?: number
  postalCodeRequired?: boolean
  /** Regular expression without delimiters: `\\d{5}`. */
  defaultPostalCodePattern?: string
  checkPostalCodePattern?: boolean
  translated: { name: string }
}

export interface Salutation {
  id: string
  /** `mr`, `mrs`, `not_specified`. */
  salutationKey: string
  displayName: string
  position?: number
  translated: { displayName: string; letterName: string }
}

/** The body of an address. It has `company` and `department`; the customer does not. */
export interface AddressInput {
  salutationId?: string
  firstName: string
  lastName: string
  title?: string
  company?: string
  department?: string
  street: string
  zipcode?: string
  city: string
  countryId: string
  phoneNumber?: string
  additionalAddressLine1?: string
}

export interface Address extends AddressInput {
  id: string
  country?: Country
  salutation?: Salutation
}

export interface Customer {
  id: string
  customerNumber: string
  email: string
  firstName: string
  lastName: string
  title?: string
  company?: string | null
  guest?: boolean
  salutationId?: string
  salutation?: Salutation
  defaultBillingAddressId: string
  defaultShippingAddressId: string
  defaultBillingAddress?: Address
  defaultShippingAddress?: Address
  activeBillingAddress?: Address
  activeShippingAddress?: Address
}

/** Registration of a guest. `storefrontUrl` must be one of the channel's domains. */
export interface GuestRegistration {
  guest: true
  email: string
  salutationId?: string
  title?: string
  firstName: string
  lastName: string
  accountType?: 'private' | 'business'
  company?: string
  acceptedDataProtection: boolean
  storefrontUrl: string
  billingAddress: AddressInput
  shippingAddress?: AddressInput
}
