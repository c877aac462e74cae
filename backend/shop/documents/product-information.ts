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
    pfasText: 'PFAS',
    pfasYes: 'Der Werkstoff ist ein Fluorpolymer und fällt unter die Gruppe der PFAS',
    pfasNo: 'Ohne Zusatz von PFAS hergestellt',
  },
  en: {
    properties: 'Properties at a glance',
    food: 'Version for food contact',
    atex: 'Version for potentially explosive atmospheres',
    antistatic: 'Antistatic grade',
    pfas: 'Contains PFAS',
    some: 'depending on the version',
    substances: 'Substances and regulations',
    pfasText: 'PFAS',
    pfasYes: 'The material is a fluoropolymer and belongs to the group of PFAS',
    pfasNo: 'Made without added PFAS',
  },
}

/** Writes two tables: the product's properties, and the facts about its substances. An empty table is left out. */
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
  const properties = (['food', 'atex', 'antistatic', 'pfas'] as const).flatMap(answer)
  if (properties.length > 0) {
    writer.section(texts['properties'] ?? '')
    writePairs(writer, properties)
  }
  const substances = [
    ...product.regulations,
    ...(product.pfas === undefined ? [] : [row('pfasText', product.pfas ? 'pfasYes' : 'pfasNo')]),
  ]
  if (substances.length > 0) {
    writer.section(texts['substances'] ?? '')
    writePairs(writer, substances)
  }
  writeScope(writer, 'product-information')
}
