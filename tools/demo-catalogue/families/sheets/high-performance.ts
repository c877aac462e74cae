import { GRADES } from '#tools/demo-catalogue/grades/grades.ts'
import { QUARTER, type SheetProduct } from './sheet-product.ts'

const EXTRUDED = { de: 'extrudiert und getempert', en: 'extruded and annealed' }

export const highPerformanceSheets: SheetProduct[] = [
  {
    name: { de: 'Platte PEEK (Murpec)', en: 'Sheet PEEK (Murpec)' },
    slug: { de: 'platte-peek', en: 'sheet-peek' },
    description: {
      de: 'Extrudierte Platten aus Polyetheretherketon für dauernd 250 °C, Heißdampf und hohe Flächenpressung. PEEK verbindet Festigkeit, Verschleiß- und Hydrolysebeständigkeit; nur konzentrierte Schwefelsäure löst es. Wir fertigen auf Bestellung und tempern jede Platte vor dem Versand.',
      en: 'Extruded sheets of polyetheretherketone for continuous 250 °C, hot steam and high surface pressure. PEEK combines strength with resistance to wear and hydrolysis; only concentrated sulphuric acid dissolves it. Made to order, and each sheet is annealed before dispatch.',
    },
    metaDescription: {
      de: 'Platten aus PEEK, natur [FS], 5 bis 60 mm, Format 500 × 1\u00a0000 mm und Zuschnitt.',
      en: 'Sheets of PEEK, natural [FS], 5 to 60 mm, format 500 × 1\u00a0000 mm and cut to size.',
    },
    highlights: [
      { de: 'Dauernd bis +250 °C, kurzzeitig +300 °C', en: 'Continuous up to +250 °C, short-term +300 °C' },
      { de: 'Streckspannung 110 MPa, E-Modul 4\u00a0200 MPa', en: 'Yield stress 110 MPa, modulus 4\u00a0200 MPa' },
      { de: 'Beständig gegen Heißdampf, sterilisierbar', en: 'Resistant to hot steam, can be sterilised' },
      { de: 'Für Lebensmittelkontakt geeignet, ohne PFAS', en: 'Suitable for food contact, without PFAS' },
    ],
    manufacture: EXTRUDED,
    surface: { de: 'extrusionsglatt', en: 'smooth from the die' },
    standard: { de: 'EN 15860', en: 'EN 15860' },
    application: {
      de: 'Ventilsitze, Kompressorteile, Medizintechnik, Vakuum',
      en: 'Valve seats, compressor parts, medical technology, vacuum',
    },
    grades: [GRADES.murpec],
    formats: [QUARTER],
    thinnest: 5,
    thickest: 60,
    rareAbove: 0,
    goesWith: ['RS-PEEK'],
    alternatives: ['PL-PPS', 'PL-PTFE'],
  },
  {
    name: { de: 'Platte PPS (Murinit)', en: 'Sheet PPS (Murinit)' },
    slug: { de: 'platte-pps', en: 'sheet-pps' },
    description: {
      de: 'Extrudierte Platten aus Polyphenylensulfid. Bis 220 °C löst es kein bekanntes Lösemittel; es nimmt kein Wasser auf und dehnt sich wenig. PPS ist hart und eher spröde, scharfe Innenecken sind zu vermeiden. Starke Oxidationsmittel greifen es an.',
      en: 'Extruded sheets of polyphenylene sulphide. No known solvent dissolves it below 220 °C; it takes up no water and expands little. PPS is hard and rather brittle, so avoid sharp inner corners. Strong oxidisers attack it.',
    },
    metaDescription: {
      de: 'Platten aus PPS, natur, 8 bis 60 mm, Format 500 × 1\u00a0000 mm und Zuschnitt.',
      en: 'Sheets of PPS, natural, 8 to 60 mm, format 500 × 1\u00a0000 mm and cut to size.',
    },
    highlights: [
      { de: 'Dauernd bis +220 °C', en: 'Continuous up to +220 °C' },
      {
        de: 'Wasseraufnahme 0,05 %, Wärmedehnung 6 · 10⁻⁵/K',
        en: 'Water absorption 0.05 %, thermal expansion 6 · 10⁻⁵/K',
      },
      { de: 'Lösemittelbeständig, ohne PFAS', en: 'Resistant to solvents, without PFAS' },
    ],
    manufacture: EXTRUDED,
    surface: { de: 'extrusionsglatt', en: 'smooth from the die' },
    standard: { de: 'EN 15860', en: 'EN 15860' },
    application: {
      de: 'Chemiepumpen, Messtechnik, elektrische Isolierteile',
      en: 'Chemical pumps, instruments, electrical insulators',
    },
    grades: [GRADES.murinit],
    formats: [QUARTER],
    thinnest: 8,
    thickest: 60,
    rareAbove: 20,
    slow: true,
    goesWith: ['RS-PEEK', 'RS-PVDF'],
    alternatives: ['PL-PEEK', 'PL-PVDF'],
  },
]
