import { z } from 'zod'
import { solidSchema } from '#contracts/shop/product-facts.ts'

/**
 * The catalogue's import format: JSON Lines, one object a line, in a folder with the files named below.
 * References between lines are keys and product numbers. Documented for people in docs/catalogue-format.md.
 */
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9.]+)*$/, 'lower-case words joined by hyphens')
const productNumber = z.string().regex(/^[A-Z0-9][A-Z0-9.+/-]{1,39}$/, 'capitals, digits, hyphens; at most 40')
const text = z.object({ de: z.string().min(1), en: z.string().min(1) })
/** Path of the last segment of the address, per language. */
const slug = z.object({ de: key, en: key })
const texts = z.object({ de: z.array(z.string()), en: z.array(z.string()) })
/** `group/option`. */
const optionKey = z.string().regex(/^[a-z0-9.-]+\/[a-z0-9.-]+$/, 'group/option')

const dimensionLine = z.object({
  /** Plane of the line in the drawing: along x (width), y (length) or z (height). */
  along: z.enum(['x', 'y', 'z']),
  from: z.tuple([z.number(), z.number(), z.number()]),
  length: z.number(),
  text: z.string(),
})

/** The picture is drawn from the solids; `length` of a long profile is shortened for it, the dimension text tells the truth. */
export const pictureSchema = z.object({
  solids: z.array(solidSchema).min(1),
  dimensions: z.array(dimensionLine).default([]),
})

const facts = z
  .object({
    cut: z.object({
      min: z.number().int(),
      max: z.number().int(),
      step: z.number().int(),
      bar: z.number().int(),
      kerf: z.number(),
      tolerance: z.string(),
    }),
    format: z.object({
      strength: z.number(),
      width: z.object({ min: z.number().int(), max: z.number().int() }),
      length: z.object({ min: z.number().int(), max: z.number().int() }),
      step: z.number().int(),
    }),
    /** Product numbers of the steel C-profile variants that fit. */
    cProfiles: z.array(productNumber),
    dimensions: z.array(z.object({ symbol: z.string(), name: text, value: z.number(), unit: z.string() })),
    highlights: texts,
    technical: z.array(z.object({ name: text, value: text })),
    /** Kinds of documents that are made from the data as PDF. */
    documents: z.array(z.enum(['data-sheet', 'atex', 'fda', 'handling', 'product-information'])),
    food: z.boolean(),
    atex: z.boolean(),
    antistatic: z.boolean(),
    pfas: z.boolean(),
    solids: z.array(solidSchema),
  })
  .partial()

export const propertyGroupLine = z.object({
  key,
  name: text,
  position: z.number().int(),
  filterable: z.boolean(),
  options: z
    .array(
      z.object({
        key: z.string().regex(/^[a-z0-9.-]+$/),
        name: text,
        position: z.number().int(),
        colour: z
          .string()
          .regex(/^#[0-9a-f]{6}$/)
          .optional(),
      }),
    )
    .min(1),
})

export const deliveryTimeLine = z.object({
  key,
  name: text,
  min: z.number().int(),
  max: z.number().int(),
  unit: z.enum(['day', 'week']),
})

export const categoryLine = z.object({
  key,
  parent: key.nullable(),
  position: z.number().int(),
  name: text,
  slug,
  description: text,
  picture: pictureSchema.optional(),
})

export const productLine = z.object({
  number: productNumber,
  position: z.number().int(),
  name: text,
  slug,
  description: text,
  metaDescription: text,
  categories: z.array(key).min(1),
  properties: z.array(optionKey),
  /** Net EUR for one piece of the stock length; null: on request. Variants overrule. */
  price: z.number().positive().nullable(),
  stock: z.number().int().min(0),
  deliveryTime: key,
  facts,
  picture: pictureSchema,
  crossSelling: z.array(z.object({ name: text, products: z.array(productNumber).min(1) })),
})

export const variantLine = z.object({
  number: productNumber,
  parent: productNumber,
  position: z.number().int(),
  options: z.array(optionKey).min(1),
  price: z.number().positive().nullable(),
  stock: z.number().int().min(0),
  deliveryTime: key,
  /** kg of the stock length. */
  weight: z.number().positive(),
  facts,
  picture: pictureSchema.optional(),
})

/** File name without ending -> schema of a line, in the order of import. */
export const catalogueFiles = {
  'property-groups': propertyGroupLine,
  'delivery-times': deliveryTimeLine,
  categories: categoryLine,
  products: productLine,
  variants: variantLine,
} as const

export type CatalogueFile = keyof typeof catalogueFiles
export type CatalogueLine<File extends CatalogueFile> = z.output<(typeof catalogueFiles)[File]>
/** What the files hold before defaults are filled in. */
export type CatalogueInput<File extends CatalogueFile> = z.input<(typeof catalogueFiles)[File]>
