import type * as Fontkit from 'fontkit'
import { FONT_FAMILY } from '#printing/font-files.ts'
import type { PrintedWeights } from './printed-weights.ts'
import type { FontFile } from './read-fonts.ts'

/** Texts as the site has them, whose width is measured. */
const SAMPLE =
  'Kettenführungen und Gleitleisten aus technischen Kunststoffen, auf Maß zugeschnitten. Fordern Sie ein unverbindliches ' +
  'Angebot an: 1 250 mm, 40 Stück. Chain guides and wear strips made of engineering plastics, cut to length, with drawings ' +
  'and data sheets. Kettinggeleiders en glijstrips van technische kunststoffen, op maat gezaagd. Vedení řetězů a kluzné ' +
  'lišty z technických plastů, řezané na míru.'

/** Fonts of devices, with the average width of a letter of the sample in em. `fonts.css` has the same ones. */
const STAND_INS = [
  {
    name: 'Arial',
    regular: { width: 0.4468, local: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'] },
    bold: { width: 0.4809, local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'] },
  },
  {
    name: 'Roboto',
    regular: { width: 0.4452, local: ['Roboto', 'Roboto Regular'] },
    bold: { width: 0.4579, local: ['Roboto Bold', 'Roboto-Bold'] },
  },
  {
    name: 'DejaVu',
    regular: { width: 0.508, local: ['DejaVu Sans'] },
    bold: { width: 0.5752, local: ['DejaVu Sans Bold'] },
  },
] as const

const WEIGHTS = { regular: '400 500', bold: '600 700' } as const

const widthOf = (font: Fontkit.Font): number => font.layout(SAMPLE).advanceWidth / font.unitsPerEm / SAMPLE.length
const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

/**
 * The style rules of a company's font, in place of those of `fonts.css`. They have the family names of the style sheet:
 * the font of the site, whichever it is. A page that is painted before its font has stand-ins of the same widths and lines.
 */
export const fontFaces = (
  files: readonly FontFile[],
  { addressOf, printed }: { addressOf: (name: string) => string; printed: PrintedWeights },
): string =>
  [
    ...files.map(({ name, weights }) =>
      face(FONT_FAMILY, weights, [
        'font-style:normal',
        'font-display:optional',
        `src:url(${addressOf(name)}) format("woff2")`,
      ]),
    ),
    ...STAND_INS.flatMap((standIn) =>
      (['regular', 'bold'] as const).map((weight) => {
        const { font } = printed[weight]
        const { width, local } = standIn[weight]
        const size = widthOf(font) / width
        const line = (height: number) => percent(Math.abs(height) / font.unitsPerEm / size)
        return face(`${FONT_FAMILY} ${standIn.name}`, WEIGHTS[weight], [
          `src:${local.map((one) => `local("${one}")`).join(',')}`,
          `size-adjust:${percent(size)}`,
          `ascent-override:${line(font.ascent)}`,
          `descent-override:${line(font.descent)}`,
          `line-gap-override:${line(font.lineGap)}`,
        ])
      }),
    ),
  ].join('')

const face = (family: string, weights: string, declarations: readonly string[]): string =>
  `@font-face{font-family:"${family}";font-weight:${weights};${declarations.join(';')}}`
