import type { ReactNode } from 'react'

/** Where the tool leads to. The page knows the addresses. */
export interface ResistanceLinks {
  /** The tool itself, without a query. */
  tool: string
  /** Products of a plastic, by its short name. */
  products: (material: string) => string
  /** Structural formula of a chemical, an SVG file. */
  formula: (key: string) => string
  /** A link to the form for technical questions with this text in it. */
  ask: (text: string, label: string) => ReactNode
}
