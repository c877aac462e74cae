/** A wrong place of a file, as a company's person finds it in an editor. */
export interface ResistanceProblem {
  /** `ratings.csv`. */
  file: string
  /** From 1, comments and the head counted; undefined for the whole file. */
  line: number | undefined
  column?: string | undefined
  message: string
}

/** `ratings.csv line 12, temperature: must be RT or whole °C`. */
export const describeWrongRow = ({ file, line, column, message }: ResistanceProblem): string =>
  `${file}${line === undefined ? '' : ` line ${line}`}${column ? `, ${column}` : ''}: ${message}`

/** More of them do not help anyone, and one wrong head makes thousands. */
const MOST_SHOWN = 50

/** Wrong files of ratings. The message has a line for each of the first problems. */
export class ResistanceInvalid extends Error {
  readonly problems: readonly ResistanceProblem[]
  constructor(problems: readonly ResistanceProblem[]) {
    const shown = problems.slice(0, MOST_SHOWN).map(describeWrongRow)
    const rest = problems.length - shown.length
    super([...shown, ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n'))
    this.name = 'ResistanceInvalid'
    this.problems = problems
  }
}
