import type { Customer } from './customer.ts'

/** Whether prices include taxes: `tax-free` ones have none to include or to add. */
export const TAX_STATES = ['gross', 'net', 'tax-free'] as const
export type TaxState = (typeof TAX_STATES)[number]

/** Reads a tax state of the shop; undefined for one that is not known. */
export const readTaxState = (given: unknown): TaxState | undefined => TAX_STATES.find((state) => state === given)

/** An address at which the channel may be reached, without a slash at its end. `default.headless0` is one, too. */
export interface ChannelDomain {
  url: string
  languageId: string
}

export interface SalesChannelContext {
  /** The context token. */
  token: string
  customer: Customer | null
  /** Without an account it is the channel's default. */
  currentCustomerGroup?: { id: string } | null
  salesChannel: {
    id: string
    name: string
    navigationCategoryId: string
    footerCategoryId?: string | null
    languageId: string
    currencyId: string
    domains?: ChannelDomain[] | null
  }
  currency: { id: string; isoCode: string; symbol: string }
  context: {
    languageIdChain: string[]
    taxState: string
    /** Rules that the visitor meets; prices may hang on them. */
    ruleIds?: string[] | null
  }
  paymentMethod: { id: string; name: string }
  shippingMethod: { id: string; name: string }
  languageInfo?: { name: string; localeCode: string }
}

export interface ContextChange {
  languageId?: string
  currencyId?: string
  countryId?: string
  billingAddressId?: string
  shippingAddressId?: string
  paymentMethodId?: string
  shippingMethodId?: string
}

/** Response to a request that may change the token, which is in the header `sw-context-token`. */
export interface ContextTokenResponse {
  redirectUrl: string | null
}

export interface Named {
  id: string
  name: string
  translated?: { name: string }
}
export interface Language {
  id: string
  name: string
  translationCode?: { code: string }
}
export interface Currency {
  id: string
  isoCode: string
  symbol: string
  name: string
}
