import { z } from 'zod'
import { companyFile } from '#contracts/company-file.ts'
import { elementSchema } from '#backend/content/elements.ts'
import { bodytextSchema, fileSchema, localesSchema } from '#backend/content/field-schemas.ts'

const keySchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a key such as food-contact')

/** `data/news/news.json`: the page that lists the articles, and their topics. */
export const newsSettingsSchema = companyFile({
  /** Uid of the page. The addresses of articles begin with its address. */
  page: z.int().positive(),
  topics: z
    .array(z.strictObject({ id: z.int().positive(), key: keySchema, title: localesSchema }))
    .refine((topics) => isUnique(topics.map(({ id }) => id)) && isUnique(topics.map(({ key }) => key)), {
      message: 'ids and keys must be unique',
    }),
})

const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length

/** `2026-10-13`, or with a local time `2026-10-13T09:00`. */
const momentSchema = z.union([z.iso.date(), z.iso.datetime({ local: true, precision: -1 })], {
  error: 'must be a day (2026-10-13) or a day with a local time (2026-10-13T09:00)',
})

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

const eventSchema = z
  .strictObject({
    start: momentSchema,
    /** The last day of an event of several days. */
    end: momentSchema.optional(),
    /** IANA name of the zone of the local times. */
    zone: z.string().refine(isZone, 'must be a time zone such as Europe/Berlin').default('Europe/Berlin'),
    location: z.strictObject({
      title: z.string().min(1),
      street: z.string().min(1).optional(),
      city: z.string().min(1).optional(),
      /** ISO 3166, `DE`. */
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'must be a code such as DE')
        .optional(),
      link: z.url({ protocol: /^https?$/ }).optional(),
    }),
    organizer: z
      .strictObject({ title: z.string().min(1), link: z.url({ protocol: /^https?$/ }).optional() })
      .optional(),
  })
  .refine(({ start, end = start }) => start.length === end.length, {
    path: ['end'],
    message: 'must have a time if the start has one, and only then',
  })
  .refine(({ start, end = start }) => end >= start, { path: ['end'], message: 'must not be before the start' })

/** An article or event: `data/news/<locale>/<name>.json`; the file's name is the end of its address. */
export const articleSchema = companyFile({
  /** The same in every language, and no page's: articles with equal uids are translations of each other. */
  uid: z.int().positive().max(1_000_000),
  title: z.string().min(1),
  /** Shorter name for breadcrumbs. */
  navigationTitle: z.string().min(1).optional(),
  /** Day of publication. */
  date: z.iso.date(),
  /** Day of the last change, if readers should know. */
  updated: z.iso.date().optional(),
  /** Introduction in the article, text in lists and search results. */
  teaser: z.string().min(1).max(320),
  /** Keys of news.json. */
  topics: z.array(z.string()).min(1),
  author: z.string().min(1).optional(),
  picture: fileSchema.extend({ caption: z.string().default('') }).optional(),
  bodytext: bodytextSchema,
  /** Below the text: elements as in a page. */
  elements: z.array(elementSchema).default([]),
  event: eventSchema.optional(),
  meta: z
    .strictObject({
      title: z.string().min(1).optional(),
      description: z.string().min(1).max(320).optional(),
      keywords: z.string().optional(),
      noIndex: z.boolean().default(false),
    })
    .prefault({}),
})

export type ArticleFile = z.output<typeof articleSchema>
export type EventFile = z.output<typeof eventSchema>
export type NewsSettings = z.output<typeof newsSettingsSchema>
