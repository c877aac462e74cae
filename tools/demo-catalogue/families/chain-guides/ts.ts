import type { GuideTypeText } from './guide-type.ts'

export const typeTS: GuideTypeText = {
  type: 'TS',
  category: 'chain-guides-ts',
  fixing: 'flange',
  products: {
    1: {
      description: {
        de: 'Führung für einreihige Rollenketten mit Schraubflansch auf beiden Seiten. Die Senkschrauben liegen neben der Kette: Die Schiene lässt sich lösen und nachsetzen, ohne die Kette zu öffnen. Der Flansch ist halb so dick wie der Sockel.',
        en: 'Guide for simplex roller chains with a screw flange on both sides. The countersunk screws sit beside the chain, so the rail can be loosened and reset without opening the chain. The flange is half as thick as the base.',
      },
      metaDescription: {
        de: 'Kettenführung Typ TS mit Schraubflansch für einreihige Rollenketten 06B-1 bis 24B-1 und A-Reihe.',
        en: 'Chain guide type TS with screw flange for simplex roller chains 06B-1 to 24B-1 and the A series.',
      },
    },
    2: {
      description: {
        de: 'Führung mit Schraubflansch für zweireihige Rollenketten. Die Flansche stehen auf jeder Seite 10 bis 20 mm über den Sockel hinaus und nehmen Senkschrauben nach ISO 10642 auf. Geeignet für Umbauten, bei denen die Kette aufgelegt bleibt.',
        en: 'Guide with screw flange for duplex roller chains. The flanges project 10 to 20 mm beyond the base on each side and take countersunk screws to ISO 10642. Suited to conversions in which the chain stays in place.',
      },
      metaDescription: {
        de: 'Kettenführung Typ TS mit Schraubflansch für Duplexketten 06B-2 bis 24B-2, PE-UHMW.',
        en: 'Chain guide type TS with screw flange for duplex chains 06B-2 to 24B-2, PE-UHMW.',
      },
    },
  },
  highlights: [
    {
      de: 'Schrauben neben der Kette, von oben zugänglich',
      en: 'Screws beside the chain, accessible from above',
    },
    {
      de: 'Flansch je Seite 10 bis 20 mm, für Senkschrauben',
      en: 'Flange 10 to 20 mm on each side, for countersunk screws',
    },
  ],
  application: {
    de: 'Tragketten, Rollenbahnen und Quertransporte, die unter der Kette verschraubt werden',
    en: 'Carrying chains, roller tracks and cross transfers that are screwed down below the chain',
  },
  alternatives: { 1: ['T-1', 'TU-1'], 2: ['T-2', 'TU-2'] },
}
