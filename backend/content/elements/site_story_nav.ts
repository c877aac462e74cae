import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { fileSchema, linkSchema } from '#backend/content/field-schemas.ts'

const partSchema = z.strictObject({
  title: z.string().min(1),
  anchor: z.string().default(''),
  link: linkSchema.optional(),
  media: fileSchema.optional(),
})

export const storyNavFormat = elementFormat(
  'site_story_nav',
  {
    items: z.array(partSchema).default([]),
    previous: linkSchema.optional(),
    next: linkSchema.optional(),
  },
  {
    write: ({ items, previous, next }, write) => ({
      items: items.map(({ title, anchor, link, media }) => ({
        title,
        anchor,
        link: write.link(link),
        media: write.file(media),
      })),
      previous: write.link(previous),
      next: write.link(next),
    }),
    check({ items, previous, next }, { report }) {
      for (const [index, { anchor, link }] of items.entries())
        if (anchor === '' && !link) report(`items.${index}.anchor`, 'or link: where it leads')
      if (items.length === 0 && !previous && !next) report('items', 'previous or next: at least one')
    },
  },
)
