/** Colours of the documents, beside that of the company. */
export const TEXT_COLOUR = '#1f1e1c'
export const MUTED_COLOUR = '#706e68'
export const RULE_COLOUR = '#d1cfcc'
export const HEAD_COLOUR = '#f2f1f0'
