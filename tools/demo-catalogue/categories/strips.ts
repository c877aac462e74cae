/** Sliding strips, sliding rods and edge guards. */
export const stripCategories = {
  'sliding-strips': {
    name: { de: 'Gleitleisten und Kantenschutz', en: 'Sliding strips and edge guards' },
    slug: { de: 'gleitleisten-kantenschutz', en: 'sliding-strips-edge-guards' },
    description: {
      de: 'Leisten, Winkel und Rundprofile aus PE-UHMW als Gleit-, Leit- und Verschleißkanten, dazu Kantenschutz zum Aufstecken auf Blech. Ab Lager in 2 000 mm, gesägt auf jedes Maß.',
      en: 'Flat, angled and round profiles of PE-UHMW as sliding, guiding and wear edges, and edge guards to push onto sheet metal. From stock in 2 000 mm, sawn to any length.',
    },
    pictureOf: 'GL',
    children: {
      'flat-strips': {
        name: { de: 'Flache Gleitleisten', en: 'Flat sliding strips' },
        slug: { de: 'flache-gleitleisten', en: 'flat-sliding-strips' },
        description: {
          de: 'Gehobelte Rechteckleisten von 3 bis 20 mm Dicke und 15 bis 100 mm Breite für Förderketten, Kufen und Auflagen.',
          en: 'Planed rectangular strips 3 to 20 mm thick and 15 to 100 mm wide for conveyor chains, skids and supports.',
        },
        pictureOf: 'GL',
      },
      'angle-strips': {
        name: { de: 'Winkelleisten', en: 'Angle strips' },
        slug: { de: 'winkelleisten', en: 'angle-strips' },
        description: {
          de: 'Gleichschenklige Winkel von 20 bis 60 mm als Kantenführung und Auskleidung von Rinnen.',
          en: 'Equal angles from 20 to 60 mm as edge guides and liners for chutes.',
        },
        pictureOf: 'GLW',
      },
      'sliding-rods': {
        name: { de: 'Rundprofile', en: 'Round profiles' },
        slug: { de: 'rundprofile', en: 'round-profiles' },
        description: {
          de: 'Gleitstangen von 8 bis 25 mm Durchmesser als Geländer für Flaschen, Dosen und Kartons.',
          en: 'Sliding rods from 8 to 25 mm in diameter as guide rails for bottles, cans and cartons.',
        },
        pictureOf: 'RP',
      },
      'edge-guards': {
        name: { de: 'Kantenschutz', en: 'Edge guards' },
        slug: { de: 'kantenschutz', en: 'edge-guards' },
        description: {
          de: 'U-Profile zum Aufstecken auf Blech von 1,5 bis 10 mm und L-Profile für Kanten und Ecken.',
          en: 'U-profiles to push onto sheet metal from 1.5 to 10 mm and L-profiles for edges and corners.',
        },
        pictureOf: 'KSU',
      },
    },
  },
} as const
