import { GRADES } from '#tools/demo-catalogue/grades/grades.ts'
import { FULL, QUARTER, type SheetProduct } from './sheet-product.ts'

const PRESSED = { de: 'gepresst, beidseitig gehobelt', en: 'pressed, planed on both sides' }

export const polyethyleneSheets: SheetProduct[] = [
  {
    name: { de: 'Platte PE-UHMW (Werkstoff S)', en: 'Sheet PE-UHMW (Werkstoff S)' },
    slug: { de: 'platte-pe-uhmw', en: 'sheet-pe-uhmw' },
    description: {
      de: 'Gepresste Platten aus ultrahochmolekularem Polyethylen. Kein anderer Standardkunststoff verschleißt unter Gleitbeanspruchung so wenig; dazu kommen hohe Schlagzähigkeit bis weit unter null und praktisch keine Wasseraufnahme. Für tragende Bauteile ist PE-UHMW zu weich, und seine Längenausdehnung von 0,2 mm je Meter und Kelvin gehört in jede Konstruktion.',
      en: 'Pressed sheets of ultra-high molecular weight polyethylene. No other standard plastic wears so little under sliding load; to that come high impact strength far below zero and next to no water absorption. For load-bearing parts PE-UHMW is too soft, and its thermal expansion of 0.2 mm per metre and kelvin belongs in every design.',
    },
    metaDescription: {
      de: 'Platten aus PE-UHMW, 8 bis 100 mm, grün, schwarz antistatisch oder natur [FS], ganze Formate und Zuschnitt.',
      en: 'Sheets of PE-UHMW, 8 to 100 mm, green, black antistatic or natural [FS], full formats and cut to size.',
    },
    highlights: [
      { de: 'Sehr geringer Verschleiß beim Gleiten, auch trocken', en: 'Very little sliding wear, also dry' },
      {
        de: 'Schlagzäh bis −200 °C, dauernd bis +80 °C',
        en: 'Impact resistant down to −200 °C, continuous up to +80 °C',
      },
      {
        de: 'Wasseraufnahme unter 0,01 %: maßhaltig im Nassen',
        en: 'Water absorption below 0.01 %: keeps its size when wet',
      },
      { de: 'Natur [FS] für Lebensmittel, schwarz antistatisch', en: 'Natural [FS] for food, black antistatic' },
    ],
    manufacture: { de: 'gepresst', en: 'pressed' },
    surface: PRESSED,
    standard: { de: 'ISO 15527, EN 15860', en: 'ISO 15527, EN 15860' },
    application: {
      de: 'Gleitleisten, Auskleidungen, Kurven, Sterne, Schneidunterlagen',
      en: 'Sliding strips, liners, curves, star wheels, cutting boards',
    },
    grades: [GRADES.sGreen, GRADES.sBlack, GRADES.sNatural],
    formats: [FULL, QUARTER],
    thinnest: 8,
    thickest: 100,
    rareAbove: 80,
    goesWith: ['RS-PEUHMW', 'GL', 'GLW'],
    alternatives: ['PL-PEHMW', 'PL-POMC'],
  },
  {
    name: { de: 'Platte PE-HMW (Murdopol)', en: 'Sheet PE-HMW (Murdopol)' },
    slug: { de: 'platte-pe-hmw', en: 'sheet-pe-hmw' },
    description: {
      de: 'Gepresste Platten aus hochmolekularem Polyethylen. Etwas steifer und härter als PE-UHMW und günstiger, dafür weniger verschleißfest. Die richtige Wahl für Schneidunterlagen, Behälter und Leisten mit mäßiger Gleitgeschwindigkeit.',
      en: 'Pressed sheets of high molecular weight polyethylene. Somewhat stiffer and harder than PE-UHMW and less expensive, in return less resistant to wear. The right choice for cutting boards, tanks and strips at moderate sliding speed.',
    },
    metaDescription: {
      de: 'Platten aus PE-HMW (PE 500), 8 bis 100 mm, grün oder natur [FS], ganze Formate und Zuschnitt.',
      en: 'Sheets of PE-HMW (PE 500), 8 to 100 mm, green or natural [FS], full formats and cut to size.',
    },
    highlights: [
      { de: 'Steifer als PE-UHMW: E-Modul 1\u00a0350 MPa', en: 'Stiffer than PE-UHMW: modulus 1\u00a0350 MPa' },
      { de: 'Einsatz von −100 bis +80 °C', en: 'Service from −100 to +80 °C' },
      { de: 'Natur [FS] für Lebensmittelkontakt', en: 'Natural [FS] for food contact' },
    ],
    manufacture: { de: 'gepresst', en: 'pressed' },
    surface: PRESSED,
    standard: { de: 'ISO 15527, EN 15860', en: 'ISO 15527, EN 15860' },
    application: {
      de: 'Schneidunterlagen, Rammschutz, Behälterbau, Abstreifer',
      en: 'Cutting boards, impact guards, tank construction, scrapers',
    },
    grades: [GRADES.murdopol, GRADES.murdopolNatural],
    formats: [FULL, QUARTER],
    thinnest: 8,
    thickest: 100,
    rareAbove: 80,
    goesWith: ['RS-PEUHMW', 'GL', 'KSL'],
    alternatives: ['PL-PEUHMW'],
  },
]
