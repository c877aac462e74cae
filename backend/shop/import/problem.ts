/** Something wrong with the files, where it stands and what it is. */
export interface CatalogueProblem {
  /** `products.jsonl` */
  file: string
  /** From 1; 0 for the file as a whole. */
  line: number
  /** `facts.cut.min`; empty for the line as a whole. */
  field: string
  message: string
}

export type ReportProblem = (problem: CatalogueProblem) => void

const SHOWN = 50

export const describeProblem = ({ file, line, field, message }: CatalogueProblem): string =>
  `${file}${line ? `:${line}` : ''}${field ? ` ${field}` : ''}: ${message}`

/** The files do not make a catalogue. Nothing was written; every problem is named, the first 50 in the message. */
export class CatalogueInvalid extends Error {
  readonly problems: readonly CatalogueProblem[]
  constructor(problems: readonly CatalogueProblem[]) {
    const more = problems.length - SHOWN
    const lines = problems.slice(0, SHOWN).map(describeProblem)
    super([...lines, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'))
    this.name = 'CatalogueInvalid'
    this.problems = problems
  }
}
