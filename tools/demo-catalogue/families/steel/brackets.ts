import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import { application, manufacture, note, surface } from '#tools/demo-catalogue/facts/technical.ts'
import { circle } from '#tools/demo-catalogue/geometry/bar-outlines.ts'
import { C_PROFILES, type CProfileName } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { thousandths } from '#tools/demo-catalogue/geometry/outline.ts'
import { plate, slot } from '#tools/demo-catalogue/geometry/part-outlines.ts'
import { partFamily, PROFILE_THREADS } from './c-profile-parts.ts'

function sizeOf(name: CProfileName) {
  const { width } = C_PROFILES[name]
  const thread = PROFILE_THREADS[name]
  return {
    width: width + 10,
    length: thousandths(width * 1.2 + 20),
    height: thousandths(width * 1.5 + 20),
    thickness: thread >= 8 ? 5 : 3,
    hole: thousandths(thread * 1.1),
  }
}

export const brackets = partFamily({
  code: 'KO',
  name: { de: 'Konsole für C-Profil', en: 'Bracket for C-profile' },
  slug: { de: 'konsole-c-profil', en: 'bracket-c-profile' },
  description: {
    de: 'Gekantete Winkelkonsole, auf die das C-Profil geschraubt wird. Zwei Langlöcher im senkrechten Schenkel gleichen die Höhe um bis zu 15 mm aus. Bei C20 und C30 setzen wir alle 500 mm eine Konsole, bei C40 und C50 reichen je nach Last 750 bis 1\u00a0000 mm.',
    en: 'Folded angle bracket to which the C-profile is screwed. Two slots in the upright leg adjust the height by up to 15 mm. For C20 and C30 we place a bracket every 500 mm; for C40 and C50 750 to 1\u00a0000 mm will do, depending on the load.',
  },
  metaDescription: {
    de: 'Konsolen für C-Profile C20 bis C50 mit Langlöchern, verzinkt oder Edelstahl.',
    en: 'Brackets for C-profiles C20 to C50 with slots, galvanised or stainless steel.',
  },
  highlights: [
    { de: 'Langlöcher: Höhe bis 15 mm einstellbar', en: 'Slots: height adjustable by up to 15 mm' },
    { de: 'Blech 3 oder 5 mm, gekantet', en: 'Sheet 3 or 5 mm, folded' },
    { de: 'Verzinkt oder Edelstahl 1.4301', en: 'Galvanised or stainless steel 1.4301' },
  ],
  technical: [
    manufacture({ de: 'lasergeschnitten und gekantet', en: 'laser-cut and folded' }),
    surface({ de: 'verzinkt oder Edelstahl gebeizt', en: 'galvanised, or stainless pickled' }),
    application({ de: 'Befestigung von C-Profilen am Gestell', en: 'Fixing C-profiles to the frame' }),
    note({ de: 'Schrauben sind nicht im Lieferumfang.', en: 'Screws are not included.' }),
  ],
  goesWith: ['C-ZN', 'C-VA', 'KL', 'VE'],
  price: { piece: 3.1, kilogram: 9.5 },
  dimensions: (name) => dimensions(sizeOf(name)),
  solids: (name, metal) => {
    const { width, length, height, thickness, hole } = sizeOf(name)
    const slots = [-width / 4, width / 4].map((y) => slot(hole, hole + 15, y, height * 0.62))
    return [
      {
        axis: 'x',
        outline: plate(width, height, 0, 0, height / 2),
        holes: slots,
        length: thickness,
        material: metal.drawnAs,
      },
      {
        axis: 'z',
        outline: plate(length - thickness, width, 0, (length + thickness) / 2, 0),
        holes: [circle(hole, (length + thickness) / 2, 0)],
        length: thickness,
        material: metal.drawnAs,
      },
    ]
  },
})
