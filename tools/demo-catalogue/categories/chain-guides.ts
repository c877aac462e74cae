/** Chain guides by type; the chain itself is a filter. */
export const chainGuideCategories = {
  'chain-guides': {
    name: { de: 'Kettenführungen', en: 'Chain guides' },
    slug: { de: 'kettenfuehrungen', en: 'chain-guides' },
    description: {
      de: 'Schienen aus PE-UHMW für Rollenketten nach ISO 606, von 06B bis 24B und in der A-Reihe. Die Rollen laufen auf dem Steg, die Laschen bleiben frei; das spart Schmierung und Lärm. Wählen Sie zuerst den Typ nach der Befestigung, dann die Kette.',
      en: 'Rails of PE-UHMW for roller chains to ISO 606, from 06B to 24B and in the A series. The rollers run on the rib and the plates stay clear, which saves lubricant and noise. Choose the type by its fixing first, then the chain.',
    },
    pictureOf: 'CT-1',
    children: {
      'chain-guides-t': {
        name: { de: 'Typ T', en: 'Type T' },
        slug: { de: 'typ-t', en: 'type-t' },
        description: {
          de: 'Flacher Sockel mit einem Steg je Kettenstrang. Er wird von oben durch den Sockel verschraubt oder auf ebener Fläche geklebt. Die einfachste Führung für gerade Strecken.',
          en: 'Flat base with one rib for each strand. It is screwed through the base from above or bonded to a plane surface. The simplest guide for straight runs.',
        },
        pictureOf: 'T-1',
      },
      'chain-guides-ts': {
        name: { de: 'Typ TS', en: 'Type TS' },
        slug: { de: 'typ-ts', en: 'type-ts' },
        description: {
          de: 'Wie Typ T, mit Schraubflansch auf beiden Seiten. Senkschrauben liegen neben der Kette und bleiben zugänglich, wenn sie aufgelegt ist.',
          en: 'As type T, with a screw flange on both sides. Countersunk screws sit beside the chain and remain accessible while it is in place.',
        },
        pictureOf: 'TS-1',
      },
      'chain-guides-tu': {
        name: { de: 'Typ TU', en: 'Type TU' },
        slug: { de: 'typ-tu', en: 'type-tu' },
        description: {
          de: 'Steg und Seitenwände in einem Profil: Die Rollen laufen auf dem Steg, die Laschen werden seitlich bis zur Kettenmitte geführt. Für senkrechte Strecken und quer liegende Ketten.',
          en: 'Rib and side walls in one profile: the rollers run on the rib, the plates are led sideways up to the chain centre line. For vertical runs and chains lying on their side.',
        },
        pictureOf: 'TU-1',
      },
      'chain-guides-k': {
        name: { de: 'Typ K', en: 'Type K' },
        slug: { de: 'typ-k', en: 'type-k' },
        description: {
          de: 'Rinne ohne Steg. Die Kette gleitet auf den Laschenkanten zwischen zwei Wänden. Üblich im Leertrum und dort, wo Mitnehmer keinen Steg zulassen.',
          en: 'Channel without a rib. The chain slides on its plate edges between two walls. Common in the return run and where attachments leave no room for a rib.',
        },
        pictureOf: 'K-1',
      },
      'chain-guides-ct': {
        name: { de: 'Typ CT', en: 'Type CT' },
        slug: { de: 'typ-ct', en: 'type-ct' },
        description: {
          de: 'Steg auf einem Fuß, der in ein C-Profil aus Stahl greift. Das Stahlprofil trägt und wird verschraubt, der Kunststoff kann sich darin dehnen und ohne Werkzeug getauscht werden.',
          en: 'Rib on a foot that engages in a steel C-profile. The steel carries the load and is bolted down; the plastic can expand inside it and is exchanged without tools.',
        },
        pictureOf: 'CT-1',
      },
      'chain-guides-ctu': {
        name: { de: 'Typ CTU', en: 'Type CTU' },
        slug: { de: 'typ-ctu', en: 'type-ctu' },
        description: {
          de: 'Steg und Seitenwände auf einem Fuß für das C-Profil. Führt Rollen und Laschen und hält die Kette auch bei Querkräften in der Spur.',
          en: 'Rib and side walls on a foot for the C-profile. Leads rollers and plates and keeps the chain on track under lateral forces too.',
        },
        pictureOf: 'CTU-1',
      },
      'chain-guides-ck': {
        name: { de: 'Typ CK', en: 'Type CK' },
        slug: { de: 'typ-ck', en: 'type-ck' },
        description: {
          de: 'Rinne ohne Steg auf einem Fuß für das C-Profil. Nimmt Ketten mit Mitnehmern und den Leertrum auf.',
          en: 'Channel without a rib on a foot for the C-profile. Takes chains with attachments and the return run.',
        },
        pictureOf: 'CK-1',
      },
    },
  },
} as const
