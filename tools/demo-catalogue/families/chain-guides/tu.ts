import type { GuideTypeText } from './guide-type.ts'

export const typeTU: GuideTypeText = {
  type: 'TU',
  category: 'chain-guides-tu',
  fixing: 'base',
  products: {
    1: {
      description: {
        de: 'Geschlossene Führung für einreihige Rollenketten: Steg für die Rollen, dazu Seitenwände bis zur Mittellinie der Kette. Die Kette kann nicht auswandern, auch wenn die Strecke senkrecht steht oder auf der Seite liegt. Zwischen Lasche und Wand bleibt je Seite 0,8 bis 2 mm Spiel.',
        en: 'Enclosed guide for simplex roller chains: a rib for the rollers and side walls up to the chain centre line. The chain cannot wander, even where the run is vertical or lies on its side. Between plate and wall there is 0.8 to 2 mm of play on each side.',
      },
      metaDescription: {
        de: 'Kettenführung Typ TU mit Steg und Seitenwänden für einreihige Rollenketten, PE-UHMW.',
        en: 'Chain guide type TU with rib and side walls for simplex roller chains, PE-UHMW.',
      },
    },
    2: {
      description: {
        de: 'Geschlossene Führung mit zwei Stegen für zweireihige Rollenketten. Die Seitenwände fassen die Außenlaschen, die Stege tragen beide Stränge. Bewährt in Hubsäulen und Schrägförderern.',
        en: 'Enclosed guide with two ribs for duplex roller chains. The side walls hold the outer plates while the ribs carry both strands. Proven in lifting columns and inclined conveyors.',
      },
      metaDescription: {
        de: 'Kettenführung Typ TU mit Seitenwänden für Duplexketten 06B-2 bis 24B-2, PE-UHMW.',
        en: 'Chain guide type TU with side walls for duplex chains 06B-2 to 24B-2, PE-UHMW.',
      },
    },
    3: {
      description: {
        de: 'Geschlossene Führung mit drei Stegen für dreireihige Rollenketten. Bis 170,5 mm breit und aus dem vollen Querschnitt gehobelt, damit Sockel und Wände auch unter Querkraft formstabil bleiben.',
        en: 'Enclosed guide with three ribs for triplex roller chains. Up to 170.5 mm wide and planed from the solid, so that base and walls keep their shape under lateral force.',
      },
      metaDescription: {
        de: 'Kettenführung Typ TU mit Seitenwänden für Triplexketten 06B-3 bis 24B-3, PE-UHMW.',
        en: 'Chain guide type TU with side walls for triplex chains 06B-3 to 24B-3, PE-UHMW.',
      },
    },
  },
  highlights: [
    {
      de: 'Wände bis zur Kettenmitte: kein seitliches Auswandern',
      en: 'Walls up to the chain centre line: no wandering sideways',
    },
    {
      de: 'Für senkrechte und seitlich liegende Strecken',
      en: 'For vertical runs and runs lying on their side',
    },
  ],
  application: {
    de: 'Hubwerke, Schrägförderer, quer liegende Ketten',
    en: 'Lifting gear, inclined conveyors, chains lying on their side',
  },
  alternatives: { 1: ['K-1', 'CTU-1'], 2: ['K-2', 'CTU-2'], 3: ['T-3', 'CTU-3'] },
}
