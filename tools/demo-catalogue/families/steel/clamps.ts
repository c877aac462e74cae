import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import { application, manufacture, note, standard, surface } from '#tools/demo-catalogue/facts/technical.ts'
import { C_PROFILES, type CProfileName } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { thousandths, type Outline } from '#tools/demo-catalogue/geometry/outline.ts'
import { hexagon } from '#tools/demo-catalogue/geometry/part-outlines.ts'
import { threadSize } from '#tools/demo-catalogue/geometry/threads.ts'
import { circle } from '#tools/demo-catalogue/geometry/bar-outlines.ts'
import { partFamily, PROFILE_THREADS } from './c-profile-parts.ts'

function sizeOf(name: CProfileName) {
  const { width, height } = C_PROFILES[name]
  const thread = PROFILE_THREADS[name]
  return {
    thread,
    width: width >= 40 ? 40 : 30,
    length: thousandths(width * 1.4 + 6),
    height: height + thread,
    thickness: thread >= 8 ? 8 : 5,
  }
}

/** Claw seen from the side: heel on the frame, nose over the profile's edge. */
const claw = (length: number, height: number, thickness: number): Outline => [
  [-length / 2, 0],
  [-length / 2 + thickness, 0],
  [-length / 2 + thickness, height - thickness],
  [length / 2, height - thickness],
  [length / 2, height, 1],
  [-length / 2, height, 2],
]

export const clamps = partFamily({
  code: 'KL',
  name: { de: 'Klemmstück für C-Profil', en: 'Clamp for C-profile' },
  slug: { de: 'klemmstueck-c-profil', en: 'clamp-c-profile' },
  description: {
    de: 'Pratze, die das C-Profil von der Seite auf seine Unterlage drückt. Das Profil muss dafür nicht gebohrt werden und lässt sich vor dem Festziehen längs ausrichten. Paarweise gegenüber setzen, etwa alle 500 mm.',
    en: 'Claw that presses the C-profile onto its support from the side. The profile need not be drilled for it and can be aligned lengthways before tightening. Place in pairs facing each other, about every 500 mm.',
  },
  metaDescription: {
    de: 'Klemmstücke für C-Profile C20 bis C50 mit Schraube, verzinkt oder Edelstahl.',
    en: 'Clamps for C-profiles C20 to C50 with screw, galvanised or stainless steel.',
  },
  highlights: [
    { de: 'Kein Bohren im C-Profil', en: 'No drilling in the C-profile' },
    { de: 'Mit Sechskantschraube M5 bis M10', en: 'With hexagon screw M5 to M10' },
    { de: 'Verzinkt oder Edelstahl 1.4301', en: 'Galvanised or stainless steel 1.4301' },
  ],
  technical: [
    manufacture({ de: 'aus Flachstahl gefräst', en: 'milled from flat steel' }),
    surface({ de: 'verzinkt oder Edelstahl blank', en: 'galvanised, or stainless plain' }),
    standard({ de: 'Schraube ISO 4017', en: 'Screw ISO 4017' }),
    application({ de: 'Befestigung von C-Profilen ohne Bohrung', en: 'Fixing C-profiles without drilling' }),
    note({ de: 'Eine Schraube je Klemmstück liegt bei.', en: 'One screw is included with each clamp.' }),
  ],
  goesWith: ['C-ZN', 'C-VA', 'KO', 'VE'],
  price: { piece: 2.4, kilogram: 12 },
  dimensions: (name) => dimensions(sizeOf(name)),
  solids: (name, metal) => {
    const { thread, width, length, height, thickness } = sizeOf(name)
    const { flats, nut } = threadSize(thread)
    return [
      { axis: 'x', outline: claw(length, height, thickness), length: width, material: metal.drawnAs },
      {
        axis: 'z',
        outline: circle(flats * 1.3),
        from: height,
        length: 1.5,
        at: [width / 2, 0, 0],
        material: metal.drawnAs,
      },
      {
        axis: 'z',
        outline: hexagon(flats),
        from: height + 1.5,
        length: thousandths(nut * 0.8),
        at: [width / 2, 0, 0],
        material: metal.drawnAs,
      },
    ]
  },
})
