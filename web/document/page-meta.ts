import type { MetaDescriptor } from 'react-router'
import type { SocialWords } from '#contracts/content/page.ts'

interface PageMeta {
  title: string
  description?: string | undefined
  /** The match of the root: its site's name is behind the title, unknown where the frame could not be loaded. */
  root: { loaderData?: { siteName: string } | undefined; error?: unknown }
  /** Whether search engines may list a page with this data; its route may forbid it for all of them. */
  isListed?: boolean
  /** Whether they may follow its links. */
  isFollowed?: boolean
  /** Words for links on other sites, where they are not those of the page. */
  social?: SocialWords
}

/** Title and description of a page, for browsers, search engines and links on other sites. An error page has its own. */
export function pageMeta({
  title,
  description,
  root,
  isListed = true,
  isFollowed = true,
  social,
}: PageMeta): MetaDescriptor[] {
  if (root.error) return []
  return [
    { title: `${title} – ${root.loaderData?.siteName ?? ''}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    // Only the page as it is sent is read by other sites.
    ...(import.meta.env.SSR
      ? [
          { property: 'og:title', content: social?.title || title },
          ...filled('property', 'og:description', social?.description || description),
          ...filled('name', 'twitter:title', social?.twitterTitle),
          ...filled('name', 'twitter:description', social?.twitterDescription),
        ]
      : []),
    ...filled('name', 'robots', [isListed ? '' : 'noindex', isFollowed ? '' : 'nofollow'].filter(Boolean).join(', ')),
  ]
}

const filled = (kind: 'name' | 'property', name: string, content: string | undefined): MetaDescriptor[] =>
  content ? [{ [kind]: name, content }] : []
