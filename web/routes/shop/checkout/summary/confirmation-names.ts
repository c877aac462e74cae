/** What one must confirm before a request goes out. */
export const CONFIRMATIONS = ['terms', 'data-sheets', 'handling'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]
