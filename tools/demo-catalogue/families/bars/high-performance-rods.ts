import { GRADES } from '#tools/demo-catalogue/grades/grades.ts'
import type { RodProduct } from './rod-product.ts'

export const highPerformanceRods: RodProduct[] = [
  {
    name: { de: 'Rundstab PVDF (Murinyl)', en: 'Rod PVDF (Murinyl)' },
    slug: { de: 'rundstab-pvdf', en: 'rod-pvdf' },
    description: {
      de: 'Extrudierte Rundstäbe aus Polyvinylidenfluorid für Ventile, Stutzen und Pumpenteile. Beständig gegen die meisten Säuren, Salze und Lösemittel, unbeständig gegen starke Laugen und Amine. PVDF zählt nach OECD-Definition zu den PFAS.',
      en: 'Extruded rods of polyvinylidene fluoride for valves, nozzles and pump parts. Resistant to most acids, salts and solvents, not to strong alkalis and amines. PVDF counts as a PFAS by the OECD definition.',
    },
    metaDescription: {
      de: 'Rundstäbe aus PVDF, natur, Durchmesser 10 bis 120 mm, gesägt auf Länge.',
      en: 'Rods of PVDF, natural, diameter 10 to 120 mm, sawn to length.',
    },
    highlights: [
      { de: 'Beständig gegen die meisten Säuren und Lösemittel', en: 'Resistant to most acids and solvents' },
      { de: 'Einsatz von −30 bis +150 °C', en: 'Service from −30 to +150 °C' },
      { de: 'Enthält PFAS (Fluorpolymer)', en: 'Contains PFAS (fluoropolymer)' },
    ],
    manufacture: { de: 'extrudiert', en: 'extruded' },
    application: { de: 'Ventilteile, Stutzen, Pumpenwellen', en: 'Valve parts, nozzles, pump shafts' },
    grades: [GRADES.murinyl],
    thinnest: 10,
    thickest: 120,
    rareAbove: 60,
    slow: true,
    goesWith: ['PL-PVDF'],
    alternatives: ['RS-PTFE', 'RS-PEEK'],
  },
  {
    name: { de: 'Rundstab PTFE (Murflor)', en: 'Rod PTFE (Murflor)' },
    slug: { de: 'rundstab-ptfe', en: 'rod-ptfe' },
    description: {
      de: 'Rundstäbe aus reinem PTFE, bis 60 mm stranggepresst, darüber formgepresst und gesintert. Für Dichtringe, Ventilsitze und Isolatoren. Der Werkstoff kriecht unter Last und springt bei 19 °C um etwa 1 % im Volumen: Maße deshalb bei 23 °C prüfen. PTFE zählt nach OECD-Definition zu den PFAS.',
      en: 'Rods of virgin PTFE, ram-extruded up to 60 mm, moulded and sintered above. For seal rings, valve seats and insulators. The material creeps under load and changes its volume by about 1 % at 19 °C, so check sizes at 23 °C. PTFE counts as a PFAS by the OECD definition.',
    },
    metaDescription: {
      de: 'Rundstäbe aus PTFE, weiß, Durchmesser 10 bis 150 mm, gesägt auf Länge.',
      en: 'Rods of PTFE, white, diameter 10 to 150 mm, sawn to length.',
    },
    highlights: [
      { de: 'Gleitreibungszahl 0,05 bis 0,15', en: 'Sliding friction 0.05 to 0.15' },
      { de: 'Einsatz von −200 bis +260 °C', en: 'Service from −200 to +260 °C' },
      { de: 'Enthält PFAS (Fluorpolymer)', en: 'Contains PFAS (fluoropolymer)' },
    ],
    manufacture: { de: 'stranggepresst oder formgepresst, gesintert', en: 'ram-extruded or moulded, sintered' },
    application: { de: 'Dichtringe, Ventilsitze, Isolatoren', en: 'Seal rings, valve seats, insulators' },
    grades: [GRADES.murflor],
    thinnest: 10,
    thickest: 150,
    rareAbove: 100,
    goesWith: ['PL-PTFE'],
    alternatives: ['RS-PVDF', 'RS-PEUHMW'],
  },
  {
    name: { de: 'Rundstab PEEK (Murpec)', en: 'Rod PEEK (Murpec)' },
    slug: { de: 'rundstab-peek', en: 'rod-peek' },
    description: {
      de: 'Extrudierte und getemperte Rundstäbe aus PEEK für hohe Temperatur, Druck und Medien. Aus ihnen entstehen Dichtringe, Lagerbuchsen und Isolatoren, die Stahlteile ersetzen. Gefertigt wird auf Bestellung; Abschnitte ab 20 mm sägen wir ohne Aufpreis auf Länge.',
      en: 'Extruded and annealed rods of PEEK for high temperature, pressure and media. They become seal rings, bearing bushes and insulators that replace steel parts. Made to order; pieces from 20 mm are sawn to length at no extra charge.',
    },
    metaDescription: {
      de: 'Rundstäbe aus PEEK, natur [FS], Durchmesser 10 bis 100 mm, gesägt auf Länge.',
      en: 'Rods of PEEK, natural [FS], diameter 10 to 100 mm, sawn to length.',
    },
    highlights: [
      { de: 'Dauernd bis +250 °C', en: 'Continuous up to +250 °C' },
      { de: 'Streckspannung 110 MPa', en: 'Yield stress 110 MPa' },
      { de: 'Heißdampfbeständig, ohne PFAS', en: 'Resistant to hot steam, without PFAS' },
    ],
    manufacture: { de: 'extrudiert und getempert', en: 'extruded and annealed' },
    application: { de: 'Dichtringe, Lagerbuchsen, Isolatoren', en: 'Seal rings, bearing bushes, insulators' },
    grades: [GRADES.murpec],
    thinnest: 10,
    thickest: 100,
    rareAbove: 0,
    goesWith: ['PL-PEEK'],
    alternatives: ['RS-PTFE', 'RS-PVDF'],
  },
]
