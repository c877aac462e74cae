import type { Family } from '#tools/demo-catalogue/catalogue/family.ts'
import {
  application,
  fitnessRows,
  lengths,
  manufacture,
  materialRows,
  note,
  surface,
  tolerance,
} from '#tools/demo-catalogue/facts/technical.ts'
import type { Strands } from '#tools/demo-catalogue/geometry/chains.ts'
import { GRADES } from '#tools/demo-catalogue/grades/grades.ts'
import { fixingOption, strandsOption } from '#tools/demo-catalogue/options/part-options.ts'
import { same, type Text } from '#tools/demo-catalogue/text.ts'
import { typeCK } from './ck.ts'
import { typeCT } from './ct.ts'
import { typeCTU } from './ctu.ts'
import { guideVariants } from './guide-variants.ts'
import type { GuideTypeText } from './guide-type.ts'
import { typeK } from './k.ts'
import { typeT } from './t.ts'
import { typeTS } from './ts.ts'
import { typeTU } from './tu.ts'

const TYPES = [typeT, typeTS, typeTU, typeK, typeCT, typeCTU, typeCK]

const STRAND_NAMES: Record<Strands, string> = { 1: 'Simplex', 2: 'Duplex', 3: 'Triplex' }
const ofStrands = (strands: Strands) => [GRADES.sGreen, GRADES.sBlack, ...(strands === 1 ? [GRADES.sNatural] : [])]

const MATERIAL_HIGHLIGHTS: Text[] = [
  {
    de: 'PE-UHMW, Gleitreibungszahl 0,10 bis 0,25 gegen Stahl, läuft trocken',
    en: 'PE-UHMW, sliding friction 0.10 to 0.25 against steel, runs dry',
  },
  {
    de: 'Jede Länge von 20 mm bis zur Lagerstange, gesägt nach ISO 2768-1 c',
    en: 'Any length from 20 mm up to the stock bar, sawn to ISO 2768-1 c',
  },
]

const ANTISTATIC: Text = {
  de: 'Werkstoff S schwarz: antistatisch, für Bereiche nach ATEX',
  en: 'Werkstoff S black: antistatic, for ATEX areas',
}
const FOOD: Text = {
  de: 'Werkstoff S natur [FS] für Lebensmittelkontakt, Werkstoff S schwarz antistatisch',
  en: 'Werkstoff S natural [FS] for food contact, Werkstoff S black antistatic',
}

const onCProfile = ({ fixing }: GuideTypeText) => fixing === 'c-profile'

const technical = (text: GuideTypeText, strands: Strands) => [
  manufacture({ de: 'spanend aus gepressten Platten', en: 'machined from pressed sheet' }),
  surface({ de: 'gehobelt, Laufflächen Ra 3,2 µm', en: 'planed, running surfaces Ra 3.2 µm' }),
  tolerance(same('ISO 2768-1 c, 23 °C')),
  application(text.application),
  lengths({ de: '2\u00a0000 und 3\u00a0000 mm', en: '2\u00a0000 and 3\u00a0000 mm' }),
  ...materialRows(GRADES.sGreen),
  ...fitnessRows(ofStrands(strands)),
  note({
    de: 'An einem Ende oder in der Mitte festlegen, am Stoß 4 mm je Meter Luft lassen.',
    en: 'Fix at one end or in the middle and leave a gap of 4 mm per metre at joints.',
  }),
]

function guideFamily(text: GuideTypeText, strands: Strands): Family | undefined {
  const product = text.products[strands]
  if (!product) return undefined
  const kind = text.type.toLowerCase()
  const counted = STRAND_NAMES[strands]
  return {
    number: `${text.type}-${strands}`,
    name: {
      de: `Kettenführung Typ ${text.type} ${counted}`,
      en: `Chain guide type ${text.type}, ${counted.toLowerCase()}`,
    },
    slug: {
      de: `kettenfuehrung-typ-${kind}-${counted.toLowerCase()}`,
      en: `chain-guide-type-${kind}-${counted.toLowerCase()}`,
    },
    ...product,
    categories: [text.category],
    highlights: [...text.highlights, ...MATERIAL_HIGHLIGHTS, strands === 1 ? FOOD : ANTISTATIC],
    technical: technical(text, strands),
    properties: [strandsOption(strands), fixingOption(text.fixing)],
    goesWith: onCProfile(text) ? ['C-ZN', 'C-VA', 'VE', 'KO', 'KL', 'SB', 'KR'] : ['SB', 'SPS', 'KR', 'GL'],
    alternatives: text.alternatives[strands],
    shownBy: `${text.type}-08B${strands}-S-2000`,
    variants: guideVariants(text.type, strands, ofStrands(strands)),
  }
}

const STRANDS: Strands[] = [1, 2, 3]

/** Eighteen products: seven types for one to three strands. */
export const chainGuides: Family[] = TYPES.flatMap((text) =>
  STRANDS.map((strands) => guideFamily(text, strands)).filter((family) => family !== undefined),
)
