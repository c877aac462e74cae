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
    reachValue:
      'Erzeugnis; nach Angaben unserer Lieferanten keine Stoffe der Kandidatenliste über 0,1 % (Artikel 33), Stand dieses Dokuments',
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
    reachValue:
      'Article; by our suppliers’ information no substances of the candidate list above 0.1 % (Article 33), as of this document',
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
  const holders = product.variants.length > 0 ? product.variants : [product]
  const answer = (name: 'food' | 'atex' | 'antistatic' | 'pfas') => {
    const said = holders.map((holder) => holder[name])
    if (said.every((value) => value === true)) return [row(name, yes)]
    if (said.includes(true)) return [row(name, 'some')]
    return said.every((value) => value === false) ? [row(name, no)] : []
  }
  writer.paragraph(product.description)
  writer.section(texts['properties'] ?? '')
  writePairs(writer, (['food', 'atex', 'antistatic', 'pfas'] as const).flatMap(answer))
  writer.section(texts['substances'] ?? '')
  writePairs(writer, [
    row('reach', 'reachValue'),
    row('rohs', 'rohsValue'),
    ...(product.pfas === undefined ? [] : [row('pfasText', product.pfas ? 'pfasYes' : 'pfasNo')]),
    row('minerals', 'mineralsValue'),
  ])
  writeScope(writer, 'product-information')
}
