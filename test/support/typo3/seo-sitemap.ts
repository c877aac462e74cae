/** The page type of EXT:seo. */
export const SITEMAP_TYPE = '1533906435'

const HASH = 'cHash=4b0fbe5d2cf6a2d3c2f5ae0c0a9f1b7e'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet type="text/xsl" href="/_assets/Sitemap.xsl"?>\n'

const entry = (tag: string, location: string) =>
  `<${tag}>\n<loc>${location.replaceAll('&', '&amp;')}</loc>\n<lastmod>2026-11-21T21:40:49+00:00</lastmod>\n</${tag}>\n`

/**
 * The index of a language, with a file for its pages as its query names it; undefined for a query with a wrong hash.
 * @param host that TYPO3 writes, with the language's base
 */
export function seoSitemap(host: string, query: URLSearchParams, slugs: string[]): string | undefined {
  const file = query.get('sitemap')
  if (file === null) {
    const entries = ['pages', 'broken'].map((name) =>
      entry('sitemap', `${host}?sitemap=${name}&type=${SITEMAP_TYPE}&${HASH}`),
    )
    const foreign = entry('sitemap', `https://www.example.net/?sitemap=pages&type=${SITEMAP_TYPE}`)
    return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${foreign}${entries.join('')}</sitemapindex>\n`
  }
  if (!`${query}`.endsWith(HASH)) return undefined
  if (file === 'broken') return `${HEAD}<urlset><url><loc>${host}unternehmen</url><loc>${host}<`
  const foreign = entry('url', 'https://www.example.net/de/fremd')
  return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${foreign}${slugs.map((slug) => entry('url', host + slug)).join('')}</urlset>\n`
}
