import type { Answer } from '#doctor/ask.ts'
import { errorOf, warningOf, type Finding } from '#doctor/finding.ts'
import { pageFactsSchema, redirectSchema, type PageFacts } from './content-facts.ts'

interface Sites {
  contentUrl: string
  publicUrl: string
}

/** Whether `/` is a page: one language is there, without a prefix. */
export const isPage = ({ status, json }: Answer): boolean =>
  status === 200 &&
  !redirectSchema.safeParse(json).success &&
  pageFactsSchema.safeParse(json).data?.content !== undefined

/** A TYPO3 whose languages have prefixes redirects from `/`. That shows how it redirects in general. */
export function redirectFindings(root: Answer, sites: Sites): Finding[] {
  const found = redirectSchema.safeParse(root.json).data?.redirectUrl
  const isPlain = root.status >= 300 && root.status < 400
  return [
    ...(isPlain
      ? [
          warningOf(
            `The TYPO3 redirects by HTTP (${root.status}) and not as JSON, so redirects may name its own host.`,
            'Set headless: 1 in the site configuration of the TYPO3, and leave the feature headless.redirectMiddlewares on (SYS, features), as our package does.',
          ),
        ]
      : []),
    ...baseFindings(found, sites, 'redirects'),
  ]
}

/** The canonical address of a page is made from `frontendBase`, too. */
export function canonicalFindings({ seo }: PageFacts, sites: Sites): Finding[] {
  return baseFindings(seo?.link?.find(({ rel }) => rel === 'canonical')?.href, sites, 'canonical addresses')
}

function baseFindings(url: string | undefined, { contentUrl, publicUrl }: Sites, what: string): Finding[] {
  if (url === undefined || !URL.canParse(url)) return []
  const { host, origin } = new URL(url)
  if (host === new URL(publicUrl).host) return []
  if (host === new URL(contentUrl).host)
    return [
      errorOf(
        `The TYPO3 has no frontendBase: its ${what} lead to ${origin}, where visitors see raw data.`,
        `Set frontendBase to ${publicUrl} in the site configuration of the TYPO3.`,
      ),
    ]
  return [
    warningOf(
      `The frontendBase of the TYPO3 is another site: its ${what} lead to ${origin}.`,
      `Set frontendBase to ${publicUrl} in the site configuration of the TYPO3, or correct PUBLIC_URL.`,
    ),
  ]
}
