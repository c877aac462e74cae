/** Colours of the documents, beside that of the company. */
export const TEXT_COLOUR = '#201f1c'
export const MUTED_COLOUR = '#716d66'
export const RULE_COLOUR = '#cbc6ba'
export const HEAD_COLOUR = '#f6f4ef'
