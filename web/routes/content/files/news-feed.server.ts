import { Feed } from 'feed'
import type { NewsPage } from '#web/blocks/news_pi1/read-articles.server.ts'

interface FeedPage {
  page: NewsPage
  publicUrl: string
  company: string
  /** Language tag. */
  language: string
  /** Path of the feed itself. */
  path: string
}

/** A reader fetches a feed often and stores every item. */
const MOST_ENTRIES = 50

/** A list of articles as Atom (RFC 4287). */
export function newsFeed({ page, publicUrl, company, language, path }: FeedPage): string {
  const items = page.items.filter(({ date, href }) => date !== '' && href !== '').slice(0, MOST_ENTRIES)
  const url = publicUrl + page.href
  const dates = items.map(({ changed, date }) => changed || date)
  const feed = new Feed({
    id: url,
    title: `${page.title} – ${company}`,
    description: page.description,
    link: url,
    language,
    author: { name: company, link: publicUrl },
    feedLinks: { atom: publicUrl + path },
    updated: new Date(dates.toSorted().at(-1) ?? 0),
    generator: 'Profilwerk',
  })
  for (const { title, teaser, href, date, changed, author, topics } of items) {
    feed.addItem({
      id: publicUrl + href,
      title,
      link: publicUrl + href,
      description: teaser,
      published: new Date(date),
      date: new Date(changed || date),
      category: topics.map((topic) => ({ name: topic.title, term: String(topic.id) })),
      ...(author && { author: [{ name: author }] }),
    })
  }
  // The library writes the language for other formats only.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${language}" `)
}
