import { clampChroma, converter, formatHex, wcagContrast } from 'culori'
import type { Company } from '#contracts/company.ts'

type Colours = Company['colours']
type Oklch = { l: number; c: number; h: number }

/** The colours with which `web/styles/tokens.css` was drawn: its scales are theirs. */
export const STYLE_SHEET_COLOURS: Colours = { brand: '#006433', ground: '#2c3223' }

/** Contrast of each step on white, as tokens.css names it. */
const CONTRASTS = {
  50: 1.06,
  100: 1.13,
  200: 1.27,
  300: 1.55,
  400: 2.25,
  500: 3.45,
  600: 5.1,
  700: 7.3,
  800: 10,
  900: 13.4,
  950: 16.6,
} as const
export type ScaleStep = keyof typeof CONTRASTS
const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const satisfies ScaleStep[]

/** OKLCH chroma of each step of tokens.css: light and dark colours have less of it. */
const CHROMAS: Record<ScaleName, Record<ScaleStep, number>> = {
  green: chromas(0.019, 0.0282, 0.049, 0.0817, 0.1236, 0.137, 0.1344, 0.1132, 0.0941, 0.075, 0.0591),
  mud: chromas(0.0045, 0.0062, 0.0125, 0.0211, 0.0297, 0.0339, 0.0346, 0.0298, 0.0271, 0.0202, 0.0142),
  'mud-green': chromas(0.0069, 0.0082, 0.0169, 0.0272, 0.041, 0.0457, 0.0473, 0.0411, 0.0344, 0.0272, 0.0216),
}
export type ScaleName = 'green' | 'mud' | 'mud-green'
export type ColourScales = Record<ScaleName, Record<ScaleStep, string>>

function chromas(...values: number[]): Record<ScaleStep, number> {
  return perStep((step) => values[STEPS.indexOf(step)] ?? 0)
}

function perStep<Value>(valueOf: (step: ScaleStep) => Value): Record<ScaleStep, Value> {
  return Object.fromEntries(STEPS.map((step) => [step, valueOf(step)])) as Record<ScaleStep, Value>
}

const toOklch = converter('oklch')
const onWhite = (colour: string): number => wcagContrast(colour, '#fff')

/** The colour in OKLCH; a grey has no hue. */
function oklchOf(colour: string): Oklch {
  const { l, c, h } = toOklch(colour) ?? { l: 0, c: 0 }
  return { l, c, h: h ?? 0 }
}

const hexOf = (colour: Oklch): string => formatHex(clampChroma({ mode: 'oklch', ...colour }, 'oklch'))

/** The colour of a hue with a contrast on white. The contrast falls as the lightness grows. */
function tint(hue: number, chroma: number, contrast: number): string {
  let [dark, light] = [0, 1]
  for (let round = 0; round < 24; round += 1) {
    const middle = (dark + light) / 2
    if (onWhite(hexOf({ l: middle, c: chroma, h: hue })) > contrast) dark = middle
    else light = middle
  }
  return hexOf({ l: light, c: chroma, h: hue })
}

/** The scales of tokens.css in the hues of a company. Its own colours are steps of them as they are. */
export function colourScales({ brand, ground }: Colours): ColourScales {
  return {
    green: scale('green', brand, 700),
    mud: scale('mud', ground, undefined),
    'mud-green': scale('mud-green', ground, 900),
  }
}

/** Contrast of black on white, less a little: darker steps would be one. */
const DARKEST = 20

/** @param own the step that is the colour itself */
function scale(name: ScaleName, colour: string, own: ScaleStep | undefined): Record<ScaleStep, string> {
  const { c, h } = oklchOf(colour)
  const given = onWhite(colour)
  const share = c / CHROMAS[name === 'mud' ? 'mud-green' : name][own ?? 900]
  return perStep((step) => {
    if (step === own) return colour
    const usual = CONTRASTS[step]
    const contrast =
      own === undefined
        ? usual
        : step < own
          ? Math.min(usual, given)
          : Math.min(DARKEST, Math.max(usual, (given * usual) / CONTRASTS[own]))
    return tint(h, CHROMAS[name][step] * share, contrast)
  })
}

/** The custom properties of the scales, for a rule that goes before that of the style sheet. */
export function brandStyles(colours: Colours): string {
  const isDrawnWith = (name: keyof Colours) => colours[name] === STYLE_SHEET_COLOURS[name]
  if (isDrawnWith('brand') && isDrawnWith('ground')) return ''
  const properties = Object.entries(colourScales(colours)).flatMap(([name, steps]) =>
    Object.entries(steps).map(([step, value]) => `--${name}-${step}:${value}`),
  )
  return `:root:root{${properties.join(';')}}`
}

/** Behind drawings: the step of the style sheet if it has no rule over it. */
export const drawingGround = (colours: Colours): string =>
  brandStyles(colours) === '' ? '#f4f1ed' : colourScales(colours).mud[100]

/** Hues of greens, and the least chroma that an eye calls green, in OKLCH. */
const GREEN = { from: 130, to: 180, chroma: 0.03 }

/** A drawing of the interface in the hue of a company. Its greens become tones of the brand with their contrast. */
export function recolourDrawing(svg: string, { brand }: Colours): string {
  const { c: chroma, h: hue } = oklchOf(brand)
  const share = chroma / CHROMAS.green[700]
  const ownOf = (colour: string): string => {
    const { c, h } = oklchOf(colour)
    const isGreen = c >= GREEN.chroma && h >= GREEN.from && h <= GREEN.to
    return isGreen ? tint(hue, c * share, onWhite(colour)) : colour
  }
  const owns = new Map(svg.match(HEX)?.map((colour) => [colour, colour]))
  for (const colour of owns.keys()) owns.set(colour, ownOf(colour))
  return svg.replaceAll(HEX, (colour) => owns.get(colour) ?? colour)
}
const HEX = /#[0-9a-f]{6}\b/gi

/** The same hue, darker or lighter, until `holds`; undefined if none does. */
export function nearestColour(colour: string, holds: (colour: string) => boolean): string | undefined {
  const { l, c, h } = oklchOf(colour)
  for (let darker = 0; darker <= l; darker += 0.002) {
    const next = hexOf({ l: l - darker, c, h })
    if (holds(next)) return next
  }
  return undefined
}
