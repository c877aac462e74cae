import type { DocumentMaker } from './document-media.ts'
import { toFacts, toParentFacts } from './facts.ts'
import { ownDocuments, withParentDocuments, withVariantDocuments } from './own-documents.ts'
import type { CatalogueLine } from '#backend/shop/import/format.ts'
import { categoryId, deliveryTimeId, optionId, productId } from './keys.ts'
import type { MediaStore } from './media-store.ts'
import type { DrawPicture } from './pictures.ts'
import { mediaColumns, parentMedia, type ShownMedia, variantMedia } from './item-media.ts'
import type { FamilyLines } from '#backend/shop/import/source/read-families.ts'
import type { FileAdder } from '#backend/shop/import/own-files/add-files.ts'
import type { product } from '#backend/database/schema/catalogue.ts'

type ProductRow = typeof product.$inferInsert
type Parent = CatalogueLine<'products'>
type Variant = CatalogueLine<'variants'>

export interface RowTools {
  mediaStore: MediaStore
  draw: DrawPicture
  makeDocuments: DocumentMaker
  files: FileAdder
}

/** Returns the rows of a parent and its variants; their pictures and documents are in the media store. */
export async function familyRows({ parent, variants }: FamilyLines, tools: RowTools): Promise<ProductRow[]> {
  const documents = await tools.makeDocuments(parent, variants, tools.mediaStore)
  const ofParent = await ownDocuments(parent.files, tools.files)
  const shown = await parentMedia(parent, variants, tools)
  const hasSteps = variants.some(({ files }) => files.some(({ kind }) => kind === 'step'))
  const made = toParentFacts(parent, documents)
  const facts = withParentDocuments(made, ofParent)
  // Its page leads to the files of its variants.
  const rows = [parentRow(parent, hasSteps ? { ...facts, all: { ...facts.all, hasModel: true } } : facts, shown)]
  for (const line of variants) {
    const own = await ownDocuments(line.files, tools.files)
    const given = withVariantDocuments(toFacts(line, documents), { own, ofParent, parent: facts, line })
    rows.push(variantRow(line, parent, given, await variantMedia(line, parent, shown, tools)))
  }
  return rows
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

function parentRow(line: Parent, facts: ProductRow['facts'], shown: ShownMedia): ProductRow {
  return {
    ...commonColumns(line),
    parentId: null,
    weight: null,
    ...mediaColumns(shown),
    name: line.name,
    description: line.description ?? null,
    metaDescription: line.metaDescription ?? null,
    facts,
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

function variantRow(line: Variant, parent: Parent, facts: ProductRow['facts'], shown: ShownMedia): ProductRow {
  return {
    ...commonColumns(line),
    parentId: productId(line.parent),
    weight: line.weight ?? null,
    ...mediaColumns(shown),
    name: null,
    description: null,
    metaDescription: null,
    facts,
    optionIds: line.options.map(optionId),
    propertyIds: variantProperties(line, parent).map(optionId),
    categoryIds: [],
  }
}
