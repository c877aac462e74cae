import type { FileDocument } from '#contracts/content/file.ts'
import type { LinkDocument } from '#contracts/content/links/link.ts'
import type { Locale } from '#contracts/locales.ts'
import type { FileFile, LinkFile } from '#backend/content/field-schemas.ts'
import { pageAddress, nameOf, type ContentSite, translationOf } from '#backend/content/site.ts'

/** Returns the address of a link. Links to pages were checked when the site was loaded. */
export function hrefOf(site: ContentSite, locale: Locale, link: LinkFile): string {
  if (!('page' in link)) return link.href
  const page = translationOf(site, link.page, locale)
  return (page ? pageAddress(page) : `/${locale}`) + (link.anchor ? `#${link.anchor}` : '')
}

export function linkDocument(site: ContentSite, locale: Locale, link: LinkFile | undefined): LinkDocument | '' {
  if (!link) return ''
  const page = 'page' in link ? translationOf(site, link.page, locale) : undefined
  const label = link.label ?? (page ? nameOf(page) : null)
  return {
    href: hrefOf(site, locale, link),
    target: ('target' in link && link.target) || null,
    class: null,
    title: label,
    linkText: label,
    additionalAttributes: [],
  }
}

/** Replaces `href="page:12"` in HTML by the page's address in this language. */
export const resolveHtml = (site: ContentSite, locale: Locale, html: string): string =>
  html.replace(/href="page:(\d+)(?:#([\w-]+))?"/g, (_, uid: string, anchor?: string) => {
    return `href="${hrefOf(site, locale, { page: Number(uid), ...(anchor && { anchor }) })}"`
  })

export function fileDocument(site: ContentSite, given: FileFile | undefined): FileDocument | null {
  const document = given && site.media.get(given.file)?.document
  if (!document) return null
  return { ...document, properties: { ...document.properties, alternative: given.alternative } }
}
