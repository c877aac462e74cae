import type { ChannelDomain } from '#contracts/shop/context.ts'

const hasOrigin = (url: string, origin: string): boolean => URL.canParse(url) && new URL(url).origin === origin

/**
 * The domain of the sales channel with which a guest registers. The shop refuses any other address, and its mails lead
 * there. Of the page's language first, then of the site's own host; the site's address if the channel has no domain.
 * @param publicUrl the site's own address.
 */
export function storefrontUrlOf(domains: readonly ChannelDomain[], languageId: string, publicUrl: string): string {
  const { origin } = new URL(publicUrl)
  const rank = ({ url, languageId: language }: ChannelDomain): number =>
    (/^https?:/.test(url) ? 4 : 0) + (language === languageId ? 2 : 0) + (hasOrigin(url, origin) ? 1 : 0)
  const [best] = domains.toSorted((a, b) => rank(b) - rank(a))
  return best?.url ?? publicUrl
}
