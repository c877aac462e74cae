import type { Product } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { availabilityOf } from '#web/catalogue/product/availability.ts'
import { COMMON_LIMIT } from '#web/clients/read-all-pages.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { LISTED_FIELDS } from './listed-fields.ts'
import { readAllProducts } from './read-all.server.ts'

/**
 * Turns rows of a list into what the site lists: families. A Shopware lists a family as one of its variants, by its
 * listing settings; the embedded shop lists the family itself, and nothing is read then. A row whose family is not
 * shown stays as it is. The lowest price of the variants comes with either.
 * @returns as many rows as there were. A family that is listed several times has the ids of its rows from the second on.
 */
export async function toFamilies(shop: ShopClient, rows: Product[], limit = COMMON_LIMIT): Promise<Product[]> {
  const ids = [...new Set(rows.flatMap(({ parentId }) => parentId ?? []))]
  if (ids.length === 0) return rows
  const criteria = { filter: [{ type: 'equalsAny' as const, field: 'id', value: ids }], includes: LISTED_FIELDS }
  const families = await readAllProducts(shop, { ...criteria, associations: { deliveryTime: {} } }, limit)
  const known = new Map(families.map((family) => [family.id, family]))
  const listed = new Set<string>()
  return rows.map((row) => {
    const family = known.get(row.parentId ?? '')
    if (!family) return row
    const isAgain = listed.has(family.id)
    listed.add(family.id)
    return asRow(family, row, isAgain)
  })
}

/**
 * A family with what only its listed variant has, such as a picture. Its own stock is none of a variant. Some of it is
 * in stock if its listed variant is, otherwise its stock is unknown.
 */
function asRow(family: Product, variant: Product, isAgain: boolean): Product {
  const facts = { ...factsOf(family), inStock: availabilityOf(variant).inStock === true || undefined }
  return {
    ...family,
    id: isAgain ? variant.id : family.id,
    // A row of a family is never a product without variants, even if the shop does not count them.
    childCount: family.childCount || 1,
    cover: family.cover ?? variant.cover ?? null,
    deliveryTime: family.deliveryTime ?? variant.deliveryTime ?? null,
    customFields: { ...family.customFields, profilwerk: facts },
    ...(variant.calculatedCheapestPrice && { calculatedCheapestPrice: variant.calculatedCheapestPrice }),
  }
}
