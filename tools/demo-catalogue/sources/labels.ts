import { z } from 'zod'
import { readSource } from './read-source.ts'
import { templateSchema, textSchema } from './text-schema.ts'

/** Property groups in the order in which a buyer narrows down. */
const GROUPS = [
  'chain',
  'strands',
  'belt',
  'section',
  'size',
  'head',
  'module',
  'teeth',
  'thickness',
  'width',
  'legs',
  'gap',
  'diameter',
  'bore',
  'tube-size',
  'format',
  'length',
  'family',
  'material',
  'short-name',
  'colour',
  'suitability',
  'pfas',
  'fixing',
] as const

/** Ways in which parts are fixed. */
export const FIXINGS = ['base', 'flange', 'c-profile', 'push-on', 'adhesive', 'bolted', 'shaft'] as const

const DESCRIPTION = [
  'manufacture',
  'surface',
  'materialStandard',
  'tolerance',
  'standard',
  'application',
  'thicknesses',
  'lengths',
] as const

const MATERIAL_VALUES = [
  'density',
  'serviceTemperature',
  'shortTermTemperature',
  'friction',
  'waterAbsorption',
  'expansion',
  'foodContact',
  'surfaceResistance',
] as const

/** Technical rows in the order of a product page. */
export const TECHNICAL_ROWS = [...DESCRIPTION, ...MATERIAL_VALUES, 'note'] as const

/** Technical rows that a product describes in words; the others follow from its material. */
export const DESCRIBED_ROWS = [...DESCRIPTION, 'note'] as const

/** Parts of assemblies. */
export const MODEL_PARTS = [
  'sprocket',
  'roller',
  'bearing',
  'connector',
  'threaded-rod',
  'anchor-plate',
  'washer',
  'nut',
  'lock-nut',
  'screw',
  'plate',
  'tube',
  'bracket',
  'clamp',
  'housing',
  'plunger',
  'head',
  'fork',
  'axle',
  'wheel',
] as const

const textsFor = <const Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), textSchema)

const technicalValues = z.strictObject({
  density: templateSchema('density'),
  serviceTemperature: templateSchema('from', 'to'),
  shortTermTemperature: templateSchema('to'),
  friction: templateSchema('from', 'to'),
  waterAbsorption: templateSchema('percent'),
  waterAbsorptionBelow: templateSchema('percent'),
  waterAbsorptionInAir: templateSchema('saturated', 'inAir'),
  expansion: templateSchema('expansion'),
  foodContact: templateSchema('fda'),
  foodContactOfSome: templateSchema('grades', 'fda'),
  surfaceResistance: templateSchema('grades'),
})

/** Names that products share, from data/demo/labels.json. */
export const LABELS = readSource(
  'labels.json',
  z.strictObject({
    propertyGroups: textsFor(GROUPS),
    strands: textsFor(['1', '2', '3']),
    heads: textsFor(['sliding-arc', 'idler-sprocket', 'sliding-block', 'roller']),
    suitability: textsFor(['general', 'food', 'antistatic']),
    pfas: textsFor(['without', 'contains']),
    fixings: textsFor(FIXINGS),
    /** Dimensions that tables of variants show. */
    dimensions: z.record(
      z.string(),
      z.strictObject({ symbol: z.string(), name: textSchema, unit: z.enum(['mm', 'N']) }),
    ),
    parts: textsFor(MODEL_PARTS),
    technicalRows: textsFor(TECHNICAL_ROWS),
    technicalValues,
    /** Statements of the company on regulations in the product information. */
    regulations: z.array(z.strictObject({ name: textSchema, value: textSchema })),
    crossSelling: textsFor(['accessories', 'alternatives']),
    deliveryTimes: z.record(
      z.enum(['stock', 'nine-days', 'three-weeks']),
      z.strictObject({ name: textSchema, min: z.int(), max: z.int(), unit: z.enum(['day', 'week']) }),
    ),
  }),
)

type Labels = typeof LABELS
export type GroupKey = keyof Labels['propertyGroups']
export type PartKey = keyof Labels['parts']
export type FixingKey = keyof Labels['fixings']
export type HeadKey = keyof Labels['heads']
export type TechnicalRowKey = keyof Labels['technicalRows']
export type DeliveryTimeKey = keyof Labels['deliveryTimes']
