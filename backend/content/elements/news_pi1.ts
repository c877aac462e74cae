import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema, linkSchema } from '#backend/content/field-schemas.ts'

export const newsListFormat = elementFormat(
  'news_pi1',
  {
    bodytext: bodytextSchema,
    link: linkSchema.optional(),
    show: z.enum(['all', 'articles', 'events']).default('all'),
    /** Keys of data/news/news.json; empty for all topics. */
    topics: z.array(z.string()).default([]),
    limit: z.int().min(1).max(1000).default(1000),
    template: z.enum(['list', 'teaser']).default('list'),
  },
  {
    write: ({ bodytext, link, show, topics, limit, template }, write) => ({
      bodytext: write.html(bodytext),
      link: write.link(link),
      data: {
        list: write.articles({ show, topics, limit }),
        settings: {
          orderBy: 'datetime',
          orderDirection: 'desc',
          templateLayout: template === 'list' ? null : template,
          action: 'list',
          cropMaxCharacters: '150',
        },
      },
    }),
    check({ topics }, { hasTopic, report }) {
      for (const topic of topics.filter((one) => !hasTopic(one))) report('topics', `${topic} is not in news/news.json`)
    },
  },
)
