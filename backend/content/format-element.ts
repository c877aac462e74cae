import { z } from 'zod'
import { htmlSchema, shopKeySchema } from './format-words.ts'

/** `page` is the uid of a page, so that no menu or text can lead nowhere; `href` anything else. */
export const linkSchema = z.union([
  z.strictObject({ page: z.int().positive(), anchor: z.string().optional(), label: z.string().min(1).optional() }),
  z.strictObject({
    href: z.string().regex(/^(\/|#|https?:|mailto:|tel:)/, 'must be a path, #mark, or http(s), mailto, tel address'),
    label: z.string().min(1).optional(),
    target: z.literal('_blank').optional(),
  }),
])

/** A file of data/media. */
export const fileSchema = z.strictObject({ file: z.string().min(1), alternative: z.string().default('') })

const device = z.enum(['desktop', 'tablet', 'mobile'])
const header = {
  header: z.string().default(''),
  subheader: z.string().default(''),
  headerLayout: z.union([z.literal([0, 1, 2, 3, 4, 5, 100])]).default(0),
  headerPosition: z.enum(['', 'left', 'center', 'right']).default(''),
  headerLink: linkSchema.optional(),
}
const envelope = {
  /** Where the element is seen. */
  visible: z.array(device).min(1).default(['desktop', 'tablet', 'mobile']),
  background: z.enum(['', 'mud', 'deep']).default(''),
  frame: z.string().default('default'),
  layout: z.string().default('default'),
}
const bodytext = htmlSchema.default('')
const point = z.strictObject({ x: z.number(), y: z.number() })

const element = <T extends string, S extends z.ZodRawShape>(type: T, fields: S) =>
  z.strictObject({ type: z.literal(type), ...envelope, ...header, ...fields })

/** Content elements as pages write them, one line per type of contracts/content/element.ts. */
export const elementSchema = z.discriminatedUnion('type', [
  element('site_hero', {
    image: fileSchema,
    bodytext,
    link: linkSchema.optional(),
    moreLink: linkSchema.optional(),
    parts: z.array(z.strictObject({ fragment: z.string(), category: shopKeySchema, balloon: point, leader: point })),
    layers: z.array(z.string()).default([]),
    captions: z
      .array(z.strictObject({ text: z.string(), matrix: z.array(z.number()).length(6), size: z.number().positive() }))
      .default([]),
    facts: z.array(z.strictObject({ label: z.string(), value: z.string() })).default([]),
    factsLink: linkSchema.optional(),
  }),
  element('site_teaser', {
    image: fileSchema.optional(),
    bodytext,
    link: linkSchema.optional(),
    badge: z.string().default(''),
    items: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          text: z.string(),
          image: fileSchema.optional(),
          link: linkSchema.optional(),
        }),
      )
      .default([]),
  }),
  element('site_split', {
    media: fileSchema.optional(),
    mediaPosition: z.enum(['left', 'right']).default('left'),
    bodytext,
    link: linkSchema.optional(),
    ratio: z.enum(['50-50', '33-66', '66-33']).default('50-50'),
  }),
  element('site_shop_categories', {
    bodytext,
    link: linkSchema.optional(),
    root: shopKeySchema.optional(),
    categories: z.array(shopKeySchema).default([]),
    showImage: z.boolean().default(true),
    shortcuts: z
      .strictObject({
        group: shopKeySchema,
        category: shopKeySchema,
        title: z.string(),
        note: z.string().default(''),
        limit: z.int().positive().default(12),
      })
      .optional(),
  }),
  element('site_shop_products', {
    bodytext,
    link: linkSchema.optional(),
    category: shopKeySchema,
    limit: z.int().min(1).max(24).default(4),
    sorting: z.string().default(''),
  }),
  element('site_address_list', { bodytext, people: z.array(z.string()).min(1) }),
  element('site_section', {
    bodytext,
    anchor: z.string().default(''),
    width: z.enum(['narrow', 'wide', 'full']).default('wide'),
  }),
  element('text', { bodytext }),
  element('bullets', {
    kind: z.enum(['unordered', 'ordered', 'definitions']).default('unordered'),
    items: z.array(z.union([z.string(), z.tuple([z.string(), z.string()])])).min(1),
  }),
  element('div', {}),
  element('header', {}),
])

export type ElementFile = z.output<typeof elementSchema>
export type LinkFile = z.output<typeof linkSchema>
export type FileFile = z.output<typeof fileSchema>
