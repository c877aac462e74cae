import { readDescriptionText } from '#contracts/content/rich-text/read-plain-text.server.ts'
import type { Translated } from '#backend/database/schema/columns.ts'
import type { Company } from '#contracts/company.ts'
import { makeDocument } from '#backend/shop/documents/make-document.ts'
import type { DocumentKind, DocumentLanguage, DocumentProduct } from '#backend/shop/documents/document-input.ts'
import type { ImportedDocument, ImportedDocuments } from './facts.ts'
import type { CatalogueLine, Photograph } from '#backend/shop/import/format.ts'
import { fileNamePart, type MediaStore } from './media-store.ts'
import type { Catalogue } from '#backend/shop/import/source/read.ts'

type Parent = CatalogueLine<'products'>
type Variant = CatalogueLine<'variants'>

/** Makes each document that a parent or one of its variants lists, in both languages. */
export type DocumentMaker = (
  parent: Parent,
  variants: readonly Variant[],
  mediaStore: MediaStore,
) => Promise<ImportedDocuments>

/** @param printPhotograph returns a JPEG of a photograph, for data sheets */
export function createDocumentMaker(
  catalogue: Catalogue,
  company: Company,
  printPhotograph: (given: Photograph) => Promise<Uint8Array>,
): DocumentMaker {
  const names = namesOf(catalogue)
  return async (parent, variants, mediaStore) => {
    const kinds = [...new Set([parent, ...variants].flatMap(({ facts }) => facts.documents ?? []))]
    const [first] = parent.photographs
    const photograph = first && kinds.includes('data-sheet') ? await printPhotograph(first) : undefined
    const make = async (language: DocumentLanguage) => {
      const product = { ...toDocumentProduct(parent, variants, names, language), photograph }
      const facts: ImportedDocument[] = []
      for (const kind of kinds) facts.push(await store(kind, product, language))
      return facts
    }
    const store = async (kind: DocumentKind, product: DocumentProduct, language: DocumentLanguage) => {
      const { title, fileName, content } = await makeDocument(kind, { product, language, company })
      const mimeType = 'application/pdf'
      const { id, fileName: storedName } = mediaStore.put({
        fileName: `${fileNamePart(parent.number)}-${fileName}.pdf`,
        mimeType,
        content,
        width: null,
        height: null,
        alt: { de: '', en: '' },
        title: { de: title, en: title },
      })
      return { kind, title, language, url: `/media/${id}/${storedName}`, mediaType: mimeType, size: content.byteLength }
    }
    return { de: await make('de'), en: await make('en') }
  }
}

interface Names {
  group: Map<string, Translated<string>>
  option: Map<string, Translated<string>>
}

const namesOf = (catalogue: Catalogue): Names => {
  const groups = catalogue['property-groups'].map(({ value }) => value)
  return {
    group: new Map(groups.map(({ key, name }) => [key, name])),
    option: new Map(groups.flatMap(({ key, options }) => options.map((one) => [`${key}/${one.key}`, one.name]))),
  }
}

const groupOf = (path: string): string => path.slice(0, path.indexOf('/'))

const fitnessOf = ({ food, atex, antistatic, pfas }: Parent['facts']) => ({
  food,
  atex,
  antistatic,
  pfas,
})

function toDocumentProduct(
  parent: Parent,
  variants: readonly Variant[],
  names: Names,
  language: DocumentLanguage,
): DocumentProduct {
  const { facts } = parent
  const allOptions = (variant: Variant) => [...variant.options, ...variant.properties]
  const groups = [...new Set(variants.flatMap((variant) => allOptions(variant).map(groupOf)))]
  return {
    number: parent.number,
    name: parent.name[language],
    description: readDescriptionText(parent.description?.[language] ?? ''),
    highlights: facts.highlights?.[language] ?? [],
    technical: (facts.technical ?? []).map(({ name, value }) => ({ name: name[language], value: value[language] })),
    regulations: (facts.regulations ?? []).map(({ name, value }) => ({ name: name[language], value: value[language] })),
    ...fitnessOf(facts),
    cut: facts.cut,
    picture: parent.picture,
    groups: groups.map((key) => names.group.get(key)?.[language] ?? key),
    variants: variants.map((variant) => ({
      number: variant.number,
      options: groups.map((key) => {
        const path = allOptions(variant).find((one) => groupOf(one) === key)
        return path ? (names.option.get(path)?.[language] ?? path) : ''
      }),
      dimensions: (variant.facts.dimensions ?? []).map((one) => ({ ...one, name: one.name[language] })),
      weight: variant.weight,
      ...fitnessOf({ ...facts, ...variant.facts }),
      documents: variant.facts.documents ?? facts.documents ?? [],
    })),
  }
}
