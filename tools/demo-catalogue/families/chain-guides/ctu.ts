import type { GuideTypeText } from './guide-type.ts'

export const typeCTU: GuideTypeText = {
  type: 'CTU',
  category: 'chain-guides-ctu',
  fixing: 'c-profile',
  products: {
    1: {
      description: {
        de: 'Führung für einreihige Rollenketten mit Steg, Seitenwänden und Fuß für das C-Profil. Sie hält die Kette in Höhe und Seite und bleibt dabei wechselbar. Für Strecken, auf denen Fördergut gegen die Kette drückt.',
        en: 'Guide for simplex roller chains with rib, side walls and a foot for the C-profile. It holds the chain in height and sideways and remains exchangeable. For runs on which the goods push against the chain.',
      },
      metaDescription: {
        de: 'Kettenführung Typ CTU mit Seitenwänden und Fuß für das C-Profil, für einreihige Rollenketten.',
        en: 'Chain guide type CTU with side walls and a foot for the C-profile, for simplex roller chains.',
      },
    },
    2: {
      description: {
        de: 'Führung für zweireihige Rollenketten: zwei Stege, Seitenwände, ein Fuß. Die Wände reichen bis zur Kettenmitte und nehmen Querkräfte auf, die sonst auf die Laschen gingen.',
        en: 'Guide for duplex roller chains: two ribs, side walls, one foot. The walls reach the chain centre line and take lateral forces that would otherwise act on the plates.',
      },
      metaDescription: {
        de: 'Kettenführung Typ CTU mit Seitenwänden und Fuß für das C-Profil, für Duplexketten 06B-2 bis 24B-2.',
        en: 'Chain guide type CTU with side walls and a foot for the C-profile, for duplex chains 06B-2 to 24B-2.',
      },
    },
    3: {
      description: {
        de: 'Führung für dreireihige Rollenketten mit Seitenwänden auf einem Fuß für das C-Profil. Mit bis zu 170,5 mm ist sie die breiteste Führung für das C-Profil; bei 20B-3 und 24B-3 sollte der Kopf außen zusätzlich aufliegen.',
        en: 'Guide for triplex roller chains with side walls on a foot for the C-profile. At up to 170.5 mm it is the widest guide for the C-profile; with 20B-3 and 24B-3 the head should be supported at its outer edges as well.',
      },
      metaDescription: {
        de: 'Kettenführung Typ CTU mit Seitenwänden und Fuß für das C-Profil, für Triplexketten 06B-3 bis 24B-3.',
        en: 'Chain guide type CTU with side walls and a foot for the C-profile, for triplex chains 06B-3 to 24B-3.',
      },
    },
  },
  highlights: [
    {
      de: 'Führt Rollen und Laschen, nimmt Querkräfte auf',
      en: 'Leads rollers and plates, takes lateral forces',
    },
    {
      de: 'Im C-Profil wechselbar, ohne die Verschraubung zu lösen',
      en: 'Exchanged in the C-profile without undoing its bolts',
    },
  ],
  application: {
    de: 'Stauförderer, Vereinzelungen, senkrechte Strecken',
    en: 'Accumulating conveyors, separators, vertical runs',
  },
  alternatives: { 1: ['CT-1', 'TU-1'], 2: ['CT-2', 'TU-2'], 3: ['CT-3', 'TU-3'] },
}
