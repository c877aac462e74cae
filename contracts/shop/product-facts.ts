import { z } from 'zod'

/**
 * Technical data for which the Store API has no field. It is in `customFields.profilwerk` of a product or variant, a
 * JSON custom field in Shopware. Lengths in mm, weights in kg. A variant's facts overrule its parent's: key by key in
 * the embedded shop, as a whole in a Shopware.
 */
const point = z.tuple([z.number(), z.number()]).rest(z.number())

/** A solid: an outline swept along an axis. `drawing/` draws it. */
export const solidSchema = z.object({
  /**
   * Corners `[u, v]` in mm, counter-clockwise. A third number rounds the corner by that radius. With a bulge as the
   * fourth number, an arc goes to the next corner. With six numbers it is a cubic curve.
   */
  outline: z.array(point).min(3),
  holes: z.array(z.array(point).min(3)).default([]),
  axis: z.enum(['x', 'y', 'z']).default('y'),
  /** Begin and length along the axis. */
  from: z.number().default(0),
  length: z.number().positive(),
  /** Position of the outline's origin in the drawing, `[x, y, z]`. */
  at: z.tuple([z.number(), z.number(), z.number()]).default([0, 0, 0]),
  /** Key of the part that it belongs to: solids of one part that follow each other are one piece. */
  part: z.string().optional(),
  material: z.enum(['pe', 'steel', 'stainless', 'chain', 'natural', 'black', 'mud', 'blue']),
})

export const productFactsSchema = z.object({
  /** True means that no price is shown but "price on request". */
  priceOnRequest: z.boolean(),
  /** Sold cut to length: bounds and step of the length, length of the stock bar, kerf of the saw. */
  cut: z
    .object({
      min: z.number().int().positive(),
      max: z.number().int().positive(),
      step: z.number().int().positive(),
      bar: z.number().int().positive(),
      kerf: z.number().min(0),
      /** Largest deviation of a cut, as printed: ISO 2768-1. */
      tolerance: z.string(),
    })
    .optional(),
  /** Sheet cut to a plastic format. `strength` is the sheet's thickness; the buyer chooses width and length. */
  format: z
    .object({
      strength: z.number().positive(),
      width: z.object({ min: z.number().int(), max: z.number().int() }),
      length: z.object({ min: z.number().int(), max: z.number().int() }),
      step: z.number().int().positive(),
    })
    .optional(),
  /** Ids of the steel C-profile variants that fit under this one, galvanised before stainless. */
  cProfiles: z.array(z.string()),
  /** Dimensions that distinguish variants: columns of the variant table and of the product list. */
  dimensions: z.array(z.object({ symbol: z.string(), name: z.string(), value: z.number(), unit: z.string() })),
  /**
   * Only of a parent: smallest and largest value of each dimension among its variants. The embedded shop computes them.
   */
  ranges: z
    .array(z.object({ symbol: z.string(), name: z.string(), min: z.number(), max: z.number(), unit: z.string() }))
    .optional(),
  /** Only of a parent: whether any of its variants is in stock. The embedded shop computes it. */
  inStock: z.boolean().optional(),
  /** Only of a parent: whether each of its variants is in stock. The embedded shop computes it. */
  allInStock: z.boolean().optional(),
  /** True where the catalogue has no stock: the Store API's numbers are then 0. The embedded shop computes it. */
  stockUnknown: z.boolean().optional(),
  /** Language of `highlights` and `technical` as an ISO 639 code, where it may be another one than the request's. */
  language: z.string().optional(),
  highlights: z.array(z.string()),
  /** Name and value, both ready to print: manufacturing method, surface finish, tolerance, applications … */
  technical: z.array(z.object({ name: z.string(), value: z.string() })),
  documents: z.array(
    z.object({
      kind: z.enum(['data-sheet', 'atex', 'fda', 'handling', 'product-information', 'declaration', 'drawing']),
      title: z.string(),
      /** Of the document and its title as an ISO 639 code, where it may be another one than the request's. */
      language: z.string().optional(),
      url: z.string(),
      mediaType: z.string(),
      /** Bytes. */
      size: z.number().int(),
    }),
  ),
  /** Suitabilities. A missing one is unknown, and nothing may be claimed of it. */
  food: z.boolean().optional(),
  atex: z.boolean().optional(),
  antistatic: z.boolean().optional(),
  /** True: contains a PFAS (PTFE, PVDF). False: made without. */
  pfas: z.boolean().optional(),
  /** The shape, for drawings made in the page (cut length). Far solids first. */
  solids: z.array(solidSchema),
  /**
   * The true shape of a part that is not cut from a bar or a sheet, for its CAD files. Pages do not load it: a gear has
   * hundreds of corners.
   */
  model: z.array(solidSchema).optional(),
  /** Names of the parts of a model, by the keys in its solids. */
  parts: z.array(z.object({ key: z.string(), name: z.string() })).optional(),
  /** Whether the variants have a `model`: for pages that do not load it. */
  hasModel: z.boolean().optional(),
})

export type ProductSolid = z.output<typeof solidSchema>
export type ProductFacts = z.output<typeof productFactsSchema>

const NOTHING: ProductFacts = {
  priceOnRequest: false,
  cProfiles: [],
  dimensions: [],
  highlights: [],
  technical: [],
  documents: [],
  solids: [],
}

const someFactsSchema = productFactsSchema.partial()

/**
 * Facts of products. Key: the object that they were read from. Owner: this module. End: with the product's response.
 * Gain: reading takes 3 µs. A page needs the facts of each of its 78 variants or 250 products eight times.
 */
const known = new WeakMap<object, ProductFacts>()

/** Reads the facts tolerantly: a missing or malformed field does not affect the others. */
export function factsOf(product: { customFields?: Record<string, unknown> | null }): ProductFacts {
  const given = product.customFields?.['profilwerk']
  if (typeof given !== 'object' || given === null) return NOTHING
  let facts = known.get(given)
  if (!facts) known.set(given, (facts = readFacts(given)))
  return facts
}

function readFacts(given: object): ProductFacts {
  const all = someFactsSchema.safeParse(given)
  return all.success ? { ...NOTHING, ...all.data } : readWellFormed(given)
}

function readWellFormed(given: object): ProductFacts {
  const facts: Record<string, unknown> = { ...NOTHING }
  for (const [key, schema] of Object.entries(productFactsSchema.shape)) {
    if (!(key in given)) continue
    const parsed = schema.safeParse((given as Record<string, unknown>)[key])
    if (parsed.success && parsed.data !== undefined) facts[key] = parsed.data
  }
  return facts as ProductFacts
}
