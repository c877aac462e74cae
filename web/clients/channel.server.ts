import { type ChannelDomain, readTaxState, type SalesChannelContext, type TaxState } from '#contracts/shop/context.ts'

/** Facts about the shop's sales channel for pages. */
export interface ShopChannel {
  /** Of prices for visitors without a session; undefined if the shop names a state that is not known. */
  taxState: TaxState | undefined
  domains: readonly ChannelDomain[]
  /** Ids of the languages in which the shop looks for a text, in their order. */
  languageChain: readonly string[]
}

export const toShopChannel = ({ context, salesChannel }: SalesChannelContext): ShopChannel => ({
  taxState: readTaxState(context.taxState),
  domains: (salesChannel.domains ?? []).map(({ url, languageId }) => ({
    url: url.replace(/(?<!\/)\/+$/, ''),
    languageId,
  })),
  languageChain: context.languageIdChain,
})

/** The origins of the channel's domains: a Shopware may name any of them in the addresses of its pictures. */
export const channelOrigins = ({ domains }: ShopChannel): string[] => [
  ...new Set(domains.flatMap(({ url }) => (/^https?:/.test(url) && URL.canParse(url) ? [new URL(url).origin] : []))),
]
