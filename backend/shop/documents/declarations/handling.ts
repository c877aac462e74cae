import type { Declaration } from './declaration.ts'

/** For all plastics: what holds for some of them names them. */
export const HANDLING: Declaration = {
  de: {
    opening:
      'Bitte geben Sie diese Hinweise an alle weiter, die die Teile lagern, bearbeiten oder einbauen. Für die Werkstoffe ' +
      'besteht keine Pflicht zu einem Sicherheitsdatenblatt.',
    chapters: [
      {
        title: 'Transport und Lagerung',
        bullets: [
          'Eben und auf ganzer Länge aufgelegt lagern; überstehende Enden verziehen sich dauerhaft.',
          'Trocken, vor Sonne geschützt und fern von Wärmequellen lagern; vor dem Einbau einen Tag an die Temperatur des Einbauorts gewöhnen.',
          'Lange Profile zu zweit tragen. Schnittkanten können scharf sein: Handschuhe tragen.',
        ],
      },
      {
        title: 'Bearbeitung',
        bullets: [
          'Mit scharfen Werkzeugen sägen, bohren und fräsen, gefüllte Typen mit Hartmetall; Späne laufend abführen.',
          'Kühl arbeiten, mit Druckluft, Wasser oder Emulsion: Wird die Schnittfläche warm, ist das Werkzeug stumpf. Es schmelzen PE ab etwa 130 °C, POM ab 165 °C, PVDF ab 170 °C, PA 6 ab 220 °C, PET und PA 66 ab 255 °C, PPS ab 280 °C, PTFE ab 327 °C, PEEK ab 340 °C.',
          'Späne sind brennbar: von Zündquellen fernhalten und Schutzbrille tragen. POM brennt mit kaum sichtbarer Flamme.',
        ],
      },
      {
        title: 'Einbau',
        bullets: [
          'Kunststoff dehnt sich bei 10 K mehr um 0,5 bis 2 mm je Meter: ein Ende fest, alle anderen Befestigungen in Langlöchern.',
          'Führungen und Gleitleisten: Stöße schräg schneiden und in Laufrichtung versetzen, Einlaufkanten anfasen, in der Lauffläche Senkschrauben verwenden.',
          'Sonst Schrauben mit breiter Auflage verwenden; nur handfest anziehen.',
        ],
      },
      {
        title: 'Reinigung und Entsorgung',
        bullets: [
          'Mit Wasser und neutralem Reiniger säubern; andere Mittel nach der Beständigkeitsliste prüfen.',
          'Reste nach Werkstoff getrennt sammeln und verwerten lassen (Abfallschlüssel 12 01 05).',
        ],
      },
    ],
  },
  en: {
    opening:
      'Please pass this information on to everybody who stores, machines or installs the parts. No safety data sheet is required ' +
      'for the materials.',
    chapters: [
      {
        title: 'Transport and storage',
        bullets: [
          'Store flat and supported over the whole length; overhanging ends warp permanently.',
          'Keep dry, out of the sun and away from heat; let parts take on the temperature of the site for a day before installation.',
          'Carry long profiles in pairs. Cut edges may be sharp: wear gloves.',
        ],
      },
      {
        title: 'Machining',
        bullets: [
          'Saw, drill and mill with sharp tools, filled grades with carbide; remove swarf continuously.',
          'Keep the cut cool with compressed air, water or emulsion: a cut face that becomes warm means a blunt tool. PE melts from about 130 °C, POM from 165 °C, PVDF from 170 °C, PA 6 from 220 °C, PET and PA 66 from 255 °C, PPS from 280 °C, PTFE from 327 °C, PEEK from 340 °C.',
          'Swarf is combustible: keep it away from sources of ignition and wear goggles. POM burns with a flame that is hard to see.',
        ],
      },
      {
        title: 'Installation',
        bullets: [
          'Plastic expands by 0.5 to 2 mm per metre for a 10 K rise in temperature: fix one end, give all other fixings slotted holes.',
          'Guides and sliding strips: cut joints at an angle and stagger them in the running direction, chamfer the edges where the chain runs in, use countersunk screws in the running surface.',
          'Elsewhere use screws with a wide bearing face; tighten by hand only.',
        ],
      },
      {
        title: 'Cleaning and disposal',
        bullets: [
          'Clean with water and a neutral detergent; check other agents against the resistance list.',
          'Sort offcuts by material and have them recycled (waste code 12 01 05).',
        ],
      },
    ],
  },
}

/** Of fluoropolymers alone: their fumes are poisonous, and those of PTFE come without a flame. */
const FLUOROPOLYMER = {
  de: [
    {
      title: 'Fluorpolymer: Vergiftungsgefahr durch Dämpfe',
      bullets: [
        'PTFE und PVDF nie über 260 °C erhitzen, nicht verbrennen und nicht schweißen: Dabei entstehen giftige, ätzende Gase, auch Fluorwasserstoff.',
        'In der Werkstatt nicht rauchen: Staub an der Zigarette zersetzt sich und führt zu Polymerfieber. Nach der Arbeit Hände waschen.',
        'Am Werkzeug kühlen und Staub absaugen. Späne und Reste nie ins Feuer werfen und nicht mit anderem Abfall verbrennen: getrennt an einen Entsorger geben.',
      ],
    },
  ],
  en: [
    {
      title: 'Fluoropolymer: poisonous fumes',
      bullets: [
        'Never heat PTFE or PVDF above 260 °C, never burn or weld them: poisonous and corrosive gases develop, hydrogen fluoride among them.',
        'Do not smoke in the workshop: dust on a cigarette decomposes and causes polymer fume fever. Wash your hands after work.',
        'Cool the tool and extract the dust. Never throw swarf or offcuts into a fire or burn them with other waste: hand them to a disposal company separately.',
      ],
    },
  ],
}

/** The information for products that contain a fluoropolymer: its dangers come first. */
export const HANDLING_FLUOROPOLYMER: Declaration = {
  de: { ...HANDLING.de, chapters: [...FLUOROPOLYMER.de, ...HANDLING.de.chapters] },
  en: { ...HANDLING.en, chapters: [...FLUOROPOLYMER.en, ...HANDLING.en.chapters] },
}
