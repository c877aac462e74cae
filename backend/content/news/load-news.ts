import { basename, join } from 'node:path'
import { offeredLocales, type Locale } from '#contracts/locales.ts'
import type { Problems } from '#backend/content/files/read-folder.ts'
import { listJson, readJson } from '#backend/content/files/read-folder.ts'
import { pageSchema } from '#backend/content/format.ts'
import type { News, Page } from '#backend/content/site.ts'
import { type ArticleFile, articleSchema, newsSettingsSchema } from './format.ts'

interface NewsOptions {
  /** The folder data/news. */
  folder: string
  /** The pages of data/pages. */
  pages: readonly Page[]
  problems: Problems
  /** Fills the company's data into a file. */
  change: (locale: Locale) => (json: unknown) => unknown
}

/**
 * Reads the articles as pages below the page that lists them. A site without `news.json` has none.
 */
export async function loadNews({ folder, pages, problems, change }: NewsOptions): Promise<News> {
  const file = join(folder, 'news.json')
  const files = await listJson(folder)
  if (!files.includes(file)) {
    if (files.length > 0) problems.report(file, '', 'is missing: it names the page that lists the articles')
    return { page: 0, topics: [], articles: [] }
  }
  const settings = await readJson(file, newsSettingsSchema, problems)
  if (!settings) return { page: 0, topics: [], articles: [] }
  const keys = settings.topics.map(({ key }) => key)
  const articles: News['articles'] = []
  for (const locale of offeredLocales()) {
    const inFolder = await listJson(join(folder, locale))
    const list = pages.find((page) => page.uid === settings.page && page.locale === locale)
    if (inFolder.length > 0 && !list)
      problems.report(
        file,
        'page',
        `page ${settings.page} does not exist in the language ${locale}, which has articles`,
      )
    for (const path of inFolder) {
      const article = await readJson(path, articleSchema, problems, change(locale))
      if (!article || !list) continue
      for (const topic of article.topics.filter((one) => !keys.includes(one)))
        problems.report(path, 'topics', `${topic} is not in news/news.json`)
      articles.push({
        ...toPage(article),
        article,
        locale,
        path: `${list.path}/${basename(path, '.json')}`,
        file: path,
      })
    }
  }
  return { ...settings, articles: articles.toSorted((a, b) => (a.article.date < b.article.date ? 1 : -1)) }
}

function toPage({ uid, title, navigationTitle, teaser, meta, elements }: ArticleFile) {
  const { description = teaser, title: windowTitle, keywords, noIndex } = meta
  const page = pageSchema.parse({
    uid,
    title,
    ...(navigationTitle && { navigationTitle }),
    meta: { description, noIndex, ...(windowTitle && { title: windowTitle }), ...(keywords && { keywords }) },
    main: [{ type: 'news_newsdetail', article: uid }],
  })
  return { ...page, main: [...page.main, ...elements] }
}
