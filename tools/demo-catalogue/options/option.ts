import type { Text } from '#tools/demo-catalogue/text.ts'

/** Property groups in the order in which a buyer narrows down. */
export const GROUPS = {
  chain: { de: 'Kette', en: 'Chain' },
  strands: { de: 'Reihen', en: 'Strands' },
  belt: { de: 'Riemen', en: 'Belt' },
  section: { de: 'C-Profil', en: 'C-profile' },
  size: { de: 'Baugröße', en: 'Size' },
  head: { de: 'Spannkopf', en: 'Tensioner head' },
  module: { de: 'Modul', en: 'Module' },
  teeth: { de: 'Zähne', en: 'Teeth' },
  thickness: { de: 'Dicke', en: 'Thickness' },
  width: { de: 'Breite', en: 'Width' },
  legs: { de: 'Schenkel', en: 'Legs' },
  gap: { de: 'Blechdicke', en: 'Sheet thickness' },
  diameter: { de: 'Durchmesser', en: 'Diameter' },
  bore: { de: 'Innendurchmesser', en: 'Inside diameter' },
  format: { de: 'Format', en: 'Format' },
  length: { de: 'Lagerlänge', en: 'Stock length' },
  material: { de: 'Werkstoff', en: 'Material' },
  'short-name': { de: 'Kurzzeichen', en: 'Short name' },
  colour: { de: 'Farbe', en: 'Colour' },
  suitability: { de: 'Eignung', en: 'Suitability' },
  pfas: { de: 'PFAS', en: 'PFAS' },
  fixing: { de: 'Befestigung', en: 'Fixing' },
} as const satisfies Record<string, Text>

export type GroupKey = keyof typeof GROUPS
export const GROUP_KEYS = Object.keys(GROUPS) as GroupKey[]

export interface Option {
  group: GroupKey
  key: string
  name: Text
  /** Order inside the group. */
  position: number
  /** `#rrggbb` of a colour. */
  colour?: string
}

export const optionKey = ({ group, key }: Option) => `${group}/${key}`

/** In the order of their groups. */
export const inGroupOrder = (options: readonly Option[]) =>
  options.toSorted((a, b) => GROUP_KEYS.indexOf(a.group) - GROUP_KEYS.indexOf(b.group))
