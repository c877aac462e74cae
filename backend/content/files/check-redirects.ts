import { decodePath, withoutFinalSlash } from '#backend/content/asked-path.ts'
import { isLocale } from '#contracts/locales.ts'
import type { RedirectFile } from '#backend/content/format.ts'
import { type ContentSite, pageAddress } from '#backend/content/site.ts'

const spell = (path: string): string => withoutFinalSlash(decodePath(path))

/** A redirect whose address is as it arrives, however an editor wrote it: `/de/%C3%BCber/` is `/de/über`. */
export const asAsked = (redirect: RedirectFile): RedirectFile => ({ ...redirect, from: spell(redirect.from) })

/**
 * Addresses that have moved lead to a page that exists, in one step. Addresses of the shop and of files are not known
 * here, and those of other hosts are never checked.
 */
export function checkRedirects(
  { pages }: Pick<ContentSite, 'pages'>,
  redirects: readonly RedirectFile[],
  report: (field: string, message: string) => void,
): void {
  const addresses = new Set(pages.map(pageAddress))
  const moved = new Set(redirects.map(({ from }) => from))
  for (const [index, { from, to }] of redirects.entries()) {
    if (redirects.findIndex((one) => one.from === from) < index) report(`${index}.from`, `${from} has moved twice`)
    if (addresses.has(from)) report(`${index}.from`, `${from} is a page, which the redirect would hide`)
    if (moved.has(spell(pathOf(to)))) report(`${index}.to`, `${to} has moved itself`)
    else if (isPageAddress(to) && !addresses.has(pathOf(to))) report(`${index}.to`, `${to} does not exist`)
  }
}

const pathOf = (address: string): string => address.replace(/[?#].*/s, '')

/** Whether it can only be a page of the content: `/de/kontakt`, not `/de/shop/cart`. */
function isPageAddress(address: string): boolean {
  const [, locale, area] = pathOf(address).split('/')
  return isLocale(locale) && area !== 'shop'
}
