import { GRADES } from '#tools/demo-catalogue/grades/grades.ts'
import { FULL, QUARTER, type SheetProduct } from './sheet-product.ts'

export const polyamideSheets: SheetProduct[] = [
  {
    name: { de: 'Platte PA6 (Murylon B)', en: 'Sheet PA6 (Murylon B)' },
    slug: { de: 'platte-pa6', en: 'sheet-pa6' },
    description: {
      de: 'Extrudierte Platten aus Polyamid 6, zäh und dämpfend. Sie vertragen Stöße und Kantenpressung, nehmen aber Feuchte auf: Zwischen trocken und 50 % Luftfeuchte wächst das Maß um einige Zehntel Prozent, und die Steifigkeit halbiert sich. Passungen deshalb erst nach dem Konditionieren fertig bearbeiten.',
      en: 'Extruded sheets of polyamide 6, tough and damping. They stand impact and edge pressure but take up moisture: from dry to 50 % humidity they grow by a few tenths of a per cent and their stiffness halves. Finish fits only after conditioning.',
    },
    metaDescription: {
      de: 'Extrudierte Platten aus PA6, natur, 5 bis 100 mm, Format 1\u00a0000 × 2\u00a0000 mm und Zuschnitt.',
      en: 'Extruded sheets of PA6, natural, 5 to 100 mm, format 1\u00a0000 × 2\u00a0000 mm and cut to size.',
    },
    highlights: [
      { de: 'Zäh und schwingungsdämpfend', en: 'Tough, damps vibration' },
      { de: 'Einsatz von −30 bis +100 °C, kurzzeitig +160 °C', en: 'Service from −30 to +100 °C, short-term +160 °C' },
      { de: 'Für Lebensmittelkontakt geeignet', en: 'Suitable for food contact' },
    ],
    manufacture: { de: 'extrudiert', en: 'extruded' },
    surface: { de: 'extrusionsglatt', en: 'smooth from the die' },
    standard: { de: 'EN 15860', en: 'EN 15860' },
    application: {
      de: 'Zahnräder, Laufrollen, Schlag- und Dämpfungsplatten',
      en: 'Gears, rollers, impact and damping plates',
    },
    grades: [GRADES.murylonB],
    formats: [FULL],
    thinnest: 5,
    thickest: 100,
    rareAbove: 60,
    goesWith: ['RS-PA6', 'RS-PA66'],
    alternatives: ['PL-PA6C', 'PL-POMC'],
  },
  {
    name: { de: 'Platte PA6 C (Murylon 6 Guss, Murlubric)', en: 'Sheet PA6 C (Murylon 6 cast, Murlubric)' },
    slug: { de: 'platte-pa6-c', en: 'sheet-pa6-c' },
    description: {
      de: 'Gegossene Platten aus Polyamid 6. Guss ist spannungsarm, höher kristallin und härter als extrudiertes PA6 und deshalb auch in dicken Platten maßhaltig. Murlubric enthält Öl im Gefüge: Die Gleitreibungszahl sinkt auf 0,15 bis 0,25, Lagerstellen laufen ohne Nachschmieren.',
      en: 'Cast sheets of polyamide 6. Casting is low in stress, more crystalline and harder than extruded PA6 and therefore keeps its size in thick sheets too. Murlubric contains oil in its structure: sliding friction falls to 0.15 to 0.25, and bearings run without relubrication.',
    },
    metaDescription: {
      de: 'Gussplatten aus PA6 C, natur oder selbstschmierend schwarz (Murlubric), 8 bis 100 mm.',
      en: 'Cast sheets of PA6 C, natural or self-lubricating black (Murlubric), 8 to 100 mm.',
    },
    highlights: [
      { de: 'Spannungsarm gegossen, auch dick maßhaltig', en: 'Cast with little stress, keeps its size when thick' },
      {
        de: 'Murlubric mit Öl im Gefüge: Gleitreibung 0,15 bis 0,25',
        en: 'Murlubric with oil in its structure: friction 0.15 to 0.25',
      },
      { de: 'Einsatz von −40 bis +100 °C, kurzzeitig +170 °C', en: 'Service from −40 to +100 °C, short-term +170 °C' },
      { de: 'Murylon 6 Guss natur für Lebensmittelkontakt', en: 'Murylon 6 cast natural for food contact' },
    ],
    manufacture: { de: 'im Standguss polymerisiert', en: 'polymerised in static casting' },
    surface: { de: 'gehobelt', en: 'planed' },
    standard: { de: 'EN 15860', en: 'EN 15860' },
    application: {
      de: 'Seilrollen, Zahnräder, Gleitplatten, Lagerbuchsen',
      en: 'Rope sheaves, gears, sliding plates, bearing bushes',
    },
    grades: [GRADES.murylonCast, GRADES.murlubric],
    formats: [FULL, QUARTER],
    thinnest: 8,
    thickest: 100,
    rareAbove: 80,
    goesWith: ['RS-PA6C', 'RO-PA6C', 'KR'],
    alternatives: ['PL-PA6', 'PL-POMC'],
  },
]
