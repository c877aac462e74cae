import { z } from 'zod'
import { LANGUAGE_CODES } from '#backend/database/schema/columns.ts'
import { solidSchema } from '#contracts/shop/product-facts.ts'

/**
 * The import format of a catalogue: JSON Lines, one object per line, in a folder with the files named below. Lines
 * refer to each other by keys and product numbers. docs/catalogue-format.md describes the format.
 */
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9.]+)*$/, 'lower-case words joined by hyphens')
const productNumber = z.string().regex(/^[A-Z0-9][A-Z0-9.+/-]{1,39}$/, 'capitals, digits, hyphens; at most 40')
const words = z.string().regex(/\S/, 'must not be empty')
/** A value in one language or more. German and English have each other's where they have none of their own. */
const inLanguages = <Value>(value: z.ZodType<Value, Value>) =>
  z
    .strictObject({ de: value.optional(), en: value.optional(), nl: value.optional(), cs: value.optional() })
    .transform((given, context) => {
      const en = given.en ?? given.de ?? given.nl ?? given.cs
      if (en !== undefined) return { ...given, de: given.de ?? en, en }
      context.addIssue({ code: 'custom', message: 'has no text in any language' })
      return z.NEVER
    })
const text = inLanguages(words)
/** Last segment of the address, per language. */
const slug = inLanguages(key)
const texts = inLanguages(z.array(words))
/** `group/option`. */
const optionKey = z.string().regex(/^[a-z0-9.-]+\/[a-z0-9.-]+$/, 'group/option')

const position = z.int32()
/** EUR with cents, as in the database. */
const price = z.number().positive().max(9_999_999_999).multipleOf(0.01, 'no more than two decimals').nullable()
const range = z
  .strictObject({ min: z.int32().positive(), max: z.int32().positive() })
  .refine(({ min, max }) => min <= max, { message: 'must not be below min', path: ['max'] })

const dimensionLine = z.strictObject({
  /** Direction of the line in the drawing: along x (width), y (length) or z (height). */
  along: z.enum(['x', 'y', 'z']),
  from: z.tuple([z.number(), z.number(), z.number()]),
  length: z.number(),
  text: z.string(),
})

/**
 * The picture is drawn from the solids. A long profile has a shorter `length` there; the text of its dimension has the
 * true one.
 */
export const pictureSchema = z.strictObject({
  solids: z.array(solidSchema).min(1),
  dimensions: z.array(dimensionLine).default([]),
})

/** `media/buffer.jpg` below the company's folder, or an address. */
const location = z
  .string()
  .refine(
    (given) => /^https?:\/\/\S+$/.test(given) || (/^[^/\\:]/.test(given) && !given.split(/[/\\]/).includes('..')),
    "must be a file below the company's folder, such as media/buffer.jpg, or an address (https://…)",
  )

/** A picture of one's own. Without `alt` pages use the product's name. */
const photograph = z.strictObject({ file: location, alt: text.optional() })

/** A document or shape of one's own. Without `title` it is called after its kind. */
const ownFile = z.strictObject({
  file: location,
  kind: z.enum(['data-sheet', 'declaration', 'drawing', 'step']),
  title: text.optional(),
  /** Of its content, where it has one. */
  language: z.enum(LANGUAGE_CODES).optional(),
})

const own = { photographs: z.array(photograph).default([]), files: z.array(ownFile).default([]) }

const facts = z
  .strictObject({
    cut: z
      .strictObject({
        min: z.int32().positive(),
        max: z.int32().positive(),
        step: z.int32().positive(),
        bar: z.int32().positive(),
        kerf: z.number().min(0),
        tolerance: words,
      })
      .refine(({ min, max }) => min <= max, { message: 'must not be below min', path: ['max'] })
      .refine(({ max, bar }) => max <= bar, { message: 'must not be below max', path: ['bar'] }),
    format: z.strictObject({
      strength: z.number().positive(),
      width: range,
      length: range,
      step: z.int32().positive(),
    }),
    /** Product numbers of the steel C-profile variants that fit. */
    cProfiles: z.array(productNumber),
    dimensions: z.array(z.strictObject({ symbol: z.string(), name: text, value: z.number(), unit: z.string() })),
    highlights: texts,
    technical: z.array(z.strictObject({ name: text, value: text })),
    /** Statements on regulations, printed in the product information as they are. */
    regulations: z.array(z.strictObject({ name: text, value: text })),
    /** Kinds of PDF documents to make from the data. */
    documents: z.array(z.enum(['data-sheet', 'atex', 'fda', 'handling', 'product-information'])),
    food: z.boolean(),
    atex: z.boolean(),
    antistatic: z.boolean(),
    pfas: z.boolean(),
    solids: z.array(solidSchema),
    model: z.array(solidSchema).min(1),
    /** Names of the parts of a model, by the keys in its solids. */
    parts: z.array(z.strictObject({ key, name: text })),
    hasModel: z.boolean(),
  })
  .partial()
  .default({})

export const propertyGroupLine = z.strictObject({
  key,
  name: text,
  position,
  filterable: z.boolean(),
  options: z
    .array(
      z.strictObject({
        key: z.string().regex(/^[a-z0-9.-]+$/),
        name: text,
        position,
        colour: z
          .string()
          .regex(/^#[0-9a-f]{6}$/)
          .optional(),
      }),
    )
    .min(1),
})

export const deliveryTimeLine = z.strictObject({
  key,
  name: text,
  min: z.int32().min(0),
  max: z.int32().min(0),
  unit: z.enum(['day', 'week']),
})

export const categoryLine = z.strictObject({
  key,
  parent: key.nullable(),
  position,
  name: text,
  slug,
  description: text.optional(),
  picture: pictureSchema.optional(),
  photograph: photograph.optional(),
})

/** Left out, they are unknown: nothing is claimed of them. */
const supply = { stock: z.int32().min(0).optional(), deliveryTime: key.optional() }

export const productLine = z.strictObject({
  number: productNumber,
  position,
  name: text,
  slug,
  description: text.optional(),
  metaDescription: text.optional(),
  categories: z.array(key).min(1),
  properties: z.array(optionKey).default([]),
  /** Net EUR for one piece of the stock length; null means on request. Variants take precedence. */
  price,
  ...supply,
  facts,
  picture: pictureSchema.optional(),
  ...own,
  crossSelling: z.array(z.strictObject({ name: text, products: z.array(productNumber).min(1) })).default([]),
})

export const variantLine = z.strictObject({
  number: productNumber,
  parent: productNumber,
  position,
  options: z.array(optionKey).min(1),
  /** Properties that its options imply, such as the colour of a material. Filters find the variant by them. */
  properties: z.array(optionKey).default([]),
  price,
  ...supply,
  /** kg of the stock length. */
  weight: z.number().positive().optional(),
  facts,
  picture: pictureSchema.optional(),
  ...own,
})

export type Photograph = z.output<typeof photograph>
export type OwnFile = z.output<typeof ownFile>

/** Schema of a line by file name without extension, in the order of the import. */
export const catalogueFiles = {
  'property-groups': propertyGroupLine,
  'delivery-times': deliveryTimeLine,
  categories: categoryLine,
  products: productLine,
  variants: variantLine,
} as const

export type CatalogueFile = keyof typeof catalogueFiles
export type CatalogueLine<File extends CatalogueFile> = z.output<(typeof catalogueFiles)[File]>
/** A line before defaults are filled in. */
export type CatalogueInput<File extends CatalogueFile> = z.input<(typeof catalogueFiles)[File]>
