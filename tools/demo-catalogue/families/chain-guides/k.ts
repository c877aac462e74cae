import type { GuideTypeText } from './guide-type.ts'

export const typeK: GuideTypeText = {
  type: 'K',
  category: 'chain-guides-k',
  fixing: 'base',
  products: {
    1: {
      description: {
        de: 'Rinne für einreihige Rollenketten. Die Kette gleitet mit den Laschenkanten auf dem Boden, zwei Wände halten die Spur; die Rinne ist drei Viertel der Laschenhöhe tief. Ohne Steg stört nichts, wenn Mitnehmer oder verlängerte Bolzen nach innen ragen.',
        en: 'Channel for simplex roller chains. The chain slides with its plate edges on the floor, two walls keep it on track; the channel is three quarters of the plate height deep. Without a rib nothing is in the way of attachments or extended pins that point inwards.',
      },
      metaDescription: {
        de: 'Kettenführung Typ K, Rinne ohne Steg, für einreihige Rollenketten 06B-1 bis 24B-1 und A-Reihe.',
        en: 'Chain guide type K, channel without rib, for simplex roller chains 06B-1 to 24B-1 and the A series.',
      },
    },
    2: {
      description: {
        de: 'Rinne für zweireihige Rollenketten, vor allem im Leertrum. Der ebene Boden trägt alle vier Laschenreihen und lässt sich leicht reinigen. Verschraubt wird durch den Boden, die Köpfe werden versenkt.',
        en: 'Channel for duplex roller chains, above all in the return run. The plane floor carries all four rows of plates and is easy to clean. It is screwed through the floor with the heads countersunk.',
      },
      metaDescription: {
        de: 'Kettenführung Typ K, Rinne für Duplexketten 06B-2 bis 24B-2, PE-UHMW.',
        en: 'Chain guide type K, channel for duplex chains 06B-2 to 24B-2, PE-UHMW.',
      },
    },
  },
  highlights: [
    {
      de: 'Kein Steg: frei für Mitnehmer und verlängerte Bolzen',
      en: 'No rib: clear for attachments and extended pins',
    },
    {
      de: 'Ebener Boden, leicht zu reinigen',
      en: 'Plane floor, easy to clean',
    },
  ],
  application: {
    de: 'Leertrum, Mitnehmerketten, Kratzförderer',
    en: 'Return run, chains with attachments, scraper conveyors',
  },
  alternatives: { 1: ['TU-1', 'CK-1'], 2: ['TU-2', 'CK-2'] },
}
