import type { NewsEventDocument, NewsItemDocument, NewsMediaDocument } from '#contracts/content/news.ts'
import type { Locale } from '#contracts/locales.ts'
import type { ArticleQuery } from '#backend/content/element-format.ts'
import type { EventFile } from '#backend/content/news/format.ts'
import { articleOf, type ArticlePage, type ContentSite, pageAddress } from '#backend/content/site.ts'
import { fileDocument, resolveHtml } from './links.ts'

/** The articles of a list, the newest first. */
export function articleDocuments(
  site: ContentSite,
  locale: Locale,
  { show, topics, limit }: ArticleQuery,
): NewsItemDocument[] {
  const found = site.news.articles.filter(
    ({ article, locale: own }) =>
      own === locale &&
      (show === 'all' || (show === 'events') === (article.event !== undefined)) &&
      (topics.length === 0 || article.topics.some((topic) => topics.includes(topic))),
  )
  return found.slice(0, limit).map((page) => itemDocument(site, page))
}

/** The `data` of a detail element. Its elements are added where they are written. */
export function articleDocument(site: ContentSite, locale: Locale, uid: number): Record<string, unknown> {
  const page = articleOf(site, locale, uid)
  if (!page) throw new Error(`No article ${uid} in ${locale}`)
  const { slug, moreLink: _, ...item } = itemDocument(site, page)
  return {
    detail: { ...item, bodytext: resolveHtml(site, locale, page.article.bodytext), canonical: slug, backLink: '' },
    settings: { templateLayout: null, action: 'detail' },
    contentElements: null,
  }
}

function itemDocument(site: ContentSite, page: ArticlePage): NewsItemDocument {
  const { article, locale, meta } = page
  const { uid, title, teaser, date, updated = date, author = '', topics, picture, event } = article
  return {
    uid,
    title,
    teaser,
    isTopNews: false,
    crdate: date,
    tstamp: updated,
    datetime: date,
    archive: null,
    author: { author, authorEmail: '' },
    media: picture ? mediaDocuments(site, picture) : [],
    falRelatedFiles: [],
    categories: site.news.topics
      .filter(({ key }) => topics.includes(key))
      .map(({ id, key, title: titles }) => ({
        id,
        pid: site.news.page,
        title: titles[locale],
        description: '',
        slug: key,
      })),
    tags: [],
    metaData: { keywords: meta.keywords ?? '', description: meta.description, alternativeTitle: meta.title ?? '' },
    slug: pageAddress(page),
    pathSegment: page.path.split('/').at(-1) ?? '',
    moreLink: '',
    event: event ? eventDocument(event) : null,
  }
}

function mediaDocuments(
  site: ContentSite,
  picture: { file: string; alternative: string; caption: string },
): NewsMediaDocument[] {
  const file = fileDocument(site, picture)
  if (!file) return []
  const { filename, mimeType, dimensions } = file.properties
  const image = { publicUrl: file.publicUrl, dimensions }
  return [
    {
      type: 'image',
      properties: {
        id: 0,
        type: 2,
        filename,
        title: '',
        alternative: picture.alternative,
        description: picture.caption,
        link: '',
        mimetype: mimeType,
        showInPreview: 1,
      },
      images: { defaultImage: image, detailViewImage: image, listViewFeaturedImage: image },
      file,
    },
  ]
}

const eventDocument = ({ start, end, zone, location, organizer }: EventFile): NewsEventDocument => ({
  start,
  end: end ?? null,
  fullDay: !start.includes('T'),
  timezone: zone,
  location: {
    title: location.title,
    street: location.street ?? '',
    city: location.city ?? '',
    country: location.country ?? '',
    link: location.link ?? '',
  },
  organizer: organizer ? { title: organizer.title, link: organizer.link ?? '' } : null,
})
