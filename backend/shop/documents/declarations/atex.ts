import type { Declaration } from './declaration.ts'

export const ATEX: Declaration = {
  de: {
    opening:
      'Die genannten Bauteile aus antistatisch ausgerüstetem Kunststoff sind passive Bauteile ohne eigene Zündquelle. ' +
      'Sie sind kein Gerät und keine Komponente im Sinne der Richtlinie 2014/34/EU und tragen deshalb keine CE- und keine ' +
      'Ex-Kennzeichnung. Sie können in Geräten und Anlagen für explosionsgefährdete Bereiche eingesetzt werden, wenn die ' +
      'folgenden Bedingungen eingehalten sind.',
    chapters: [
      {
        title: 'Elektrostatische Eigenschaften',
        paragraphs: [
          'Oberflächenwiderstand nach EN IEC 60079-0 und EN 60079-32-2: höchstens 10^9 Ohm bei 23 °C und 50 % relativer Luftfeuchte. ' +
            'Die Ausrüstung ist im ganzen Querschnitt enthalten und geht durch Abrieb oder Bearbeitung nicht verloren.',
        ],
      },
      {
        title: 'Bedingungen für den Einsatz',
        bullets: [
          'Die Bauteile werden leitfähig mit der geerdeten Konstruktion verbunden; der Ableitwiderstand der eingebauten Teile wird bei der Inbetriebnahme gemessen.',
          'Die zulässige Dauertemperatur des Werkstoffs nach Datenblatt wird auch an der Reibstelle eingehalten.',
          'Beläge aus Staub und Schmierstoff werden regelmäßig entfernt; gereinigt wird mit feuchtem Tuch.',
          'Geschwindigkeit und Flächenpressung liegen in den Grenzen des Datenblatts, sodass keine heiße Oberfläche entsteht.',
        ],
      },
      {
        title: 'Verantwortung des Betreibers',
        paragraphs: [
          'Die Beurteilung der Zündgefahren und die Einteilung der Zonen nach Richtlinie 1999/92/EG sind Sache des Herstellers ' +
            'der Anlage und des Betreibers. Diese Erklärung ersetzt sie nicht.',
        ],
      },
    ],
  },
  en: {
    opening:
      'The components named here are made of plastic with antistatic additives. They are passive and have no ignition source ' +
      'of their own. They are neither equipment nor components within the meaning of Directive 2014/34/EU and therefore bear neither ' +
      'a CE nor an Ex mark. They may be used in equipment and plants for potentially explosive atmospheres as long as the ' +
      'following conditions are met.',
    chapters: [
      {
        title: 'Electrostatic properties',
        paragraphs: [
          'Surface resistance to EN IEC 60079-0 and EN 60079-32-2: at most 10^9 Ohm at 23 °C and 50 % relative humidity. ' +
            'The additive is present throughout the cross-section and is not lost by wear or machining.',
        ],
      },
      {
        title: 'Conditions of use',
        bullets: [
          'The components are connected conductively to the earthed structure; the resistance to earth of the installed parts is measured at commissioning.',
          'The permissible continuous temperature of the material as stated in the data sheet is kept at the point of friction, too.',
          'Deposits of dust and lubricant are removed regularly; parts are cleaned with a damp cloth.',
          'Speed and surface pressure stay within the limits of the data sheet, so that no hot surface develops.',
        ],
      },
      {
        title: 'Responsibility of the operator',
        paragraphs: [
          'The ignition hazard assessment and the classification of zones under Directive 1999/92/EC are the responsibility of the manufacturer ' +
            'of the plant and its operator. This declaration does not replace them.',
        ],
      },
    ],
  },
}
