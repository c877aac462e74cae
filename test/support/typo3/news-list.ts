import { createHash } from 'node:crypto'
import { standInElement, type StandInPage } from './documents.ts'

/** More articles than a list names at once, as an editor's import made them. */
export const NEWS_COUNT = 402
const A_PAGE = 10
const PAGES = Math.ceil(NEWS_COUNT / A_PAGE)

/** The lists: with pages as queries with their hash, as recorded, and as paths of a route enhancer. */
export const NEWS_LISTS = ['neuigkeiten', 'meldungen']

/** The pages of the lists, and an article's. */
export const NEWS_PAGES: StandInPage[] = NEWS_LISTS.map((slug) => ({ slug, title: 'Neuigkeiten', elements: [] }))
export const articlePage = (slug: string): StandInPage | undefined =>
  /^meldung\/meldung-\d+$/.test(slug)
    ? { slug, title: 'Meldung', translated: ['/de/'], elements: [articleElement(Number(slug.split('-')[1]))] }
    : undefined

/** The hash of a page, which depends on its number. */
const hashOf = (page: number): string => createHash('md5').update(`news ${page}`).digest('hex')

/** A page of a list, by its slug and query; undefined for another one. */
export function newsListAt(base: string, slug: string, query: URLSearchParams): object | undefined {
  const [list = '', part] = slug.split('/')
  if (!NEWS_LISTS.includes(list)) return undefined
  const isRouted = list === 'meldungen'
  const asked = isRouted ? (part ?? 'seite-1').replace('seite-', '') : (query.get('tx_news_pi1[currentPage]') ?? '1')
  const page = Number(asked)
  const isFirst = part === undefined && query.size === 0
  if (!isFirst && !isRouted && (part !== undefined || query.get('cHash') !== hashOf(page))) return undefined
  if (!(page >= 1 && page <= PAGES)) return undefined
  const link = (number: number) => {
    if (isRouted) return `${base}${list}${number === 1 ? '' : `/seite-${number}`}`
    return `${base}${list}?tx_news_pi1%5Bcontroller%5D=News&tx_news_pi1%5BcurrentPage%5D=${number}&cHash=${hashOf(number)}`
  }
  const numbers = Array.from({ length: PAGES }, (_, index) => index + 1)
  const pagination = {
    first: link(1),
    last: link(PAGES),
    prev: page > 1 ? link(page - 1) : null,
    next: page < PAGES ? link(page + 1) : null,
    pages: numbers.map((number) => ({ page: number, link: link(number), current: number === page ? 1 : 0 })),
  }
  const from = (page - 1) * A_PAGE
  const articles = Array.from({ length: Math.min(A_PAGE, NEWS_COUNT - from) }, (_, index) =>
    article(base, from + index),
  )
  const settings = { orderBy: 'datetime', orderDirection: 'desc', templateLayout: null, action: 'list' }
  const content = { header: 'Neuigkeiten', subheader: '', headerLayout: 0, headerPosition: '', headerLink: '' }
  return {
    ...standInElement({ type: 'news_pi1', content: { ...content, data: { pagination, list: articles, settings } } }),
    id: 55,
  }
}

/** An article of the plugin "News detail", with what an editor has added to it. */
function articleElement(number: number) {
  const detail = { ...article('/de/', number - 1), bodytext: '<p>Lang gesagt.</p>', falRelatedFiles: RELATED_FILES }
  const settings = { templateLayout: null, action: 'detail' }
  return standInElement({ type: 'news_newsdetail', content: { data: { detail, settings, contentElements: [] } } })
}

/** As the partials `Application` and `Image` of EXT:headless_news write them. */
const RELATED_FILES = [
  {
    type: 'application',
    properties: {
      id: 8,
      type: 5,
      name: 'pruefbericht.pdf',
      title: 'Prüfbericht',
      description: 'Zehn Seiten',
      mimetype: 'application/pdf',
      publicUrl: 'https://cms.example.com/fileadmin/pruefbericht.pdf',
      creationTime: '2026-11-21 21:40:49',
      modificationTime: '2026-11-21 21:40:49',
    },
  },
  {
    type: 'image',
    properties: { id: 9, type: 2, filename: 'werk.png', title: '', description: '', mimetype: 'image/png' },
    images: {
      defaultImage: {
        publicUrl: 'https://cms.example.com/fileadmin/werk.png',
        dimensions: { width: 1600, height: 900 },
      },
    },
  },
]

/** Tags of every second article, as the partial `Tags` writes them. */
const TAGS = [{ id: 4, pid: 19, title: 'Prüfstand', seo: { seoTitle: '' }, slug: 'pruefstand' }]

/** The newest is the first: one a week. */
function article(base: string, index: number) {
  const day = new Date(Date.UTC(2026, 10, 20) - index * 7 * 86_400_000)
  const month = day.toLocaleString('en', { month: 'short', timeZone: 'UTC' })
  const datetime = `${month} ${String(day.getUTCDate()).padStart(2, '0')} ${day.getUTCFullYear()}`
  const texts = { title: `Meldung ${index + 1}`, teaser: 'Kurz gesagt' }
  const more = { author: { author: '', authorEmail: '' }, media: [], falRelatedFiles: [], categories: [] }
  const slug = `${base}meldung/meldung-${index + 1}`
  return {
    uid: NEWS_COUNT - index,
    ...texts,
    isTopNews: false,
    datetime,
    archive: null,
    ...more,
    tags: index % 2 ? TAGS : [],
    slug,
  }
}
