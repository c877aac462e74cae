import { wcagContrast } from 'culori'
import type { Company } from '#contracts/company.ts'
import { colourScales, nearestColour } from './colour-scales.ts'

type Colours = Company['colours']

/** Of text, after WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5

interface Pair {
  colour: keyof Colours
  place: string
  text: (colours: Colours) => string
  behind: (colours: Colours) => string
}

/** Where the two colours are text, or have text on them. */
const PAIRS: readonly Pair[] = [
  { colour: 'brand', place: 'text of links and buttons', text: ({ brand }) => brand, behind: () => '#ffffff' },
  {
    colour: 'brand',
    place: 'text on a selected row',
    text: ({ brand }) => brand,
    behind: (colours) => colourScales(colours).green[100],
  },
  {
    colour: 'brand',
    place: 'text on the ground of drawings',
    text: ({ brand }) => brand,
    behind: (colours) => colourScales(colours).mud[100],
  },
  {
    colour: 'ground',
    place: 'text on dark bands and in the footer',
    text: (colours) => colourScales(colours)['mud-green'][300],
    behind: ({ ground }) => ground,
  },
]

/** Returns a sentence for each of the company's colours with which text cannot be read. */
export function checkColours(colours: Colours): string[] {
  const isReadable = ({ text, behind }: Pair, tried: Colours) =>
    wcagContrast(text(tried), behind(tried)) >= LEAST_CONTRAST
  return (['brand', 'ground'] as const).flatMap((name) => {
    const pairs = PAIRS.filter(({ colour }) => colour === name)
    const failing = pairs.find((pair) => !isReadable(pair, colours))
    if (!failing) return []
    const nearest = nearestColour(colours[name], (colour) =>
      pairs.every((pair) => isReadable(pair, { ...colours, [name]: colour })),
    )
    const [text, behind] = [failing.text(colours), failing.behind(colours)]
    return [
      `colours.${name} ${colours[name]} is too light, ${failing.place}: ${text} on ${behind} has a contrast of ` +
        `${floor(wcagContrast(text, behind))}:1, and ${LEAST_CONTRAST}:1 is needed. The nearest colour that holds is ${nearest ?? '#000000'}.`,
    ]
  })
}

/** Two digits, never rounded up to what is needed. */
const floor = (value: number): string => (Math.floor(value * 100) / 100).toFixed(2)
