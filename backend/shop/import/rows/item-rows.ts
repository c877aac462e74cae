import type { DocumentMaker } from './document-media.ts'
import { toFacts, toParentFacts, type ImportedDocuments } from './facts.ts'
import type { CatalogueLine } from '#backend/shop/import/format.ts'
import { categoryId, deliveryTimeId, optionId, productId } from './keys.ts'
import { fileNamePart, type MediaStore } from './media-store.ts'
import type { DrawPicture } from './pictures.ts'
import type { FamilyLines } from '#backend/shop/import/source/read-families.ts'
import type { product } from '#backend/database/schema/catalogue.ts'

type ProductRow = typeof product.$inferInsert
type Parent = CatalogueLine<'products'>
type Variant = CatalogueLine<'variants'>

export interface RowTools {
  mediaStore: MediaStore
  draw: DrawPicture
  makeDocuments: DocumentMaker
}

/** Returns the rows of a parent and its variants; their pictures and documents are in the media store. */
export async function familyRows({ parent, variants }: FamilyLines, tools: RowTools): Promise<ProductRow[]> {
  const documents = await tools.makeDocuments(parent, variants, tools.mediaStore)
  return [
    parentRow(parent, documents, tools.draw),
    ...variants.map((variant) => variantRow(variant, parent, documents, tools.draw)),
  ]
}

function commonColumns(line: Parent | Variant) {
  return {
    id: productId(line.number),
    productNumber: line.number,
    position: line.position,
    active: true,
    stock: line.stock ?? null,
    priceNet: line.price === null ? null : line.price.toFixed(2),
    deliveryTimeId: line.deliveryTime === undefined ? null : deliveryTimeId(line.deliveryTime),
  }
}

function parentRow(line: Parent, documents: ImportedDocuments, draw: DrawPicture): ProductRow {
  const mediaIds = line.picture ? draw(line.picture, { fileName: fileNamePart(line.number), name: line.name }) : []
  return {
    ...commonColumns(line),
    parentId: null,
    weight: null,
    coverId: mediaIds[0] ?? null,
    mediaIds,
    name: line.name,
    description: line.description ?? null,
    metaDescription: line.metaDescription ?? null,
    facts: toParentFacts(line, documents),
    optionIds: [],
    propertyIds: line.properties.map(optionId),
    categoryIds: line.categories.map(categoryId),
  }
}

/** Properties of its own replace the inherited list, so they include the parent's of all other groups. */
function variantProperties({ options, properties }: Variant, parent: Parent): string[] {
  if (properties.length === 0) return []
  const own = new Set([...options, ...properties].map(groupOfOption))
  return [...parent.properties.filter((one) => !own.has(groupOfOption(one))), ...properties]
}

const groupOfOption = (path: string): string => path.slice(0, path.indexOf('/'))

function variantRow(line: Variant, parent: Parent, documents: ImportedDocuments, draw: DrawPicture): ProductRow {
  const caption = { fileName: fileNamePart(line.number), name: parent.name }
  const mediaIds = line.picture ? draw(line.picture, caption) : []
  return {
    ...commonColumns(line),
    parentId: productId(line.parent),
    weight: line.weight ?? null,
    coverId: mediaIds[0] ?? null,
    mediaIds,
    name: null,
    description: null,
    metaDescription: null,
    facts: toFacts(line, documents),
    optionIds: line.options.map(optionId),
    propertyIds: variantProperties(line, parent).map(optionId),
    categoryIds: [],
  }
}
