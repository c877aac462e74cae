import { languageTag, type Locale, offeredLocales } from '#contracts/locales.ts'
import type { Alternates } from '#web/app/paths.ts'

/** Bounds of sitemaps.org for one file. */
const MOST_ADDRESSES = 50_000
const MOST_BYTES = 50 * 1024 * 1024

interface SitemapSite {
  publicUrl: string
  defaultLocale: Locale
}

/** The files of a language: each page that it has, with its addresses in all languages. */
export function sitemapFiles(
  site: SitemapSite,
  locale: Locale,
  pages: readonly Alternates[],
  { addresses = MOST_ADDRESSES, bytes = MOST_BYTES } = {},
): string[] {
  const files: string[][] = []
  let size = 0
  for (const page of pages) {
    const own = page[locale]
    if (own === undefined) continue
    const entry = urlEntry(site, own, page)
    const length = Buffer.byteLength(entry)
    const last = files.at(-1)
    if (last === undefined || last.length >= addresses || size + length + FRAME > bytes) {
      files.push([entry])
      size = length
    } else {
      last.push(entry)
      size += length
    }
  }
  return files.map((entries) => `${HEAD}${entries.join('')}</urlset>\n`)
}

export const sitemapIndex = ({ publicUrl }: Pick<SitemapSite, 'publicUrl'>, paths: readonly string[]): string => {
  const entries = paths.map((path) => `<sitemap><loc>${escapeXml(publicUrl + path)}</loc></sitemap>\n`)
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
/** Bytes besides the entries, at most. */
const FRAME = 256

function urlEntry({ publicUrl, defaultLocale }: SitemapSite, own: string, page: Alternates): string {
  const link = (tag: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(publicUrl + path)}"/>`
  const links = offeredLocales().flatMap((locale) => {
    const path = page[locale]
    return path === undefined ? [] : [link(languageTag(locale), path)]
  })
  const fallback = page[defaultLocale]
  if (fallback !== undefined) links.push(link('x-default', fallback))
  return `<url><loc>${escapeXml(publicUrl + own)}</loc>${links.join('')}</url>\n`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

export const xmlResponse = (xml: string): Response =>
  new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
