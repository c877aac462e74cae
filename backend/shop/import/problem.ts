/** A mistake in the files and its place. */
export interface CatalogueProblem {
  /** `products.jsonl` */
  file: string
  /** From 1; 0 for the whole file. */
  line: number
  /** `facts.cut.min`; empty for the whole line. */
  field: string
  message: string
}

export type ReportProblem = (problem: CatalogueProblem) => void

const MAX_SHOWN = 50

export const describeProblem = ({ file, line, field, message }: CatalogueProblem): string =>
  `${file}${line ? `:${line}` : ''}${field ? ` ${field}` : ''}: ${message}`

export function describeProblems(problems: readonly CatalogueProblem[]): string {
  const more = problems.length - MAX_SHOWN
  const lines = problems.slice(0, MAX_SHOWN).map(describeProblem)
  return [...lines, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n')
}

/** The files are not a valid catalogue, and nothing was written. The message names the first 50 problems. */
export class CatalogueInvalid extends Error {
  readonly problems: readonly CatalogueProblem[]
  constructor(problems: readonly CatalogueProblem[]) {
    super(describeProblems(problems))
    this.name = 'CatalogueInvalid'
    this.problems = problems
  }
}
