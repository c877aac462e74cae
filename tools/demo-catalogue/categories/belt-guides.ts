/** Guides for V-belts, toothed belts and round belts. */
export const beltGuideCategories = {
  'belt-guides': {
    name: { de: 'Riemenführungen', en: 'Belt guides' },
    slug: { de: 'riemenfuehrungen', en: 'belt-guides' },
    description: {
      de: 'Führungen aus PE-UHMW, auf denen Förder- und Antriebsriemen gleiten, ohne zu flattern oder seitlich auszuwandern. Die Nut ist auf den genormten Riemenquerschnitt abgestimmt.',
      en: 'Guides of PE-UHMW on which conveyor and drive belts slide without fluttering or wandering sideways. The groove matches the standardised belt section.',
    },
    pictureOf: 'KRF',
    children: {
      'v-belt-guides': {
        name: { de: 'Keilriemenführungen', en: 'V-belt guides' },
        slug: { de: 'keilriemenfuehrungen', en: 'v-belt-guides' },
        description: {
          de: 'Trapeznut mit 40 Grad für klassische Keilriemen Z bis C und Schmalkeilriemen SPZ bis SPC. Der Riemen steht um ein Drittel seiner Höhe über.',
          en: 'Trapezoidal groove of 40 degrees for classical V-belts Z to C and narrow V-belts SPZ to SPC. The belt stands out by a third of its height.',
        },
        pictureOf: 'KRF',
      },
      'toothed-belt-guides': {
        name: { de: 'Zahnriemenführungen', en: 'Toothed-belt guides' },
        slug: { de: 'zahnriemenfuehrungen', en: 'toothed-belt-guides' },
        description: {
          de: 'Ebene Gleitfläche mit niedrigen Seitenwänden für Zahnriemen T, AT und HTD von 10 bis 100 mm Breite.',
          en: 'Flat sliding surface with low side walls for toothed belts T, AT and HTD from 10 to 100 mm wide.',
        },
        pictureOf: 'ZRF-T',
      },
      'round-belt-guides': {
        name: { de: 'Rundriemenführungen', en: 'Round-belt guides' },
        slug: { de: 'rundriemenfuehrungen', en: 'round-belt-guides' },
        description: {
          de: 'Halbrunde Nut für Rundriemen und Rundschnüre von 4 bis 18 mm. Der Riemen steht um 40 % seines Durchmessers über.',
          en: 'Half-round groove for round belts and cords from 4 to 18 mm. The belt stands out by 40 % of its diameter.',
        },
        pictureOf: 'RRF',
      },
    },
  },
} as const
