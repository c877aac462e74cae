import { paymentCategoryOf } from '#contracts/shop/payment-category.ts'
import { errorOf, warningOf, type Finding } from '#doctor/finding.ts'
import type { ContextFacts } from './shop-facts.ts'

/** A domain's address for comparison: Shopware's own has no slash at its end. */
const bare = (url: string): string => url.replace(/\/$/, '')

/**
 * A guest registers with a domain of the sales channel, or with SHOP_STOREFRONT_URL, which must be one. The shop's
 * mails lead there.
 */
export function domainFindings(
  { salesChannel }: ContextFacts,
  publicUrl: string,
  storefrontUrl: string | undefined,
): Finding[] {
  const domains = [...new Set((salesChannel.domains ?? []).map(({ url }) => bare(url)))]
  const list = domains.length > 0 ? `It has ${domains.join(', ')}` : 'It has none'
  const wanted = bare(storefrontUrl ?? publicUrl)
  if (domains.includes(wanted)) return []
  const setting = storefrontUrl ? 'SHOP_STOREFRONT_URL' : 'PUBLIC_URL'
  const remedy = `Add it to the sales channel's domains in the Shopware, or correct ${setting}.`
  if (storefrontUrl || domains.length === 0) {
    const problem = `${wanted} is not a domain of the sales channel, so visitors cannot register or send a quote request. ${list}.`
    return [errorOf(problem, remedy)]
  }
  return [
    warningOf(
      `${wanted} is not a domain of the sales channel, so links in the shop's mails lead elsewhere. ${list}.`,
      remedy,
    ),
  ]
}

/** Pages show pictures of the channel's own domains, too. */
export const originsOf = ({ salesChannel }: ContextFacts): string[] =>
  (salesChannel.domains ?? []).flatMap(({ url }) => (URL.canParse(url) ? [new URL(url).origin] : []))

/** The site shows the prices of the shop unchanged, in EUR. */
export function priceFindings({ context, currency, currentCustomerGroup }: ContextFacts): Finding[] {
  const group = currentCustomerGroup?.name ? ` (customer group "${currentCustomerGroup.name}")` : ''
  const gross =
    context.taxState === 'gross'
      ? [
          warningOf(
            `Visitors see gross prices${group}, with the net sum in the cart only.`,
            `Switch the tax display of the sales channel's customer group to net in the Shopware (displayGross), as companies expect it.`,
          ),
        ]
      : []
  const foreign =
    currency.isoCode === 'EUR'
      ? []
      : [
          errorOf(
            `The sales channel's prices are in ${currency.isoCode}, and the site prints them as EUR.`,
            `Choose the euro as the default currency of the sales channel in the Shopware (currencyId).`,
          ),
        ]
  return [...gross, ...foreign]
}

/** The site has no payment screen: a method that takes money would leave quote requests unpaid, or charge them. */
export function paymentFindings({ paymentMethod }: ContextFacts): Finding[] {
  const category = paymentMethod ? paymentCategoryOf(paymentMethod.id) : undefined
  if (category === undefined) return []
  return [
    errorOf(
      `The sales channel's payment method${paymentMethod?.name ? ` "${paymentMethod.name}"` : ''} is one of a payment provider (${category}), and nobody pays for a quote request.`,
      'Choose a default payment method without payment in the sales channel of the Shopware (paymentMethodId), such as invoice.',
    ),
  ]
}

/**
 * A Store API does not name its version. `languageInfo` came with 6.7, the breadcrumb with 6.6.
 * @param hasBreadcrumb whether `GET /breadcrumb/{id}` is a route there
 */
export function versionFindings({ languageInfo }: ContextFacts, hasBreadcrumb: boolean): Finding[] {
  if (languageInfo || hasBreadcrumb) return []
  return [
    warningOf(
      'This Shopware is older than 6.6.7, the oldest that the site was tried with.',
      'Update the Shopware behind SHOP_URL.',
    ),
  ]
}
