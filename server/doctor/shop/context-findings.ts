import { errorOf, warningOf, type Finding } from '#server/doctor/finding.ts'
import type { ContextFacts } from './shop-facts.ts'

/** A domain's address as it is compared: Shopware's own has no slash at its end. */
const bare = (url: string): string => url.replace(/\/$/, '')

/** A guest registers with the site's address as `storefrontUrl`, which has to be a domain of the sales channel. */
export function domainFindings({ salesChannel }: ContextFacts, publicUrl: string): Finding[] {
  const domains = [...new Set((salesChannel.domains ?? []).map(({ url }) => bare(url)))]
  if (domains.includes(bare(publicUrl))) return []
  const list = domains.length > 0 ? `It has ${domains.join(', ')}` : 'It has none'
  return [
    errorOf(
      `${bare(publicUrl)} is no domain of the sales channel, so nobody can register or send a quote request. ${list}.`,
      `Add it to the sales channel's domains in the Shopware, or correct PUBLIC_URL.`,
    ),
  ]
}

/** The site shows and sums up net prices. */
export function priceFindings({ context, currency, currentCustomerGroup }: ContextFacts): Finding[] {
  const group = currentCustomerGroup?.name ? ` (customer group "${currentCustomerGroup.name}")` : ''
  const gross =
    context.taxState === 'gross'
      ? [
          errorOf(
            `Visitors get gross prices${group}, where the site promises net ones.`,
            `Switch the tax display of the sales channel's customer group to net in the Shopware (displayGross).`,
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

/**
 * A Store API does not tell its version. `languageInfo` came with 6.7, the breadcrumb with 6.6.
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
