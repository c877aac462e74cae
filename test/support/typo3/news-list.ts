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
    ? { slug, title: 'Meldung', translated: ['/de/'], elements: [standInElement({ header: 'Meldung' })] }
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

/** The newest is the first: one a week. */
function article(base: string, index: number) {
  const day = new Date(Date.UTC(2026, 10, 20) - index * 7 * 86_400_000)
  const month = day.toLocaleString('en', { month: 'short', timeZone: 'UTC' })
  const datetime = `${month} ${String(day.getUTCDate()).padStart(2, '0')} ${day.getUTCFullYear()}`
  const texts = { title: `Meldung ${index + 1}`, teaser: 'Kurz gesagt' }
  const more = { author: { author: '', authorEmail: '' }, media: [], falRelatedFiles: [], categories: [], tags: [] }
  const slug = `${base}meldung/meldung-${index + 1}`
  return { uid: NEWS_COUNT - index, ...texts, isTopNews: false, datetime, archive: null, ...more, slug }
}
