export interface Country {
  id: string
  name: string
  iso?: string
  position?: number
  postalCodeRequired?: boolean
  /** Regular expression without delimiters: `\\d{5}`. */
  defaultPostalCodePattern?: string | null
  /** Whether the shop refuses other postcodes. */
  checkPostalCodePattern?: boolean
  /** The operator's own pattern, and whether the shop checks it instead. */
  advancedPostalCodePattern?: string | null
  checkAdvancedPostalCodePattern?: boolean
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
  additionalAddressLine2?: string
  countryStateId?: string
}

/** An address in a response. Fields without a value are null. */
export interface Address {
  id: string
  salutationId?: string | null
  firstName: string
  lastName: string
  title?: string | null
  company?: string | null
  department?: string | null
  street: string
  zipcode?: string | null
  city: string
  countryId: string
  phoneNumber?: string | null
  additionalAddressLine1?: string | null
  additionalAddressLine2?: string | null
  countryStateId?: string | null
  /** Null unless requested; always set in the addresses of a context and of `/account/list-address`. */
  country?: Country | null
  salutation?: Salutation | null
}

export interface Customer {
  id: string
  customerNumber: string
  email: string
  firstName: string
  lastName: string
  title?: string | null
  company?: string | null
  accountType?: 'private' | 'business'
  /** Null in a Shopware without any. */
  vatIds?: string[] | null
  /** The part that customers may write; the shop names it by field (`allowCustomerWrite`). */
  customFields?: Record<string, unknown> | null
  guest?: boolean
  salutationId?: string | null
  salutation?: Salutation | null
  /** Whether the customer must follow the link in a mail before the first login. */
  doubleOptInRegistration?: boolean
  /** Null until then. */
  doubleOptInConfirmDate?: string | null
  defaultBillingAddressId: string
  defaultShippingAddressId: string
  /** Null unless requested, as all associations. */
  defaultBillingAddress?: Address | null
  defaultShippingAddress?: Address | null
  /** In the context only; null elsewhere. */
  activeBillingAddress?: Address | null
  activeShippingAddress?: Address | null
  addresses?: Address[] | null
}

/** The entries of a registration, of guests and customers. `storefrontUrl` must be one of the channel's domains. */
interface PersonalRegistration {
  email: string
  salutationId?: string
  title?: string
  firstName: string
  lastName: string
  accountType?: 'private' | 'business'
  company?: string
  /** Of a company only. */
  vatIds?: string[]
  acceptedDataProtection: boolean
  storefrontUrl: string
  billingAddress: AddressInput
  shippingAddress?: AddressInput
}

export interface GuestRegistration extends PersonalRegistration {
  guest: true
}

export interface AccountRegistration extends PersonalRegistration {
  guest?: false
  password: string
}

/** `username` is the e-mail address. */
export interface Credentials {
  username: string
  password: string
}

/** From the link in the mail: `em` is the SHA-1 of the e-mail address. */
export interface RegistrationConfirmation {
  hash: string
  em: string
}

/** A title, a company and VAT ids that are not sent stay; a private customer has no company. */
export interface ProfileChange {
  firstName: string
  lastName: string
  salutationId?: string
  title?: string | null
  accountType?: 'private' | 'business'
  company?: string
  vatIds?: string[]
  /** Fields that the shop does not know, or that customers may not write, are dropped without an error. */
  customFields?: Record<string, string>
}

/** Asks for the mail to set a new password. */
export interface RecoveryRequest {
  email: string
  storefrontUrl: string
}

export interface RecoveryState {
  isExpired: boolean
}

/** A new password and its repetition, by the link of the mail. */
export interface NewPassword {
  hash: string
  newPassword: string
  newPasswordConfirm: string
}

/** The same with the present password instead of a link. */
export interface PasswordChange extends Omit<NewPassword, 'hash'> {
  password: string
}

/** A new address and its repetition, with the present password. */
export interface EmailChange {
  email: string
  emailConfirmation: string
  password: string
}

/**
 * A password for the context's guest. With `deepLinkCode`, `email` and `zipcode` for the guest of a quote request,
 * which a Shopware does not know.
 */
export interface GuestConversion {
  password: string
  deepLinkCode?: string
  email?: string
  zipcode?: string
}

export interface SuccessResponse {
  success: boolean
}

export interface CountryState {
  id: string
  name: string
  shortCode: string
}
