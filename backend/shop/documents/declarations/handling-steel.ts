import type { Declaration } from './declaration.ts'

export const HANDLING_STEEL: Declaration = {
  de: {
    opening:
      'Bitte geben Sie diese Hinweise an alle weiter, die die Teile lagern, bearbeiten oder einbauen. Für Erzeugnisse aus ' +
      'Stahl besteht keine Pflicht zu einem Sicherheitsdatenblatt.',
    chapters: [
      {
        title: 'Transport und Lagerung',
        bullets: [
          'Trocken und belüftet lagern; verzinkte Oberflächen bilden in feuchter Packung Weißrost.',
          'Edelstahl getrennt von unlegiertem Stahl lagern und bearbeiten, damit kein Fremdrost entsteht.',
          'Lange Profile zu zweit tragen. Kanten und Enden können scharf sein: Handschuhe tragen.',
        ],
      },
      {
        title: 'Bearbeitung',
        bullets: [
          'Mit feinzahnigem Sägeblatt und Kühlung ablängen; Schnittkanten entgraten.',
          'Schnittflächen verzinkter Profile mit Zinkfarbe schützen. Nicht an der Zinkschicht schweißen: Der Rauch ist giftig.',
          'Schutzbrille tragen; Funken und heiße Späne von Kunststoffteilen fernhalten.',
        ],
      },
      {
        title: 'Einbau',
        bullets: [
          'Eben auflegen und in Abständen bis 500 mm befestigen; Stöße fluchtend ausrichten und entgraten.',
          'Die Kunststoffführung nach dem Verschrauben des Profils einschieben und an einem Ende festlegen.',
          'Das Profil in den Potenzialausgleich der Anlage einbeziehen.',
        ],
      },
      {
        title: 'Reinigung und Entsorgung',
        bullets: [
          'Mit Wasser und neutralem Reiniger säubern; keine chlorhaltigen Mittel auf Edelstahl.',
          'Reste als Stahlschrott verwerten (Abfallschlüssel 12 01 01).',
        ],
      },
    ],
  },
  en: {
    opening:
      'Please pass this information on to everybody who stores, machines or installs the parts. No safety data sheet is required ' +
      'for articles made of steel.',
    chapters: [
      {
        title: 'Transport and storage',
        bullets: [
          'Store in a dry, ventilated place; galvanised surfaces develop white rust in damp packaging.',
          'Store and machine stainless steel apart from unalloyed steel, so that it does not pick up rust.',
          'Carry long profiles in pairs. Edges and ends may be sharp: wear gloves.',
        ],
      },
      {
        title: 'Machining',
        bullets: [
          'Cut to length with a fine-toothed blade and coolant; deburr the cut edges.',
          'Protect cut faces of galvanised profiles with zinc paint. Do not weld on the zinc layer: the fumes are toxic.',
          'Wear goggles; keep sparks and hot swarf away from plastic parts.',
        ],
      },
      {
        title: 'Installation',
        bullets: [
          'Rest the profile on a flat surface and fix it every 500 mm at most; align and deburr joints.',
          'Slide the plastic guide in after the profile is bolted down, and fix it at one end.',
          'Connect the profile to the equipotential bonding of the plant.',
        ],
      },
      {
        title: 'Cleaning and disposal',
        bullets: [
          'Clean with water and a neutral detergent; no agents with chlorine on stainless steel.',
          'Recycle offcuts as steel scrap (waste code 12 01 01).',
        ],
      },
    ],
  },
}
