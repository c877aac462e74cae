import type { DocumentLanguage } from '#backend/shop/documents/document-input.ts'
import { writeScope } from './declarations/scope.ts'
import type { DocumentWriter } from './document-writer.ts'
import { writePairs } from '#printing/pdf/pairs.ts'
import { DOCUMENT_LABELS } from './labels.ts'

const TEXTS: Record<DocumentLanguage, Record<string, string>> = {
  de: {
    properties: 'Eigenschaften im Überblick',
    food: 'Ausführung für Lebensmittelkontakt',
    atex: 'Ausführung für explosionsgefährdete Bereiche',
    antistatic: 'Antistatischer Typ',
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
    antistatic: 'Antistatic grade',
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

/** Writes two tables: the product's properties, and its substances and regulations. */
export function writeProductInformation(writer: DocumentWriter): void {
  const { product, language } = writer.input
  const texts = TEXTS[language]
  const { yes, no } = DOCUMENT_LABELS[language]
  const row = (name: string, value: string) => ({ name: texts[name] ?? name, value: texts[value] ?? value })
  const answer = (name: 'food' | 'atex' | 'antistatic' | 'pfas') => {
    const count = product.variants.filter((variant) => variant[name]).length
    if (count > 0 && count < product.variants.length) return row(name, 'some')
    return row(name, count > 0 || (product.variants.length === 0 && product[name]) ? yes : no)
  }
  writer.paragraph(product.description)
  writer.section(texts['properties'] ?? '')
  writePairs(writer, [answer('food'), answer('atex'), answer('antistatic'), answer('pfas')])
  writer.section(texts['substances'] ?? '')
  writePairs(writer, [
    row('reach', 'reachValue'),
    row('rohs', 'rohsValue'),
    row('pfasText', product.pfas ? 'pfasYes' : 'pfasNo'),
    row('minerals', 'mineralsValue'),
  ])
  writeScope(writer, 'product-information')
}
