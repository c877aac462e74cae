import type { LinkPurpose } from '#backend/database/schema/accounts.ts'
import type { Locale } from '#contracts/locales.ts'
import type { Config } from '#server/config.ts'

/** Paths of our own pages, below the language. */
const OWN: Record<LinkPurpose, string> = {
  confirm: '/shop/registration/confirm',
  recover: '/shop/account/recover/password',
  email: '/shop/account/email/confirm',
}
/** Paths of Shopware's own storefronts, which other storefronts follow. */
const OTHERS: Record<LinkPurpose, string> = {
  confirm: '/registration/confirm',
  recover: '/account/recover/password',
  email: '/account/email/confirm',
}

const isOther = ({ storefronts }: Pick<Config, 'storefronts'>, storefrontUrl: string): boolean =>
  storefronts.some(({ url }) => url === storefrontUrl)

/** Returns the address of the page that the link in a mail opens, at the storefront of the request. */
export const accountPageOf =
  ({ frontUrl, storefronts }: Pick<Config, 'frontUrl' | 'storefronts'>) =>
  (purpose: LinkPurpose, storefrontUrl: string, locale: Locale): string =>
    isOther({ storefronts }, storefrontUrl) ? storefrontUrl + OTHERS[purpose] : `${frontUrl}/${locale}${OWN[purpose]}`

/** Returns the page of another storefront that confirms a newsletter; undefined for the site itself. */
export const newsletterPageAt =
  (config: Pick<Config, 'storefronts'>) =>
  (storefrontUrl: string): string | undefined =>
    isOther(config, storefrontUrl) ? `${storefrontUrl}/newsletter-subscribe` : undefined
