import type { FileDocument } from '#contracts/content/file.ts'
import type { ElementDocument, InitialDataDocument, MetaDocument, PageDocument } from '#contracts/content/page.ts'
import type { Locale } from '#contracts/locales.ts'
import { type FormRequest, NOTHING_SENT } from '#backend/content/forms/form-requests.ts'
import { shareDocument } from '#backend/content/pictures/sizes.ts'
import { elementDocument } from './element-document.ts'
import { fileDocument } from './links.ts'
import { languageDocuments } from './language-documents.ts'
import { breadcrumbs, homeItem, navigationDocument } from './menus.ts'
import { articleOf, pageAddress, isStatusPage, type Page, pageAt, type ContentSite } from '#backend/content/site.ts'

/** A page as it is sent. `path` is the requested address, which for a status page is not its own. */
export function pageDocument(
  site: ContentSite,
  page: Page,
  path: string = pageAddress(page),
  asked: FormRequest = NOTHING_SENT,
): PageDocument {
  const meta = metaDocument(site, page)
  const crumbs = breadcrumbs(site, page)
  const languages = languageDocuments(site, page.locale, page)
  const columns = [
    [1, page.stage],
    [0, page.main],
  ] as const
  const picture = fileDocument(site, page.picture)
  const content: PageDocument['content'] = {}
  for (const [colPos, elements] of columns) {
    // As in TYPO3 a column without elements has no key.
    if (elements.length > 0)
      content[`colPos${colPos}`] = elements.map((element, index) =>
        elementDocument(site, page, element, colPos, index, asked),
      )
  }
  if ('article' in page) content.colPos0 = withContentElements(content.colPos0)
  // The specification's own front ends read column 2.
  if (content.colPos0) content.colPos2 = content.colPos0.map((element) => ({ ...element, colPos: 2 }))
  return {
    id: page.uid,
    type: 'Standard',
    slug: `/${page.path}`,
    media: picture ? [picture] : [],
    seo: { title: meta.title, meta: [{ name: 'description', content: meta.description }] },
    meta,
    categories: page.categories.join(','),
    breadcrumbs: crumbs,
    appearance: { layout: 'layout-0', backendLayout: 'default' },
    content,
    i18n: languages,
    page: { meta, breadcrumbs: crumbs, navigation: navigationDocument(site, page.locale, path) },
    languages,
  }
}

/** The elements of an article are inside its own element, the first one. */
function withContentElements([detail, ...others]: ElementDocument[] = []): ElementDocument[] {
  if (!detail || others.length === 0) return detail ? [detail] : []
  const { content } = detail
  const data: unknown = content['data']
  return [{ ...detail, content: { ...content, data: { ...(data as object), contentElements: others } } }]
}

export function initialData(site: ContentSite, locale: Locale, path: string): InitialDataDocument {
  const own = path.replace(new RegExp(`^/${locale}/?`), '')
  const statusPages = site.pages.filter((page) => page.locale === locale && isStatusPage(page))
  return {
    navigation: homeItem(site, locale, path),
    navigationAreas: navigationDocument(site, locale, path),
    i18n: languageDocuments(site, locale, pageAt(site, locale, own)),
    statusCodePages: Object.fromEntries(statusPages.map((page) => [page.path, pageAddress(page)])),
  }
}

function metaDocument(site: ContentSite, page: Page): MetaDocument {
  const { title, meta } = page
  const name = meta.title ?? title
  return {
    title: name,
    subtitle: '',
    abstract: '',
    description: meta.description,
    keywords: meta.keywords ?? '',
    canonical: '',
    robots: { noIndex: meta.noIndex, noFollow: false },
    ogTitle: name,
    ogDescription: meta.description,
    ogImage: shareImage(site, page),
  }
}

/** An article is shared with its own picture. */
function shareImage(site: ContentSite, { locale, uid }: Page): FileDocument | null {
  const picture = articleOf(site, locale, uid)?.article.picture
  const file = picture && site.media.get(picture.file)
  if (!file) return null
  const { properties, ...shared } = shareDocument(file.document)
  return { ...shared, properties: { ...properties, alternative: picture.alternative || null } }
}
