import type { GuideTypeText } from './guide-type.ts'

export const typeCT: GuideTypeText = {
  type: 'CT',
  category: 'chain-guides-ct',
  fixing: 'c-profile',
  products: {
    1: {
      description: {
        de: 'Führung für einreihige Rollenketten mit Fuß für das C-Profil. Das Stahlprofil wird am Gestell verschraubt und trägt die Last, der Kunststoff wird von der Stirnseite eingeschoben und an einem Ende festgelegt. So kann er sich um die 0,2 mm je Meter und Kelvin dehnen, ohne sich zu werfen, und ist in Minuten getauscht.',
        en: 'Guide for simplex roller chains with a foot for the C-profile. The steel is bolted to the frame and carries the load; the plastic is slid in from the end and fixed at one side. It can then expand by its 0.2 mm per metre and kelvin without warping, and is exchanged within minutes.',
      },
      metaDescription: {
        de: 'Kettenführung Typ CT mit Fuß für C-Profile C20 bis C50, für einreihige Rollenketten nach ISO 606.',
        en: 'Chain guide type CT with foot for C-profiles C20 to C50, for simplex roller chains to ISO 606.',
      },
    },
    2: {
      description: {
        de: 'Führung mit zwei Stegen auf einem Fuß für das C-Profil. Der Kopf ragt beidseits über das Stahlprofil hinaus und liegt auf dessen Lippen auf. Ein Profil genügt für beide Stränge, die Größe richtet sich nach der Teilung.',
        en: 'Guide with two ribs on a foot for the C-profile. The head projects on both sides of the steel and rests on its lips. One profile serves both strands; its size follows from the pitch.',
      },
      metaDescription: {
        de: 'Kettenführung Typ CT mit zwei Stegen und Fuß für das C-Profil, für Duplexketten 06B-2 bis 24B-2.',
        en: 'Chain guide type CT with two ribs and a foot for the C-profile, for duplex chains 06B-2 to 24B-2.',
      },
    },
    3: {
      description: {
        de: 'Führung mit drei Stegen auf einem Fuß für das C-Profil. Für dreireihige Ketten in langen Förderstrecken, bei denen die Schiene abschnittsweise getauscht werden soll. Ab 16B-3 empfehlen wir Konsolen im Abstand von höchstens 500 mm.',
        en: 'Guide with three ribs on a foot for the C-profile. For triplex chains in long conveyor runs whose rail is to be exchanged section by section. From 16B-3 we recommend brackets no more than 500 mm apart.',
      },
      metaDescription: {
        de: 'Kettenführung Typ CT mit drei Stegen und Fuß für das C-Profil, für Triplexketten 06B-3 bis 24B-3.',
        en: 'Chain guide type CT with three ribs and a foot for the C-profile, for triplex chains 06B-3 to 24B-3.',
      },
    },
  },
  highlights: [
    {
      de: 'Fuß greift in das C-Profil: Wechsel ohne Werkzeug',
      en: 'Foot engages in the C-profile: exchanged without tools',
    },
    {
      de: 'Kunststoff dehnt sich frei, Stahl trägt',
      en: 'The plastic expands freely, the steel carries',
    },
  ],
  application: {
    de: 'Lange Förderstrecken, Abfüllung, Holz- und Plattenbearbeitung',
    en: 'Long conveyor runs, bottling, wood and panel processing',
  },
  alternatives: { 1: ['CTU-1', 'T-1'], 2: ['CTU-2', 'T-2'], 3: ['CTU-3', 'T-3'] },
}
