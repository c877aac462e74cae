import type { GuideTypeText } from './guide-type.ts'

export const typeCK: GuideTypeText = {
  type: 'CK',
  category: 'chain-guides-ck',
  fixing: 'c-profile',
  products: {
    1: {
      description: {
        de: 'Rinne für einreihige Rollenketten auf einem Fuß für das C-Profil. Die Kette gleitet auf den Laschenkanten, Mitnehmer und Anbauteile haben freien Raum. Im Leertrum die übliche Ergänzung zu Typ CT: gleiches C-Profil, gleiche Konsolen.',
        en: 'Channel for simplex roller chains on a foot for the C-profile. The chain slides on its plate edges, attachments have room. In the return run it is the usual complement to type CT: same C-profile, same brackets.',
      },
      metaDescription: {
        de: 'Kettenführung Typ CK, Rinne mit Fuß für das C-Profil, für einreihige Rollenketten 06B-1 bis 24B-1 und A-Reihe.',
        en: 'Chain guide type CK, channel with a foot for the C-profile, for simplex roller chains 06B-1 to 24B-1 and the A series.',
      },
    },
    2: {
      description: {
        de: 'Rinne für zweireihige Rollenketten auf einem Fuß für das C-Profil. Der ebene Boden trägt die Laschen beider Stränge. Die Rinne wird wie Typ CT eingeschoben und an einem Ende festgelegt.',
        en: 'Channel for duplex roller chains on a foot for the C-profile. The plane floor carries the plates of both strands. The channel is slid in like type CT and fixed at one end.',
      },
      metaDescription: {
        de: 'Kettenführung Typ CK, Rinne mit Fuß für das C-Profil, für Duplexketten 06B-2 bis 24B-2.',
        en: 'Chain guide type CK, channel with a foot for the C-profile, for duplex chains 06B-2 to 24B-2.',
      },
    },
  },
  highlights: [
    {
      de: 'Rinne ohne Steg, drei Viertel der Laschenhöhe tief',
      en: 'Channel without rib, three quarters of the plate height deep',
    },
    {
      de: 'Gleiche C-Profile und Konsolen wie Typ CT',
      en: 'Same C-profiles and brackets as type CT',
    },
  ],
  application: {
    de: 'Leertrum und Mitnehmerketten auf C-Profil',
    en: 'Return run and chains with attachments on C-profile',
  },
  alternatives: { 1: ['CTU-1', 'K-1'], 2: ['CTU-2', 'K-2'] },
}
