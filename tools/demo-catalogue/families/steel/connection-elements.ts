import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import { application, manufacture, note, standard, surface } from '#tools/demo-catalogue/facts/technical.ts'
import { circle } from '#tools/demo-catalogue/geometry/bar-outlines.ts'
import { C_PROFILES, type CProfileName } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { thousandths } from '#tools/demo-catalogue/geometry/outline.ts'
import { hexagon, plate } from '#tools/demo-catalogue/geometry/part-outlines.ts'
import { threadSize } from '#tools/demo-catalogue/geometry/threads.ts'
import { partFamily, PROFILE_THREADS } from './c-profile-parts.ts'

function sizeOf(name: CProfileName) {
  const { width, wall } = C_PROFILES[name]
  const thread = PROFILE_THREADS[name]
  return { thread, width: thousandths(width - 2 * wall - 1), length: 4 * width, thickness: thread / 2 + 1 }
}

/** Where the four screws sit along the bar, as shares of its length. */
const SCREWS = [0.38, 0.14, -0.14, -0.38]

export const connectionElements = partFamily({
  code: 'VE',
  name: { de: 'Verbindungselement für C-Profil', en: 'Connection element for C-profile' },
  slug: { de: 'verbindungselement-c-profil', en: 'connection-element-c-profile' },
  description: {
    de: 'Lasche, die zwei C-Profile stumpf und fluchtend verbindet. Sie liegt im Profil unter den Lippen und wird mit vier Schrauben nach oben geklemmt; der Fuß der Führung läuft darüber hinweg. Die Führung selbst sollte den Stoß um mindestens 100 mm überdecken.',
    en: 'Splice that joins two C-profiles end to end and in line. It lies inside the profile below the lips and is clamped upwards with four screws; the foot of the guide runs over it. The guide itself should bridge the joint by at least 100 mm.',
  },
  metaDescription: {
    de: 'Verbindungselemente für C-Profile C20 bis C50, verzinkt oder Edelstahl.',
    en: 'Connection elements for C-profiles C20 to C50, galvanised or stainless steel.',
  },
  highlights: [
    { de: 'Fluchtende Stöße ohne Schweißen', en: 'Joints in line without welding' },
    { de: 'Vier Klemmschrauben M5 bis M10 im Lieferumfang', en: 'Four clamping screws M5 to M10 included' },
    { de: 'Verzinkt oder Edelstahl 1.4301', en: 'Galvanised or stainless steel 1.4301' },
  ],
  technical: [
    manufacture({ de: 'gesägt, gebohrt, Gewinde geschnitten', en: 'sawn, drilled, tapped' }),
    surface({ de: 'verzinkt oder Edelstahl blank', en: 'galvanised, or stainless plain' }),
    standard({ de: 'Schrauben ISO 4017', en: 'Screws ISO 4017' }),
    application({
      de: 'Stöße in Förderstrecken über 6\u00a0000 mm',
      en: 'Joints in conveyor runs above 6\u00a0000 mm',
    }),
    note({ de: 'Je Stoß ein Verbindungselement.', en: 'One connection element for each joint.' }),
  ],
  goesWith: ['C-ZN', 'C-VA', 'KO', 'KL'],
  price: { piece: 4.2, kilogram: 14 },
  dimensions: (name) => dimensions(sizeOf(name)),
  solids: (name, metal) => {
    const { thread, width, length, thickness } = sizeOf(name)
    const { flats, nut } = threadSize(thread)
    return [
      {
        axis: 'z',
        outline: plate(width, length, 1),
        holes: SCREWS.map((share) => circle(thread, 0, share * length)),
        length: thickness,
        material: metal.drawnAs,
      },
      ...SCREWS.map((share) => ({
        axis: 'z' as const,
        outline: hexagon(Math.min(flats, width), 0, share * length),
        from: thickness,
        length: thousandths(nut * 0.8),
        material: metal.drawnAs,
      })),
    ]
  },
})
