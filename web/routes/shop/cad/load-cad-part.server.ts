import type { Product } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { C_PROFILE_FIELDS } from '#web/catalogue/listing/listed-fields.ts'
import { inSameOrder } from '#contracts/shop/same-order.ts'
import { isId, seoPathOf } from '#web/catalogue/seo/seo-path.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { CadCarrier, CadPart } from '#web/tools/cad/cad-choice.ts'
import { givenSteps } from '#web/tools/cad/given/given-steps.ts'
import type { GivenStep } from '#web/tools/cad/given/given-steps.ts'

const FACTS = ['cut', 'format', 'cProfiles', 'solids', 'model', 'parts', 'dimensions'].map(
  (fact) => `customFields.profilwerk.${fact}`,
)
const NAMES = ['name', 'translated.name']
const FIELDS = { product: ['id', 'parentId', 'productNumber', 'weight', 'childCount', ...NAMES, ...FACTS] }
const FAMILY_FIELDS = {
  product: ['id', 'productNumber', 'seoUrls', 'media', ...NAMES],
  product_media: ['position', 'media'],
  media: ['id', 'url', 'title', 'mimeType'],
  seo_url: ['seoPathInfo'],
}
const CARRIER_FIELDS = { ...C_PROFILE_FIELDS, product: [...(C_PROFILE_FIELDS['product'] ?? []), 'weight'] }
const OPTIONS = { associations: { options: {} } }
const MEDIA = { associations: { media: {} } }

export interface LoadedCadPart {
  part: CadPart
  carriers: CadCarrier[]
  /** STEP files that the shop has of the product or the variant. */
  given: GivenStep[]
  /** Address of the product's page, without the language. */
  seoPath: string
}

/** A variant with its shape and the C-profiles that fit; undefined for what the shop does not have or that has no shape. */
export async function loadCadPart(shop: ShopClient, id: string): Promise<LoadedCadPart | undefined> {
  if (!isId(id)) return undefined
  const [product] = (await shop('POST /product', { body: { ids: [id], includes: FIELDS } })).elements
  if (!product || product.childCount) return undefined
  const { cut, format, cProfiles, solids, model = [], parts = [], dimensions } = factsOf(product)
  const partNames = Object.fromEntries(parts.map(({ key, name }) => [key, name]))
  const shape = solids.length > 0 ? solids : model
  const familyId = product.parentId ?? product.id
  const [family, carriers] = await Promise.all([
    shop('POST /product', { body: { ids: [...new Set([id, familyId])], ...MEDIA, includes: FAMILY_FIELDS } }),
    cProfiles.length > 0
      ? shop('POST /product', { body: { ids: cProfiles, ...OPTIONS, includes: CARRIER_FIELDS } })
      : { elements: [] },
  ])
  const parent = family.elements.find((one) => one.id === familyId) ?? product
  const given = givenSteps(family.elements)
  if (shape.length === 0 && given.length === 0) return undefined
  const { productNumber: number, weight } = product
  return {
    part: {
      id,
      number,
      name: parent.translated.name,
      solids: shape,
      partNames,
      dimensions,
      cut,
      format,
      weight: weight ?? undefined,
    },
    given,
    carriers: toCarriers(carriers.elements, cProfiles),
    seoPath: seoPathOf(parent),
  }
}

/** In the order in which the variant names them; those without a shape are left out. */
function toCarriers(products: readonly Product[], ids: readonly string[]): CadCarrier[] {
  const ordered = ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
  const options = inSameOrder(
    ordered.map((product) => product.options ?? []),
    ({ groupId }) => groupId,
  )
  return ordered.flatMap((product, i) => {
    const { solids, cut } = factsOf(product)
    if (solids.length === 0) return []
    const names = (options[i] ?? []).map((option) => option.translated.name)
    const { productNumber: number, weight } = product
    const { name } = product.translated
    return [{ id: product.id, number, name, options: names, solids, cut, weight: weight ?? undefined }]
  })
}
