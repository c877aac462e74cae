import type { ComponentType } from 'react'

/** Where the tool leads to. The page knows the addresses. */
export interface ResistanceLinks {
  /** The tool itself, without a query. */
  tool: string
  /** Products of a plastic, by its short name. */
  products: (material: string) => string
  /** Structural formula of a chemical, an SVG file. */
  formula: (key: string) => string
  /** The address for technical questions: a page, or a concealed `mailto:`. */
  advice: string
  /** A link to them with a text. */
  AskLink: ComponentType<AskLinkProps>
}

export interface AskLinkProps {
  advice: string
  text: string
  label: string
}
