/** A quote request under way. */
export interface Sending {
  key: string
  token: string
}

/** What is stored: one row per quote request. */
export interface State {
  orders: { number: string; key: string; lines: number; mails: string[] }[]
}

/** What the sending process says, one object a line. */
export type Report =
  | ({ kind: 'state' } & State)
  | { kind: 'caught-up' }
  | ({ kind: 'sending' } & Sending)
  /** The visitor has the answer: from now on it must be there. */
  | { kind: 'confirmed'; key: string; number: string }
