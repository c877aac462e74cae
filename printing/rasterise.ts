import { Resvg } from '@resvg/resvg-js'
import { BOLD_FILE, FONT_FAMILY, REGULAR_FILE } from './font-files.ts'

/** Draws an SVG file in its own size as PNG. Fonts of the machine are not used: every machine draws the same. */
export const rasterise = (svg: string): Buffer =>
  new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [REGULAR_FILE, BOLD_FILE], defaultFontFamily: FONT_FAMILY },
  })
    .render()
    .asPng()
