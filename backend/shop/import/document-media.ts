import type { LanguageCode, PerLanguage } from '#backend/database/schema/columns.ts'
import type { Company } from '#contracts/company.ts'
import { makeDocument } from '#backend/shop/documents/make-document.ts'
import type { DocumentSubject } from '#backend/shop/documents/subject.ts'
import type { DocumentFact, DocumentKind } from './facts.ts'
import type { CatalogueLine } from './format.ts'
import { fileNamePart, type MediaShelf } from './media-shelf.ts'
import type { Catalogue } from './read.ts'

type Parent = CatalogueLine<'products'>
type Variant = CatalogueLine<'variants'>

/** Makes every document that a parent or one of its variants lists, in both languages. */
export type DocumentMaker = (
  parent: Parent,
  variants: readonly Variant[],
  shelf: MediaShelf,
) => Promise<PerLanguage<DocumentFact[]>>

export function documentMakerFor(catalogue: Catalogue, company: Company): DocumentMaker {
  const names = namesOf(catalogue)
  return async (parent, variants, shelf) => {
    const kinds = [...new Set([parent, ...variants].flatMap(({ facts }) => facts.documents ?? []))]
    const make = async (language: LanguageCode) => {
      const subject = subjectOf(parent, variants, names, language)
      const facts: DocumentFact[] = []
      for (const kind of kinds) facts.push(await store(kind, subject, language))
      return facts
    }
    const store = async (kind: DocumentKind, subject: DocumentSubject, language: LanguageCode) => {
      const { title, fileName, content } = await makeDocument(kind, { subject, language, company })
      const row = shelf.put({
        fileName: `${fileNamePart(parent.number)}-${fileName}.pdf`,
        mimeType: 'application/pdf',
        content,
        width: null,
        height: null,
        alt: { de: '', en: '' },
        title: { de: title, en: title },
      })
      const url = `/media/${row.id}/${row.fileName}`
      return { kind, title, url, mediaType: row.mimeType, size: content.byteLength }
    }
    return { de: await make('de'), en: await make('en') }
  }
}

interface Names {
  group: Map<string, PerLanguage<string>>
  option: Map<string, PerLanguage<string>>
}

const namesOf = (catalogue: Catalogue): Names => {
  const groups = catalogue['property-groups'].map(({ value }) => value)
  return {
    group: new Map(groups.map(({ key, name }) => [key, name])),
    option: new Map(groups.flatMap(({ key, options }) => options.map((one) => [`${key}/${one.key}`, one.name]))),
  }
}

const groupOf = (path: string): string => path.slice(0, path.indexOf('/'))

const fitnessOf = ({ food = false, atex = false, antistatic = false, pfas = false }: Parent['facts']) => ({
  food,
  atex,
  antistatic,
  pfas,
})

function subjectOf(
  parent: Parent,
  variants: readonly Variant[],
  names: Names,
  language: LanguageCode,
): DocumentSubject {
  const { facts } = parent
  const groups = [...new Set(variants.flatMap(({ options }) => options.map(groupOf)))]
  return {
    number: parent.number,
    name: parent.name[language],
    description: parent.description[language],
    highlights: facts.highlights?.[language] ?? [],
    technical: (facts.technical ?? []).map(({ name, value }) => ({ name: name[language], value: value[language] })),
    ...fitnessOf(facts),
    cut: facts.cut,
    picture: parent.picture,
    groups: groups.map((key) => names.group.get(key)?.[language] ?? key),
    variants: variants.map((variant) => ({
      number: variant.number,
      options: groups.map((key) => {
        const path = variant.options.find((one) => groupOf(one) === key)
        return path ? (names.option.get(path)?.[language] ?? path) : ''
      }),
      dimensions: (variant.facts.dimensions ?? []).map((one) => ({ ...one, name: one.name[language] })),
      weight: variant.weight,
      ...fitnessOf({ ...facts, ...variant.facts }),
      documents: variant.facts.documents ?? facts.documents ?? [],
    })),
  }
}
