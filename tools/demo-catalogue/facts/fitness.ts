import type { Grade } from '#tools/demo-catalogue/grades/grade.ts'

export type DocumentKind = 'data-sheet' | 'atex' | 'fda' | 'handling' | 'product-information'

export interface Fitness {
  food: boolean
  atex: boolean
  antistatic: boolean
  pfas: boolean
  documents: DocumentKind[]
}

/** Flags and papers that follow from a grade. */
export const fitnessOf = ({ food, antistatic, polymer: { pfas } }: Grade): Fitness => ({
  food,
  atex: antistatic,
  antistatic,
  pfas,
  documents: [
    'data-sheet',
    ...(antistatic ? (['atex'] as const) : []),
    ...(food ? (['fda'] as const) : []),
    'handling',
    'product-information',
  ],
})

/** Steel parts: nothing to declare. */
export const STEEL_FITNESS: Fitness = {
  food: false,
  atex: false,
  antistatic: false,
  pfas: false,
  documents: ['data-sheet', 'handling', 'product-information'],
}
