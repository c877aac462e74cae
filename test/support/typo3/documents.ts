/** Documents in the shapes that a TYPO3 13.4 with EXT:headless 4.7 sends, as recorded. Texts are our own. */

/** A language's base path, `/de/`, and its number. */
export interface StandInLanguage {
  base: string
  id: number
  locale: string
  title: string
}

interface ElementOptions {
  type?: string
  header?: string | string[]
  headerLayout?: number
  bodytext?: unknown
  content?: Record<string, unknown>
}

let lastId = 0

/** A stock element; an element of our package has the same envelope. */
export const standInElement = ({
  type = 'text',
  header = '',
  headerLayout = 0,
  bodytext,
  content,
}: ElementOptions) => ({
  id: ++lastId,
  type,
  colPos: 0,
  categories: '',
  appearance: { layout: 'default', frameClass: 'default', spaceBefore: '', spaceAfter: '' },
  content: content ?? { header, subheader: '', headerLayout, headerPosition: '', headerLink: '', bodytext },
})

/** A plugin or menu without header block, or an element without rendering. */
export const bareElement = (type: string, content: Record<string, unknown>) => standInElement({ type, content })

/** A plugin whose extension has no TypoScript in the site: the envelope alone. */
export const plainPlugin = (type: string) => {
  const { content: _, ...envelope } = standInElement({ type })
  return envelope
}

export interface StandInPage {
  /** Path below the language's base; empty for home. */
  slug: string
  title: string
  seoTitle?: string
  elements: object[]
  /** Languages of its translations; others show it as a fallback. All by default. */
  translated?: string[]
  /** It has an uncached element: a form with tokens. */
  isPrivate?: boolean
  /** Fields of EXT:seo that an editor has filled. */
  seo?: { canonical?: string; noFollow?: boolean; ogTitle?: string; ogDescription?: string; twitterTitle?: string }
}

const navItem = (title: string, link: string, current = 0) => ({
  title,
  link,
  target: '',
  active: current,
  current,
  spacer: 0,
  hasSubpages: 0,
})

const languageMenu = (languages: StandInLanguage[], own: StandInLanguage, page: StandInPage | undefined) =>
  languages.map((language) => ({
    languageId: language.id,
    locale: `${language.locale}.UTF-8`,
    title: language.title,
    navigationTitle: language.title,
    twoLetterIsoCode: language.locale.slice(0, 2),
    hreflang: language.locale.replace('_', '-'),
    direction: 'ltr',
    flag: 'flags-xx',
    // With a fallback there is a link although the page is not translated.
    link: language.base + (page?.slug ?? ''),
    active: language === own ? 1 : 0,
    current: 0,
    available: page?.translated?.includes(language.base) === false ? 0 : 1,
  }))

export function pageDocumentOf(languages: StandInLanguage[], own: StandInLanguage, page: StandInPage): object {
  const { slug, title, seoTitle = title, elements, seo = {} } = page
  const home = navItem('Start', own.base, slug === '' ? 1 : 0)
  const { canonical, noFollow = false, ogTitle = title, ogDescription = '', twitterTitle = ogTitle } = seo
  const meta = { title, subtitle: '', abstract: '', description: '', keywords: '', canonical: canonical ?? '' }
  const social = {
    ogTitle,
    ogDescription,
    ogImage: null,
    twitterTitle,
    twitterDescription: ogDescription,
    twitterCard: '',
  }
  // The page's own address if no editor names another; escaped once too often.
  const href = (canonical ?? `${own.base}${slug}`).replaceAll('&', '&amp;amp;')
  return {
    id: slug.length + 1,
    type: 'Standard',
    slug: `/${slug}`,
    media: [],
    seo: {
      title: seoTitle,
      meta: [{ name: 'generator', content: 'TYPO3 CMS x T3Headless' }],
      link: slug === '404' ? [] : [{ rel: 'canonical', href }],
    },
    meta: { ...meta, ...social, robots: { noIndex: slug === '404', noFollow }, twitterImage: null },
    categories: '',
    breadcrumbs: slug === '' || slug === '404' ? [home] : [home, navItem(title, own.base + slug, 1)],
    appearance: { layout: 'layout-0', backendLayout: 'default' },
    // PHP's empty object for a page without elements; an empty column has no key.
    content: elements.length > 0 ? { colPos0: elements } : {},
    i18n: languageMenu(languages, own, page),
  }
}

export function initialDataOf(languages: StandInLanguage[], own: StandInLanguage, pages: StandInPage[]): object {
  const items = pages.filter(({ slug }) => slug !== '' && slug !== '404')
  const children = items.map(({ slug, title }) => navItem(title, own.base + slug))
  return {
    navigation: [{ ...navItem('Start', own.base, 1), hasSubpages: 1, children }],
    // Of our package, without pages for the footer.
    navigationAreas: { main: children, footerleft: [], footerright: [] },
    i18n: languageMenu(languages, own, undefined),
  }
}
