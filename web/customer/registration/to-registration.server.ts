import type { RouterContextProvider } from 'react-router'
import type { ServiceFailure } from '#contracts/failure.ts'
import { channelContext, defectContext, shopContext, siteContext } from '#web/app/context.ts'
import { loadAddressLists } from '#web/customer/address/address-lists.server.ts'
import { toStoreAddress } from '#web/customer/address/store-address.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import type { CheckedContact } from './contact-schema.server.ts'
import { storefrontUrlOf } from './storefront-url.ts'

type Context = Readonly<RouterContextProvider>

/** Key of the salutation for a person who chose none. */
const NOT_SPECIFIED = 'not_specified'

/**
 * The body of a registration at the Store API, without the fields that distinguish guests from customers. Each address
 * has a salutation: a Shopware refuses orders to one without. It adds its own to the billing address only.
 */
export async function toRegistration({ email, phone, delivery, vatId, ...billing }: CheckedContact, context: Context) {
  const { salutations } = await loadAddressLists(context.get(shopContext), getLocale())
  const salutationId = salutations.find(({ salutationKey }) => salutationKey === NOT_SPECIFIED)?.id
  return {
    acceptedDataProtection: true,
    storefrontUrl: await readStorefrontUrl(context),
    email,
    title: billing.title || undefined,
    firstName: billing.firstName,
    lastName: billing.lastName,
    company: billing.company || undefined,
    vatIds: vatId ? [vatId] : undefined,
    salutationId: billing.salutationId || salutationId,
    billingAddress: { salutationId, ...toStoreAddress(billing), phoneNumber: phone || undefined },
    shippingAddress: delivery && { salutationId, ...toStoreAddress(delivery) },
  }
}

/** Returns the address with which customers register and to which the links of mails lead. */
export async function readStorefrontUrl(context: Context): Promise<string> {
  const { publicUrl, shopLanguages, storefrontUrl } = context.get(siteContext)
  const { domains = [] } = (await context.get(channelContext)()) ?? {}
  return storefrontUrl ?? storefrontUrlOf(domains, shopLanguages[getLocale()], publicUrl)
}

/** The outcome if the shop does not accept this website, which is our defect; undefined for other refusals. */
export function refusedStorefront(error: ServiceFailure, context: Context) {
  if (!error.failure.errors.some(({ pointer }) => pointer === '/storefrontUrl')) return undefined
  context.get(defectContext)(error)
  const { mail, phone } = context.get(siteContext).company
  return { status: 503, notice: m.checkout_no_registration({ mail, phone }) } as const
}
