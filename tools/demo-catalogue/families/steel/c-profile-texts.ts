import type { Family } from '#tools/demo-catalogue/catalogue/family.ts'
import {
  application,
  lengths,
  manufacture,
  note,
  standard,
  surface,
  tolerance,
} from '#tools/demo-catalogue/facts/technical.ts'
import { same } from '#tools/demo-catalogue/text.ts'

export type CProfileText = Pick<
  Family,
  'name' | 'slug' | 'description' | 'metaDescription' | 'highlights' | 'technical'
>

const SHARED_ROWS = [
  tolerance(same('ISO 2768-1 m')),
  application({
    de: 'Träger für Kettenführungen CT, CTU und CK',
    en: 'Carrier for chain guides CT, CTU and CK',
  }),
  lengths({
    de: '2\u00a0000, 3\u00a0000 und 6\u00a0000 mm',
    en: '2\u00a0000, 3\u00a0000 and 6\u00a0000 mm',
  }),
  note({
    de: 'Gleichmäßige Last für 1 mm Durchbiegung bei 500 mm Stützweite: C20 16, C30 84, C40 361, C50 1\u00a0253 kg/m',
    en: 'Uniform load for 1 mm of sag at a span of 500 mm: C20 16, C30 84, C40 361, C50 1\u00a0253 kg/m',
  }),
]

const FITS = {
  de: 'C20 für 06B, C30 für 08 und 10, C40 für 12 und 16, C50 für 20 und 24',
  en: 'C20 for 06B, C30 for 08 and 10, C40 for 12 and 16, C50 for 20 and 24',
}
const CUT = {
  de: 'Jede Länge von 20 mm bis 6\u00a0000 mm, gesägt nach ISO 2768-1 m',
  en: 'Any length from 20 mm to 6\u00a0000 mm, sawn to ISO 2768-1 m',
}

export const GALVANISED: CProfileText = {
  name: { de: 'C-Profil Stahl verzinkt', en: 'C-profile, galvanised steel' },
  slug: { de: 'c-profil-stahl-verzinkt', en: 'c-profile-galvanised-steel' },
  description: {
    de: 'Kaltgewalztes C-Profil aus feuerverzinktem Band, nach oben offen. Es wird durch den Boden oder mit Klemmstücken am Gestell befestigt und nimmt den Fuß der Führungen CT, CTU und CK auf. Schnittkanten sind blank; in feuchter Umgebung mit Zinkspray schützen oder Edelstahl wählen.',
    en: 'Cold-rolled C-profile of hot-dip galvanised strip, open upwards. It is fixed to the frame through its floor or with clamps and takes the foot of guides CT, CTU and CK. Cut edges are bare; protect them with zinc spray in damp surroundings or choose stainless steel.',
  },
  metaDescription: {
    de: 'C-Profil C20 bis C50 aus verzinktem Stahl als Träger für Kettenführungen, Längen bis 6\u00a0000 mm.',
    en: 'C-profile C20 to C50 of galvanised steel as carrier for chain guides, lengths up to 6\u00a0000 mm.',
  },
  highlights: [
    { de: 'Stahlband DX51D+Z nach EN 10346, feuerverzinkt', en: 'Steel strip DX51D+Z to EN 10346, hot-dip galvanised' },
    FITS,
    CUT,
  ],
  technical: [
    manufacture({ de: 'kaltgewalzt', en: 'cold-rolled' }),
    surface({ de: 'feuerverzinkt, Schnittkanten blank', en: 'hot-dip galvanised, cut edges bare' }),
    standard({ de: 'Werkstoff DX51D+Z, EN 10346', en: 'Material DX51D+Z, EN 10346' }),
    ...SHARED_ROWS,
  ],
}

export const STAINLESS: CProfileText = {
  name: { de: 'C-Profil Edelstahl 1.4301', en: 'C-profile, stainless steel 1.4301' },
  slug: { de: 'c-profil-edelstahl', en: 'c-profile-stainless-steel' },
  description: {
    de: 'Kaltgewalztes C-Profil aus Edelstahl 1.4301, nach oben offen, in den gleichen Maßen wie die verzinkte Ausführung. Für Nassbereiche, Lebensmittel und Anlagen, die abgespritzt werden. In stark chlorhaltiger Umgebung ist 1.4301 nicht beständig; dort bitte anfragen.',
    en: 'Cold-rolled C-profile of stainless steel 1.4301, open upwards, with the same measures as the galvanised version. For wet areas, food and plants that are hosed down. In strongly chlorinated surroundings 1.4301 does not last; please ask us.',
  },
  metaDescription: {
    de: 'C-Profil C20 bis C50 aus Edelstahl 1.4301 als Träger für Kettenführungen, Längen bis 6\u00a0000 mm.',
    en: 'C-profile C20 to C50 of stainless steel 1.4301 as carrier for chain guides, lengths up to 6\u00a0000 mm.',
  },
  highlights: [
    {
      de: 'Edelstahl 1.4301, für Nassbereiche und Lebensmittelanlagen',
      en: 'Stainless steel 1.4301, for wet areas and food plants',
    },
    FITS,
    CUT,
  ],
  technical: [
    manufacture({ de: 'kaltgewalzt', en: 'cold-rolled' }),
    surface({ de: 'walzblank 2B, gratfrei gesägt', en: 'mill finish 2B, sawn free of burrs' }),
    standard({ de: 'Werkstoff 1.4301, EN 10088-2', en: 'Material 1.4301, EN 10088-2' }),
    ...SHARED_ROWS,
  ],
}
