import { GRADES } from '#tools/demo-catalogue/grades/grades.ts'
import { FULL, QUARTER, type SheetProduct } from './sheet-product.ts'

const EXTRUDED = { de: 'extrudiert', en: 'extruded' }

/** POM and PET: stiff, accurate, easy to machine. */
export const acetalSheets: SheetProduct[] = [
  {
    name: { de: 'Platte POM-C (Murytal C)', en: 'Sheet POM-C (Murytal C)' },
    slug: { de: 'platte-pom-c', en: 'sheet-pom-c' },
    description: {
      de: 'Extrudierte Platten aus Acetal-Copolymer: steif, federnd und sehr gut zu zerspanen, mit kurzem Span und sauberer Kante. POM-C nimmt kaum Wasser auf und hält enge Maße. Starke Säuren und Chlor greifen es an; für solche Medien bitte die Beständigkeitsliste prüfen.',
      en: 'Extruded sheets of acetal copolymer: stiff, resilient and very easy to machine, with short chips and clean edges. POM-C hardly takes up water and holds close tolerances. Strong acids and chlorine attack it; for such media please consult the resistance list.',
    },
    metaDescription: {
      de: 'Platten aus POM-C, schwarz oder natur [FS], 5 bis 100 mm, ganze Formate und Zuschnitt.',
      en: 'Sheets of POM-C, black or natural [FS], 5 to 100 mm, full formats and cut to size.',
    },
    highlights: [
      { de: 'E-Modul 2\u00a0850 MPa, hohes Rückstellvermögen', en: 'Modulus 2\u00a0850 MPa, high resilience' },
      { de: 'Feuchteaufnahme 0,2 %: enge Maße bleiben', en: 'Moisture uptake 0.2 %: close tolerances last' },
      { de: 'Einsatz von −40 bis +100 °C', en: 'Service from −40 to +100 °C' },
      { de: 'Natur [FS] für Lebensmittelkontakt', en: 'Natural [FS] for food contact' },
    ],
    manufacture: EXTRUDED,
    surface: { de: 'extrusionsglatt', en: 'smooth from the die' },
    standard: { de: 'EN 15860', en: 'EN 15860' },
    application: {
      de: 'Präzisionsteile, Zahnräder, Schnappverbindungen, Ventilteile',
      en: 'Precision parts, gears, snap fits, valve parts',
    },
    grades: [GRADES.murytalC, GRADES.murytalCNatural],
    formats: [FULL, QUARTER],
    thinnest: 5,
    thickest: 100,
    rareAbove: 80,
    goesWith: ['RS-POMC', 'RO-POMC', 'SR'],
    alternatives: ['PL-POMH', 'PL-PET'],
  },
  {
    name: { de: 'Platte POM-H (Murytal H)', en: 'Sheet POM-H (Murytal H)' },
    slug: { de: 'platte-pom-h', en: 'sheet-pom-h' },
    description: {
      de: 'Extrudierte Platten aus Acetal-Homopolymer. Härter, fester und steifer als das Copolymer und mit geringerer Wärmedehnung, aber weniger beständig gegen heißes Wasser und Laugen. Dicke Platten können in der Mitte leicht porös sein; für dichte Teile empfehlen wir POM-C.',
      en: 'Extruded sheets of acetal homopolymer. Harder, stronger and stiffer than the copolymer and with less thermal expansion, but less resistant to hot water and alkalis. Thick sheets may be slightly porous in the middle; for tight parts we recommend POM-C.',
    },
    metaDescription: {
      de: 'Platten aus POM-H, natur, 8 bis 100 mm, Format 1\u00a0000 × 2\u00a0000 mm und Zuschnitt.',
      en: 'Sheets of POM-H, natural, 8 to 100 mm, format 1\u00a0000 × 2\u00a0000 mm and cut to size.',
    },
    highlights: [
      { de: 'Streckspannung 78 MPa, E-Modul 3\u00a0300 MPa', en: 'Yield stress 78 MPa, modulus 3\u00a0300 MPa' },
      { de: 'Federt auch bei Dauerlast wieder zurück', en: 'Springs back even after sustained load' },
      { de: 'Einsatz von −40 bis +90 °C', en: 'Service from −40 to +90 °C' },
    ],
    manufacture: EXTRUDED,
    surface: { de: 'extrusionsglatt', en: 'smooth from the die' },
    standard: { de: 'EN 15860', en: 'EN 15860' },
    application: {
      de: 'Federelemente, Steuerkurven, hoch belastete Zahnräder',
      en: 'Spring elements, cams, heavily loaded gears',
    },
    grades: [GRADES.murytalH],
    formats: [FULL],
    thinnest: 8,
    thickest: 100,
    rareAbove: 50,
    goesWith: ['RS-POMH', 'SR'],
    alternatives: ['PL-POMC', 'PL-PET'],
  },
  {
    name: { de: 'Platte PET (Murylat)', en: 'Sheet PET (Murylat)' },
    slug: { de: 'platte-pet', en: 'sheet-pet' },
    description: {
      de: 'Extrudierte Platten aus teilkristallinem PET. Die Wärmedehnung ist nur gut halb so groß wie bei POM, die Gleitreibung niedrig und gleichmäßig; daher erste Wahl für genaue Gleitteile. PET ist kerbempfindlich und verträgt weder heißes Wasser noch starke Laugen.',
      en: 'Extruded sheets of semi-crystalline PET. Its thermal expansion is little more than half that of POM, its friction low and even, which makes it the first choice for accurate sliding parts. PET is sensitive to notches and stands neither hot water nor strong alkalis.',
    },
    metaDescription: {
      de: 'Platten aus PET, natur oder schwarz, 8 bis 100 mm, ganze Formate und Zuschnitt.',
      en: 'Sheets of PET, natural or black, 8 to 100 mm, full formats and cut to size.',
    },
    highlights: [
      { de: 'Gleitreibungszahl 0,20 bis 0,25, ohne Stick-Slip', en: 'Sliding friction 0.20 to 0.25, no stick-slip' },
      { de: 'Wärmedehnung 7 · 10⁻⁵/K', en: 'Thermal expansion 7 · 10⁻⁵/K' },
      { de: 'Einsatz von −20 bis +100 °C', en: 'Service from −20 to +100 °C' },
      { de: 'Für Lebensmittelkontakt geeignet', en: 'Suitable for food contact' },
    ],
    manufacture: EXTRUDED,
    surface: { de: 'extrusionsglatt', en: 'smooth from the die' },
    standard: { de: 'EN 15860', en: 'EN 15860' },
    application: {
      de: 'Dosierschieber, Formatteile, Gleitlager, Führungsleisten',
      en: 'Dosing slides, format parts, plain bearings, guide strips',
    },
    grades: [GRADES.murylat, GRADES.murylatBlack],
    formats: [FULL, QUARTER],
    thinnest: 8,
    thickest: 100,
    rareAbove: 80,
    goesWith: ['RS-PET', 'RO-PET'],
    alternatives: ['PL-POMC', 'PL-POMH'],
  },
]
