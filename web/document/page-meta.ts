import type { MetaDescriptor } from 'react-router'

interface PageMeta {
  title: string
  description?: string | undefined
  /** Name of the site, behind the title. Unknown where the frame of the page could not be loaded. */
  siteName: string | undefined
  /** Whether search engines may list a page with this data; its route may forbid it for all of them. */
  isListed?: boolean
}

/** Title and description of a page, for browsers, search engines and links on other sites. */
export const pageMeta = ({ title, description, siteName = '', isListed = true }: PageMeta): MetaDescriptor[] => [
  { title: `${title} – ${siteName}` },
  ...(description ? [{ name: 'description', content: description }] : []),
  // Only the page as it is sent is read by other sites.
  ...(import.meta.env.SSR
    ? [
        { property: 'og:title', content: title },
        ...(description ? [{ property: 'og:description', content: description }] : []),
      ]
    : []),
  ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
]
