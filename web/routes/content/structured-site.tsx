import { useRouteLoaderData } from 'react-router'
import { languageTag } from '#contracts/locales.ts'
import { paths, searchPath } from '#web/app/paths.ts'
import type { loader as loadFrame } from '#web/root.tsx'
import { getLocale } from '#web/i18n/locale.ts'

/** The site and its search for search engines, on the home page. They read the page as it is sent. */
export function StructuredSite() {
  const frame = useRouteLoaderData<typeof loadFrame>('root')
  const json = import.meta.env.SSR && frame ? jsonOf(frame) : ''
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}

type Frame = NonNullable<ReturnType<typeof useRouteLoaderData<typeof loadFrame>>>

function jsonOf({ siteName, publicUrl }: Frame): string {
  const locale = getLocale()
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteName,
    url: publicUrl + paths.home(locale),
    inLanguage: languageTag(locale),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${searchPath(locale)}?term={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
  // In a script element nothing but `<` can end the text.
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
