import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'

/** An article. The page of an article has this element automatically. */
export const newsDetailFormat = elementFormat(
  'news_newsdetail',
  { article: z.int().positive() },
  {
    write: ({ article }, write) => ({ data: write.article(article) }),
    check({ article }, { hasArticle, report }) {
      if (!hasArticle(article)) report('article', `article ${article} does not exist in this language`)
    },
  },
)
