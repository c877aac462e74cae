/** A line of a list as it was entered: texts, so that nothing is lost. */
export interface ListLine {
  number: string
  pieces: string
  /** A cut length or a plastic format. */
  size: string
  note: string
  /** The buyer's own number of the line. */
  reference: string
  /** Product number of the chain guide that a C-profile carries. */
  carries: string
}

export type ListField = keyof ListLine

export const EMPTY_LINE: ListLine = { number: '', pieces: '', size: '', note: '', reference: '', carries: '' }
