/** Address for dialling: `tel:+49555231250`. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`
