import { z } from 'zod'
import { textSchema } from '#tools/demo-catalogue/sources/text-schema.ts'

const density = z.number().positive()
const friction = z.strictObject({ from: z.number(), to: z.number() })

/** How drawings show a plastic; the metals have their own. */
const plasticFinish = z.enum(['pe', 'natural', 'black', 'blue', 'mud'])

const colour = z.strictObject({
  name: textSchema,
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  drawnAs: plasticFinish,
})

/** Values that all grades of a polymer share: dry and at 23 °C. */
const polymer = z.strictObject({
  /** Abbreviation in product numbers. */
  code: z.string(),
  /** °C, continuous and short-term. */
  temperature: z.strictObject({ from: z.number(), to: z.number(), shortTerm: z.number() }),
  /** Sliding friction against steel, dry. */
  friction,
  /** Per cent: an upper bound, or saturated in water and, where it differs much, at 50 % humidity. */
  waterAbsorption: z.union([
    z.strictObject({ below: z.number() }),
    z.strictObject({ saturated: z.number(), inAir: z.number().optional() }),
  ]),
  /** 1e-5 per kelvin. */
  expansion: z.number(),
  /** The FDA's regulation for the polymer. */
  fda: z.string(),
  /** PFAS by the OECD's definition of 2021. */
  pfas: z.boolean(),
})

/** A named grade in one colour, as it is bought. */
const grade = z.strictObject({
  name: textSchema,
  polymer: z.string(),
  /** Abbreviation in product numbers, unique among the grades of a polymer. */
  code: z.string(),
  /** g/cm³. */
  density,
  colour: z.string(),
  /** Suited for food contact: (EC) 1935/2004, (EU) 10/2011, FDA. */
  food: z.boolean().default(false),
  /** Dissipates charge: surface resistance at most 1e9 ohm, certified per batch. */
  antistatic: z.boolean().default(false),
  /** For a grade that slides better than its polymer. */
  friction: friction.optional(),
})

const metal = z.strictObject({
  name: textSchema,
  code: z.string(),
  density,
  drawnAs: z.enum(['steel', 'stainless']),
})

/** The file data/demo/materials.json. */
export const materialsSchema = z.strictObject({
  colours: z.record(z.string(), colour),
  /** By short name. */
  polymers: z.record(z.string(), polymer),
  grades: z.record(z.string(), grade),
  metals: z.record(z.string(), metal),
})

export type MaterialsSource = z.output<typeof materialsSchema>
