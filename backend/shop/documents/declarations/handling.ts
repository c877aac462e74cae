import type { Declaration } from './declaration.ts'

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
          'Mit scharfen Werkzeugen für Holz oder Leichtmetall sägen, bohren und fräsen; Späne laufend abführen.',
          'Mit Druckluft oder Wasser kühlen. Über 150 °C am Werkzeug schmilzt der Werkstoff an und schmiert.',
          'Späne sind brennbar: von Zündquellen fernhalten und Schutzbrille tragen.',
        ],
      },
      {
        title: 'Einbau',
        bullets: [
          'Kunststoff dehnt sich bei 10 K mehr um 0,5 bis 2 mm je Meter: ein Ende fest, alle anderen Befestigungen in Langlöchern.',
          'Stöße schräg schneiden und in Laufrichtung versetzt anordnen; Einlaufkanten anfasen.',
          'In der Lauffläche Senkschrauben, sonst Schrauben mit breiter Auflage verwenden; nur handfest anziehen.',
        ],
      },
      {
        title: 'Reinigung und Entsorgung',
        bullets: [
          'Mit Wasser und neutralem Reiniger säubern; andere Mittel nach der Beständigkeitsliste prüfen.',
          'Reste sortenrein sammeln; der Werkstoff lässt sich wiederverwerten (Abfallschlüssel 12 01 05).',
        ],
      },
    ],
  },
  en: {
    opening:
      'Please pass this information on to everybody who stores, machines or fits the parts. No safety data sheet is required ' +
      'for the materials.',
    chapters: [
      {
        title: 'Transport and storage',
        bullets: [
          'Store flat and supported over the whole length; overhanging ends warp permanently.',
          'Keep dry, out of the sun and away from heat; let parts take on the temperature of the site for a day before fitting.',
          'Long profiles are carried by two people. Cut edges may be sharp: wear gloves.',
        ],
      },
      {
        title: 'Machining',
        bullets: [
          'Saw, drill and mill with sharp tools for wood or light metal; remove swarf continuously.',
          'Cool with compressed air or water. Above 150 °C at the tool the material begins to melt and smear.',
          'Chips burn: keep them from sources of ignition and wear goggles.',
        ],
      },
      {
        title: 'Fitting',
        bullets: [
          'Plastic expands by 0.5 to 2 mm per metre for a 10 K rise in temperature: fix one end, give all other fixings slotted holes.',
          'Cut joints at an angle and stagger them in the running direction; chamfer the edges where the chain runs in.',
          'Use countersunk screws in the running surface and screws with a wide bearing face elsewhere; hand-tight only.',
        ],
      },
      {
        title: 'Cleaning and disposal',
        bullets: [
          'Clean with water and a neutral detergent; check other agents against the resistance list.',
          'Collect remnants by type; the material can be recycled (waste code 12 01 05).',
        ],
      },
    ],
  },
}
