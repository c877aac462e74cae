import { thousandths } from '#tools/demo-catalogue/geometry/outline.ts'
import type { Text } from '#tools/demo-catalogue/text.ts'

/** Measures of the product range with the symbols of its drawings. */
const MEASURES = {
  width: { symbol: 'b', name: { de: 'Breite', en: 'width' } },
  height: { symbol: 'h', name: { de: 'Höhe', en: 'height' } },
  rib: { symbol: 'r', name: { de: 'Stegbreite', en: 'rib width' } },
  ribHeight: { symbol: 'k', name: { de: 'Steghöhe', en: 'rib height' } },
  transversePitch: { symbol: 'e', name: { de: 'Reihenabstand', en: 'transverse pitch' } },
  flange: { symbol: 'f', name: { de: 'Flanschbreite', en: 'flange width' } },
  innerWidth: { symbol: 'w', name: { de: 'lichte Weite', en: 'inner width' } },
  depth: { symbol: 't', name: { de: 'Rinnentiefe', en: 'channel depth' } },
  base: { symbol: 's', name: { de: 'Sockeldicke', en: 'base thickness' } },
  grooveWidth: { symbol: 'n', name: { de: 'Nutbreite oben', en: 'groove width at the top' } },
  grooveDepth: { symbol: 't', name: { de: 'Nuttiefe', en: 'groove depth' } },
  wall: { symbol: 's', name: { de: 'Wanddicke', en: 'wall thickness' } },
  slot: { symbol: 'n', name: { de: 'Schlitzbreite', en: 'slot width' } },
  thickness: { symbol: 's', name: { de: 'Dicke', en: 'thickness' } },
  length: { symbol: 'l', name: { de: 'Länge', en: 'length' } },
  legA: { symbol: 'a', name: { de: 'Schenkel waagerecht', en: 'horizontal leg' } },
  legB: { symbol: 'c', name: { de: 'Schenkel senkrecht', en: 'vertical leg' } },
  gap: { symbol: 'w', name: { de: 'für Blechdicke', en: 'for sheet thickness' } },
  diameter: { symbol: 'd', name: { de: 'Durchmesser', en: 'diameter' } },
  outside: { symbol: 'D', name: { de: 'Außendurchmesser', en: 'outside diameter' } },
  inside: { symbol: 'd', name: { de: 'Innendurchmesser', en: 'inside diameter' } },
  bore: { symbol: 'd', name: { de: 'Bohrung', en: 'bore' } },
  pitchCircle: { symbol: 'd0', name: { de: 'Teilkreis', en: 'pitch circle' } },
  tipCircle: { symbol: 'da', name: { de: 'Kopfkreis', en: 'tip circle' } },
  faceWidth: { symbol: 'b', name: { de: 'Zahnbreite', en: 'face width' } },
  pitch: { symbol: 'p', name: { de: 'Teilung', en: 'pitch' } },
  travel: { symbol: 's', name: { de: 'Spannweg', en: 'travel' } },
  thread: { symbol: 'M', name: { de: 'Gewinde', en: 'thread' } },
  hole: { symbol: 'd', name: { de: 'Bohrung', en: 'hole' } },
} as const satisfies Record<string, { symbol: string; name: Text }>

export type Measure = keyof typeof MEASURES

export interface Dimension {
  symbol: string
  name: Text
  value: number
  unit: string
}

/** Columns of the variant table in the order given; mm. */
export const dimensions = (values: Partial<Record<Measure, number>>): Dimension[] =>
  (Object.entries(values) as [Measure, number][]).map(([measure, value]) => ({
    ...MEASURES[measure],
    value: thousandths(value),
    unit: 'mm',
  }))
