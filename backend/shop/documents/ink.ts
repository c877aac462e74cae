/** Colours of the documents: those of the site's printed matter. */
export const INK = '#201f1c'
export const SOFT = '#716d66'
export const RULE = '#cbc6ba'
export const TINT = '#f6f4ef'
export const BRAND = '#006a3a'

export const REGULAR = 'Helvetica'
export const BOLD = 'Helvetica-Bold'
