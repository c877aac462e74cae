import { dimensionsOf } from '#tools/demo-catalogue/facts/dimension.ts'
import { variantPrice } from '#tools/demo-catalogue/facts/price.ts'
import { suitabilityOf } from '#tools/demo-catalogue/facts/suitability.ts'
import { supplyOf } from '#tools/demo-catalogue/facts/supply.ts'
import type { StockMaterial } from '#tools/demo-catalogue/materials/materials.ts'
import { materialOption, materialProperties } from '#tools/demo-catalogue/options/material-options.ts'
import { millimetreOption } from '#tools/demo-catalogue/options/size-options.ts'
import { toPictureInput, toSolidInput } from '#tools/demo-catalogue/pictures/picture.ts'
import type { Item } from '#tools/demo-catalogue/shapes/item.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { fillTemplate } from '#tools/demo-catalogue/text.ts'
import { LABELS, MODEL_PARTS } from '#tools/demo-catalogue/sources/labels.ts'
import type { FamilyVariant } from './family.ts'
import type { ProductSource } from './product-source.ts'

function numberOf(product: ProductSource, { code }: Item, material: StockMaterial, length: number): string {
  return fillTemplate(product.variantNumber, {
    product: product.number,
    size: code,
    material: material.code,
    length: String(length),
    ...(material.kind === 'plastic' && { polymer: material.polymer.code }),
  })
}

/** The names of a model's parts, if it has several. */
function partsOf(model: readonly Solid[]) {
  const keys = [...new Set(model.flatMap(({ part }) => part ?? []))]
  const known = MODEL_PARTS.filter((key) => keys.includes(key))
  return known.length > 1 ? known.map((key) => ({ key, name: LABELS.parts[key] })) : undefined
}

function toVariant(product: ProductSource, item: Item, material: StockMaterial, length: number): FamilyVariant {
  const number = numberOf(product, item, material, length)
  const { sizes, weight, facts, solid, model, picture, priceFactor } = item.make(material, length)
  const { key } = material
  return {
    number,
    ...supplyOf(product.supply, { number, sizes, material: key }),
    options: [
      ...item.options,
      ...(product.lengths ? [millimetreOption('length', length)] : []),
      materialOption(material),
    ],
    properties: [...(item.properties ?? []), ...materialProperties(material)],
    material,
    sizes,
    price: product.price ? variantPrice(product.price, { sizes, weight, material: key, factor: priceFactor }) : null,
    weight,
    facts: {
      ...facts,
      dimensions: dimensionsOf(product.columns, sizes),
      ...suitabilityOf(material),
      ...(solid && { solids: [toSolidInput(solid)] }),
      ...(model && { model: model.map(toSolidInput), parts: partsOf(model), hasModel: true }),
    },
    picture: toPictureInput(picture),
  }
}

/** All variants of a product: each size in each material and stock length. */
export function variantsOf(product: ProductSource): FamilyVariant[] {
  const { range, materials, lengths = [0], variantOrder } = product
  const variants = (item: Item, material: StockMaterial) =>
    lengths.map((length) => toVariant(product, item, material, length))
  return variantOrder === 'size'
    ? range.flatMap((item) => materials.flatMap((material) => variants(item, material)))
    : materials.flatMap((material) => range.flatMap((item) => variants(item, material)))
}
