import type { Solid } from '#drawing/geometry/solid.ts'

/** A part with an item number: solids in mm where they are in the model. */
export interface ModelPart {
  readonly number: string
  readonly name: string
  readonly solids: readonly Solid[]
  /** Names of the parts of an assembly, by their keys. */
  readonly partNames?: Readonly<Record<string, string>>
}

/** Content of a file: one part, or several that belong together. */
export interface Model {
  /** Item number and length, as in the file's name. */
  readonly name: string
  readonly parts: readonly ModelPart[]
}

/** Lengths of files are exact to this many mm. */
export const FILE_PRECISION = 1e-6
