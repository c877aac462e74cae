import { GRADES } from '#tools/demo-catalogue/grades/grades.ts'
import { QUARTER, type SheetProduct } from './sheet-product.ts'

export const fluoropolymerSheets: SheetProduct[] = [
  {
    name: { de: 'Platte PVDF (Murinyl)', en: 'Sheet PVDF (Murinyl)' },
    slug: { de: 'platte-pvdf', en: 'sheet-pvdf' },
    description: {
      de: 'Extrudierte Platten aus Polyvinylidenfluorid, beständig gegen die meisten Säuren, Salze und Lösemittel bis 150 °C. Starke Laugen und Amine zerstören es, DMF, DMAc und NMP lösen es auf. PVDF ist ein Fluorpolymer und zählt nach OECD-Definition zu den PFAS.',
      en: 'Extruded sheets of polyvinylidene fluoride, resistant to most acids, salts and solvents up to 150 °C. Strong alkalis and amines destroy it; DMF, DMAc and NMP dissolve it. PVDF is a fluoropolymer and counts as a PFAS by the OECD definition.',
    },
    metaDescription: {
      de: 'Platten aus PVDF, natur, 5 bis 60 mm, Format 500 × 1\u00a0000 mm und Zuschnitt.',
      en: 'Sheets of PVDF, natural, 5 to 60 mm, format 500 × 1\u00a0000 mm and cut to size.',
    },
    highlights: [
      { de: 'Beständig gegen die meisten Säuren und Lösemittel', en: 'Resistant to most acids and solvents' },
      { de: 'Einsatz von −30 bis +150 °C', en: 'Service from −30 to +150 °C' },
      { de: 'Enthält PFAS (Fluorpolymer)', en: 'Contains PFAS (fluoropolymer)' },
    ],
    manufacture: { de: 'extrudiert', en: 'extruded' },
    surface: { de: 'extrusionsglatt', en: 'smooth from the die' },
    standard: { de: 'EN 15860', en: 'EN 15860' },
    application: {
      de: 'Chemieanlagen, Ventilkörper, Halbleiterindustrie',
      en: 'Chemical plant, valve bodies, semiconductor industry',
    },
    grades: [GRADES.murinyl],
    formats: [QUARTER],
    thinnest: 5,
    thickest: 60,
    rareAbove: 25,
    slow: true,
    goesWith: ['RS-PVDF'],
    alternatives: ['PL-PTFE', 'PL-PPS'],
  },
  {
    name: { de: 'Platte PTFE (Murflor)', en: 'Sheet PTFE (Murflor)' },
    slug: { de: 'platte-ptfe', en: 'sheet-ptfe' },
    description: {
      de: 'Gepresste und gesinterte Platten aus reinem PTFE. Es widersteht nahezu jeder Chemikalie, haftet an nichts und gleitet von allen Kunststoffen am leichtesten. Unter Last kriecht es, tragende Teile brauchen deshalb eine Kammerung. PTFE ist ein Fluorpolymer und zählt nach OECD-Definition zu den PFAS.',
      en: 'Pressed and sintered sheets of virgin PTFE. It withstands nearly every chemical, sticks to nothing and slides most easily of all plastics. Under load it creeps, so load-bearing parts need to be enclosed. PTFE is a fluoropolymer and counts as a PFAS by the OECD definition.',
    },
    metaDescription: {
      de: 'Platten aus PTFE, weiß, 2 bis 100 mm, Format 500 × 1\u00a0000 mm und Zuschnitt.',
      en: 'Sheets of PTFE, white, 2 to 100 mm, format 500 × 1\u00a0000 mm and cut to size.',
    },
    highlights: [
      { de: 'Gleitreibungszahl 0,05 bis 0,15', en: 'Sliding friction 0.05 to 0.15' },
      { de: 'Einsatz von −200 bis +260 °C', en: 'Service from −200 to +260 °C' },
      { de: 'Gegen nahezu alle Chemikalien beständig', en: 'Resistant to nearly all chemicals' },
      { de: 'Enthält PFAS (Fluorpolymer)', en: 'Contains PFAS (fluoropolymer)' },
    ],
    manufacture: { de: 'gepresst und gesintert', en: 'pressed and sintered' },
    surface: { de: 'presssinterglatt, bis 6 mm geschält', en: 'as sintered, skived up to 6 mm' },
    standard: { de: 'EN ISO 13000-1', en: 'EN ISO 13000-1' },
    application: {
      de: 'Dichtungen, Gleitlager, Isolatoren, Auskleidungen',
      en: 'Seals, plain bearings, insulators, liners',
    },
    grades: [GRADES.murflor],
    formats: [QUARTER],
    thinnest: 2,
    thickest: 100,
    rareAbove: 40,
    goesWith: ['RS-PTFE'],
    alternatives: ['PL-PVDF', 'PL-PEUHMW'],
  },
]
