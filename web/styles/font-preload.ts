import latin from './fonts/sofia-sans-latin-wght400-700.woff2?url'

/** Address of the one font file that every page needs; the others load when their letters appear. */
export const preloadedFont: string = latin
