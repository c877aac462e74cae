/** Steel profiles and parts that complete a drive. */
export const machineCategories = {
  'c-profiles': {
    name: { de: 'C-Profile', en: 'C-profiles' },
    slug: { de: 'c-profile', en: 'c-profiles' },
    description: {
      de: 'Kaltgewalzte Stahlprofile, die Kettenführungen mit Fuß tragen. Vier Größen von C20 bis C50, verzinkt oder in Edelstahl 1.4301, in Längen bis 6 000 mm.',
      en: 'Cold-rolled steel profiles that carry chain guides with a foot. Four sizes from C20 to C50, galvanised or in stainless steel 1.4301, in lengths up to 6 000 mm.',
    },
    pictureOf: 'C-ZN',
  },
  tensioners: {
    name: { de: 'Spannelemente', en: 'Tensioners' },
    slug: { de: 'spannelemente', en: 'tensioners' },
    description: {
      de: 'Federnde Spanner für Ketten und Riemen und Spannsätze zum Nachstellen von Hand. Sie nehmen die Längung auf und halten den Leertrum ruhig.',
      en: 'Spring-loaded tensioners for chains and belts, and tension sets for adjustment by hand. They take up elongation and keep the slack span quiet.',
    },
    pictureOf: 'SB',
  },
  'sprockets-rollers': {
    name: { de: 'Kettenräder und Rollen', en: 'Sprockets and rollers' },
    slug: { de: 'kettenraeder-rollen', en: 'sprockets-rollers' },
    description: {
      de: 'Kettenräder aus Gusspolyamid für die Ketten 06B bis 16B sowie Lauf- und Umlenkrollen mit Gleitbohrung oder Kugellager.',
      en: 'Sprockets of cast polyamide for chains 06B to 16B, and running and deflection rollers with plain bore or ball bearing.',
    },
    pictureOf: 'KR',
  },
  'gears-racks': {
    name: { de: 'Zahnräder und Zahnstangen', en: 'Gears and racks' },
    slug: { de: 'zahnraeder-zahnstangen', en: 'gears-racks' },
    description: {
      de: 'Gefräste Stirnräder und Zahnstangen, Modul 1 bis 5, Eingriffswinkel 20 Grad. Sie laufen leise, auch ohne Schmierung, und passen zu Gegenrädern aus Stahl.',
      en: 'Milled spur gears and racks, module 1 to 5, pressure angle 20 degrees. They run quietly, also without lubrication, and mate with steel gears.',
    },
    pictureOf: 'SR',
  },
} as const

/** Last in the navigation. */
export const accessoryCategories = {
  accessories: {
    name: { de: 'Zubehör', en: 'Accessories' },
    slug: { de: 'zubehoer', en: 'accessories' },
    description: {
      de: 'Was zur Montage gehört: Verbindungselemente, Konsolen und Klemmstücke für C-Profile sowie Spannsets mit Ankerplatte.',
      en: 'What mounting takes: connection elements, brackets and clamps for C-profiles, and tension sets with anchor plate.',
    },
    pictureOf: 'KO',
  },
} as const
