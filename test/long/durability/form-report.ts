/** Reports of the process that sends forms, one object per line. `text` is different in each form. */
export type FormReport =
  | { kind: 'state'; stored: { text: string; mails: string[] }[] }
  | { kind: 'caught-up' }
  | { kind: 'sending'; text: string; body: string }
  /** The visitor has the thanks: from now on the form must be stored. */
  | { kind: 'confirmed'; text: string }
