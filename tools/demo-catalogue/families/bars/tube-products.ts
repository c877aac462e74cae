import type { Grade } from '#tools/demo-catalogue/grades/grade.ts'
import { GRADES } from '#tools/demo-catalogue/grades/grades.ts'
import type { Text } from '#tools/demo-catalogue/text.ts'

export interface TubeProduct {
  name: Text
  slug: Text
  description: Text
  metaDescription: Text
  highlights: Text[]
  manufacture: Text
  application: Text
  grade: Grade
  goesWith: string[]
  alternatives: string[]
}

const SIZES: Text = {
  de: '18 Größen von 25/10 bis 200/100 mm',
  en: '18 sizes from 25/10 to 200/100 mm',
}

export const tubeProducts: TubeProduct[] = [
  {
    name: { de: 'Hohlstab POM-C (Murytal C)', en: 'Tube POM-C (Murytal C)' },
    slug: { de: 'hohlstab-pom-c', en: 'tube-pom-c' },
    description: {
      de: 'Extrudierte Hohlstäbe aus Acetal-Copolymer für Buchsen, Ringe und Hülsen. Gegenüber dem Vollstab entfällt das Aufbohren, und die Wand ist gleichmäßig durchgekühlt und spannungsarm. Außen mit Plus-, innen mit Minustoleranz, so dass das Nennmaß sicher herauskommt.',
      en: 'Extruded tubes of acetal copolymer for bushes, rings and sleeves. Compared with the solid rod no boring is needed, and the wall has cooled evenly and is low in stress. Oversize outside and undersize inside, so that the nominal size is sure to come out.',
    },
    metaDescription: {
      de: 'Hohlstäbe aus POM-C, schwarz, von 25/10 bis 200/100 mm, gesägt auf Länge.',
      en: 'Tubes of POM-C, black, from 25/10 to 200/100 mm, sawn to length.',
    },
    highlights: [
      SIZES,
      { de: 'Feuchteaufnahme 0,2 %: Passungen bleiben', en: 'Moisture uptake 0.2 %: fits last' },
      { de: 'Einsatz von −40 bis +100 °C', en: 'Service from −40 to +100 °C' },
    ],
    manufacture: { de: 'extrudiert', en: 'extruded' },
    application: { de: 'Buchsen, Ringe, Hülsen, Rollenmäntel', en: 'Bushes, rings, sleeves, roller shells' },
    grade: GRADES.murytalC,
    goesWith: ['RS-POMC', 'PL-POMC', 'LR'],
    alternatives: ['RO-PET', 'RO-PA6C'],
  },
  {
    name: { de: 'Hohlstab PA6 C (Murylon 6 Guss)', en: 'Tube PA6 C (Murylon 6 cast)' },
    slug: { de: 'hohlstab-pa6-c', en: 'tube-pa6-c' },
    description: {
      de: 'Gegossene Hohlstäbe aus Polyamid 6 für Lagerbuchsen, Seilrollen und Radkränze. Zäh, verschleißfest und auch mit dicker Wand frei von Lunkern. Lagerspiel reichlich wählen: Mit der Luftfeuchte wird die Bohrung enger.',
      en: 'Cast tubes of polyamide 6 for bearing bushes, rope sheaves and wheel rims. Tough, wear resistant and free of voids even with a thick wall. Allow ample bearing play: the bore narrows as the humidity rises.',
    },
    metaDescription: {
      de: 'Gegossene Hohlstäbe aus PA6 C, natur, von 25/10 bis 200/100 mm, gesägt auf Länge.',
      en: 'Cast tubes of PA6 C, natural, from 25/10 to 200/100 mm, sawn to length.',
    },
    highlights: [
      SIZES,
      { de: 'Hoch belastbar: Streckspannung 80 MPa trocken', en: 'Bears high loads: yield stress 80 MPa dry' },
      { de: 'Für Lebensmittelkontakt geeignet', en: 'Suitable for food contact' },
    ],
    manufacture: { de: 'im Schleuderguss polymerisiert', en: 'polymerised in centrifugal casting' },
    application: { de: 'Lagerbuchsen, Seilrollen, Radkränze', en: 'Bearing bushes, rope sheaves, wheel rims' },
    grade: GRADES.murylonCast,
    goesWith: ['RS-PA6C', 'PL-PA6C', 'KR'],
    alternatives: ['RO-POMC', 'RO-PET'],
  },
  {
    name: { de: 'Hohlstab PET (Murylat)', en: 'Tube PET (Murylat)' },
    slug: { de: 'hohlstab-pet', en: 'tube-pet' },
    description: {
      de: 'Extrudierte Hohlstäbe aus teilkristallinem PET für Gleitlager mit engem Spiel. Geringe Wärmedehnung und kaum Feuchteaufnahme halten die Bohrung auf Maß; die Reibung bleibt auch beim Anlaufen gleichmäßig. Nicht für heißes Wasser und starke Laugen.',
      en: 'Extruded tubes of semi-crystalline PET for plain bearings with close play. Little thermal expansion and hardly any moisture uptake keep the bore to size; friction stays even from the start. Not for hot water and strong alkalis.',
    },
    metaDescription: {
      de: 'Hohlstäbe aus PET, natur, von 25/10 bis 200/100 mm, gesägt auf Länge.',
      en: 'Tubes of PET, natural, from 25/10 to 200/100 mm, sawn to length.',
    },
    highlights: [
      SIZES,
      { de: 'Gleitreibungszahl 0,20 bis 0,25, ohne Stick-Slip', en: 'Sliding friction 0.20 to 0.25, no stick-slip' },
      { de: 'Für Lebensmittelkontakt geeignet', en: 'Suitable for food contact' },
    ],
    manufacture: { de: 'extrudiert', en: 'extruded' },
    application: {
      de: 'Gleitlager, Führungsbuchsen, Dosierzylinder',
      en: 'Plain bearings, guide bushes, dosing cylinders',
    },
    grade: GRADES.murylat,
    goesWith: ['RS-PET', 'PL-PET'],
    alternatives: ['RO-POMC', 'RO-PA6C'],
  },
]
