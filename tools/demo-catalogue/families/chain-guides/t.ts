import type { GuideTypeText } from './guide-type.ts'

export const typeT: GuideTypeText = {
  type: 'T',
  category: 'chain-guides-t',
  fixing: 'base',
  products: {
    1: {
      description: {
        de: 'Flache Führung für einreihige Rollenketten. Der Steg greift zwischen die Innenlaschen, die Rollen laufen auf ihm ab, und die Laschen bleiben mindestens 1,5 mm über dem Sockel. Verschraubt wird von oben durch den Sockel, auf ebenen Flächen genügt Kleben. Sonderlängen sägen wir aus der Lagerstange.',
        en: 'Flat guide for simplex roller chains. The rib reaches between the inner plates, the rollers run on it, and the plates stay at least 1.5 mm above the base. It is screwed through the base from above; on plane surfaces bonding is enough. Special lengths are sawn from the stock bar.',
      },
      metaDescription: {
        de: 'Kettenführung Typ T aus PE-UHMW für einreihige Rollenketten 06B-1 bis 24B-1 und 08A-1 bis 24A-1.',
        en: 'Chain guide type T of PE-UHMW for simplex roller chains 06B-1 to 24B-1 and 08A-1 to 24A-1.',
      },
    },
    2: {
      description: {
        de: 'Flache Führung mit zwei Stegen für zweireihige Rollenketten. Der Abstand der Stege ist die Querteilung der Kette, beide Stränge tragen gleich. Der breitere Sockel nimmt zwei Schraubenreihen auf.',
        en: 'Flat guide with two ribs for duplex roller chains. The ribs stand apart by the transverse pitch, so both strands carry alike. The wider base takes two rows of screws.',
      },
      metaDescription: {
        de: 'Kettenführung Typ T mit zwei Stegen für Duplexketten 06B-2 bis 24B-2, PE-UHMW.',
        en: 'Chain guide type T with two ribs for duplex chains 06B-2 to 24B-2, PE-UHMW.',
      },
    },
    3: {
      description: {
        de: 'Flache Führung mit drei Stegen für dreireihige Rollenketten in schweren Antrieben und Hubwerken. Alle drei Stränge liegen auf; die Last verteilt sich auf die volle Breite des Sockels.',
        en: 'Flat guide with three ribs for triplex roller chains in heavy drives and lifting gear. All three strands are supported; the load spreads over the full width of the base.',
      },
      metaDescription: {
        de: 'Kettenführung Typ T mit drei Stegen für Triplexketten 06B-3 bis 24B-3, PE-UHMW.',
        en: 'Chain guide type T with three ribs for triplex chains 06B-3 to 24B-3, PE-UHMW.',
      },
    },
  },
  highlights: [
    {
      de: 'Rollen tragen, Laschen bleiben mindestens 1,5 mm frei',
      en: 'Rollers carry the load, plates clear the base by at least 1.5 mm',
    },
    {
      de: 'Geschraubt oder geklebt, Bauhöhe ab 10 mm',
      en: 'Screwed or bonded, overall height from 10 mm',
    },
  ],
  application: {
    de: 'Gerade, waagerechte Strecken: Fördertechnik, Verpackung, Holzbearbeitung',
    en: 'Straight horizontal runs: conveyors, packaging, woodworking',
  },
  alternatives: { 1: ['TS-1', 'CT-1'], 2: ['TS-2', 'CT-2'], 3: ['TU-3', 'CT-3'] },
}
