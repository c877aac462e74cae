/** A quote request that is being sent. */
export interface Sending {
  key: string
  token: string
}

/** The stored data: one row per quote request. */
export interface State {
  orders: { number: string; key: string; lines: number; mails: string[] }[]
}

/** Reports of the sending process, one object per line. */
export type Report =
  | ({ kind: 'state' } & State)
  | { kind: 'caught-up' }
  | ({ kind: 'sending' } & Sending)
  /** The visitor has the response: from now on the request must be stored. */
  | { kind: 'confirmed'; key: string; number: string }
