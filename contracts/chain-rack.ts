import { z } from 'zod'
import { companyFile } from './company-file.ts'
import { offeredTexts } from './offered-texts.ts'

/** Values of a placeholder with their names, the first one by default. */
const choices = z.array(z.strictObject({ value: z.string().regex(/^[\w.]+$/), name: offeredTexts(z.string()) })).min(1)
/** Delivered lengths in mm. */
const stocks = z.array(z.number().int().min(500).max(20_000)).min(1)
/** Item number with placeholders in braces; null for a part that the catalogue does not have. */
const number = z.string().nullable()
const kilonewtons = z.record(z.string(), z.number().positive()).nullable()

/**
 * The item numbers of the parts of a chain rack, `data/chain-rack.json`. Placeholders: `{chain}` (`08B`), `{profile}`
 * (`C30`), `{teeth}`, and the choices `{type}`, `{material}`, `{steel}` and `{stock}`.
 */
export const chainRackSchema = companyFile({
  guide: z.strictObject({ number: z.string(), types: choices, materials: choices, stocks }),
  carrier: z.strictObject({ number: z.string(), steels: choices, stocks }),
  connection: number,
  bracket: number,
  clamp: number,
  /** Least distance of a bracket's middle from a joint by C-profile, mm; null where a bracket may be at a joint. */
  bracketFromJoint: z.record(z.string(), z.number().positive()).nullable(),
  /** Permissible vertical load of a bracket by C-profile, kN; null if none is stated. */
  bracketLoad: kilonewtons,
  /** Force by which the clamps of a bracket hold the profile against lifting and sliding, kN; null if none is stated. */
  clampHold: kilonewtons,
  tensionSet: number,
  /** Whether an anchor plate belongs to each tension set. */
  tensionSetHasPlate: z.boolean(),
  anchorPlate: number,
  chain: number,
  connectingLink: number,
  sprocket: number,
  /** Permissible bending stress of a plastic sprocket's teeth, N/mm²; null if none is stated. */
  sprocketStress: z.number().positive().nullable(),
  /** Rods of the tension sets: metric coarse thread by chain, mm, and tensile strength, N/mm²; null if not stated. */
  tensionRod: z
    .object({ threads: z.record(z.string(), z.number().positive()), strength: z.number().positive() })
    .nullable(),
})

export type ChainRackNumbers = z.output<typeof chainRackSchema>
