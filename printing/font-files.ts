import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'fonts')

/** The site's typeface as files, with all characters of its languages. Source: google/fonts, licence beside them. */
export const FONT_FAMILY = 'Sofia Sans'
export const REGULAR_FILE = join(FOLDER, 'sofia-sans-400.ttf')
export const BOLD_FILE = join(FOLDER, 'sofia-sans-700.ttf')

/** Family and files, TrueType or OpenType, of the font in documents and pictures. */
export interface PrintFonts {
  family: string
  regular: string
  bold: string
}
export const SITE_FONTS: PrintFonts = { family: FONT_FAMILY, regular: REGULAR_FILE, bold: BOLD_FILE }
