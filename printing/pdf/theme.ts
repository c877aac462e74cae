/** Colours of the documents, as in the company's printed matter. */
export const TEXT_COLOUR = '#201f1c'
export const MUTED_COLOUR = '#716d66'
export const RULE_COLOUR = '#cbc6ba'
export const HEAD_COLOUR = '#f6f4ef'
export const BRAND_COLOUR = '#006a3a'
