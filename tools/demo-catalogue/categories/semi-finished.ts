/** Semi-finished products to be machined. */
export const semiFinishedCategories = {
  sheets: {
    name: { de: 'Platten', en: 'Sheets' },
    slug: { de: 'platten', en: 'sheets' },
    description: {
      de: 'Platten aus elf Kunststoffen, von Polyethylen bis PEEK, 2 bis 100 mm dick. Ganze Formate ab Lager oder als Zuschnitt auf den Millimeter.',
      en: 'Sheets of eleven plastics, from polyethylene to PEEK, 2 to 100 mm thick. Full formats from stock or cut to the millimetre.',
    },
    pictureOf: 'PL-PEUHMW',
  },
  rods: {
    name: { de: 'Rundstäbe', en: 'Rods' },
    slug: { de: 'rundstaebe', en: 'rods' },
    description: {
      de: 'Rundstäbe von 10 bis 200 mm Durchmesser zum Drehen und Fräsen. Mit Plustoleranz geliefert, gesägt auf jede Länge.',
      en: 'Rods from 10 to 200 mm in diameter for turning and milling. Supplied oversize, sawn to any length.',
    },
    pictureOf: 'RS-POMC',
  },
  tubes: {
    name: { de: 'Hohlstäbe', en: 'Tubes' },
    slug: { de: 'hohlstaebe', en: 'tubes' },
    description: {
      de: 'Hohlstäbe von 25 bis 200 mm Außendurchmesser für Buchsen, Ringe und Rollen. Sie sparen Werkstoff und Bohrzeit.',
      en: 'Tubes from 25 to 200 mm outside diameter for bushes, rings and rollers. They save material and drilling time.',
    },
    pictureOf: 'RO-POMC',
  },
} as const
