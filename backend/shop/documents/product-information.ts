import type { PerLanguage } from '#backend/database/schema/columns.ts'
import { writeScope } from './scope.ts'
import type { Sheet } from './sheet.ts'
import { pairs } from './table.ts'
import { WORDS } from './words.ts'

const TEXTS: PerLanguage<Record<string, string>> = {
  de: {
    properties: 'Eigenschaften im Überblick',
    food: 'Ausführung für Lebensmittelkontakt',
    atex: 'Ausführung für explosionsgefährdete Bereiche',
    antistatic: 'Antistatische Ausrüstung',
    pfas: 'Enthält PFAS',
    some: 'je nach Ausführung',
    substances: 'Stoffliche Vorschriften',
    reach: 'REACH, Verordnung (EG) Nr. 1907/2006',
    reachValue: 'Erzeugnis; keine besonders besorgniserregenden Stoffe über 0,1 % (Artikel 33)',
    rohs: 'RoHS, Richtlinie 2011/65/EU',
    rohsValue: 'Grenzwerte des Anhangs II eingehalten',
    pfasText: 'PFAS',
    pfasYes: 'Der Werkstoff ist ein Fluorpolymer und fällt unter die Gruppe der PFAS',
    pfasNo: 'Ohne Zusatz von PFAS hergestellt',
    minerals: 'Konfliktminerale, Verordnung (EU) 2017/821',
    mineralsValue: 'Keine enthalten',
  },
  en: {
    properties: 'Properties at a glance',
    food: 'Version for food contact',
    atex: 'Version for potentially explosive atmospheres',
    antistatic: 'Antistatic finish',
    pfas: 'Contains PFAS',
    some: 'depending on the version',
    substances: 'Substances and regulations',
    reach: 'REACH, Regulation (EC) No 1907/2006',
    reachValue: 'Article; no substances of very high concern above 0.1 % (Article 33)',
    rohs: 'RoHS, Directive 2011/65/EU',
    rohsValue: 'Limits of Annex II are met',
    pfasText: 'PFAS',
    pfasYes: 'The material is a fluoropolymer and belongs to the group of PFAS',
    pfasNo: 'Made without added PFAS',
    minerals: 'Conflict minerals, Regulation (EU) 2017/821',
    mineralsValue: 'None contained',
  },
}

/** Which rules the product meets, in two tables. */
export function writeProductInformation(sheet: Sheet): void {
  const { subject, language } = sheet.letter
  const texts = TEXTS[language]
  const { yes, no } = WORDS[language]
  const row = (name: string, value: string) => ({ name: texts[name] ?? name, value: texts[value] ?? value })
  const answer = (name: 'food' | 'atex' | 'antistatic' | 'pfas') => {
    const count = subject.variants.filter((variant) => variant[name]).length
    if (count > 0 && count < subject.variants.length) return row(name, 'some')
    return row(name, count > 0 || (subject.variants.length === 0 && subject[name]) ? yes : no)
  }
  sheet.paragraph(subject.description)
  sheet.section(texts['properties'] ?? '')
  pairs(sheet, [answer('food'), answer('atex'), answer('antistatic'), answer('pfas')])
  sheet.section(texts['substances'] ?? '')
  pairs(sheet, [
    row('reach', 'reachValue'),
    row('rohs', 'rohsValue'),
    row('pfasText', subject.pfas ? 'pfasYes' : 'pfasNo'),
    row('minerals', 'mineralsValue'),
  ])
  writeScope(sheet, 'product-information')
}
