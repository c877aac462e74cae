import type { CrossSellingElement, Product } from '#contracts/shop/product.ts'
import { m } from '#web/i18n/messages.ts'
import type { CartItemInput } from '#web/cart/cart-changes.ts'
import { pictureOf } from '#web/catalogue/product/picture.ts'
import { isId } from '#web/catalogue/seo/seo-path.ts'
import { checkPieces } from '#web/tools/cut-length/cut-rules.ts'
import { parseNumber } from '#web/forms/parse-number.ts'
import { bestFit } from '#web/routes/shop/product/amount/best-fit.ts'
import { piecesOf, TOGETHER_PRODUCT, type TogetherProduct, variantOfProduct } from './together.ts'
import { inCatalogueOrder } from '#web/routes/shop/product/variants/variant-columns.ts'

/** The products of the first cross-selling group, each with its variants and the one that goes with the chosen one. */
export function togetherProducts(
  group: CrossSellingElement | undefined,
  variantsOfGroup: readonly Product[],
  chosen: Product | undefined,
): TogetherProduct[] {
  return (group?.products ?? []).map((product) => {
    const own = inCatalogueOrder(variantsOfGroup.filter((variant) => variant.parentId === product.id))
    const variants = own.length > 0 ? own : [product]
    return {
      id: product.id,
      name: product.translated.name,
      picture: pictureOf(product.cover?.media),
      fit: bestFit(chosen, variants)?.id,
      variants: variants.map(({ id, productNumber, options }) => ({
        id,
        text: [productNumber, ...(options ?? []).slice(0, 3).map((option) => option.translated.name)].join(' · '),
      })),
    }
  })
}

/** The inputs of the form, or what is wrong with it. */
export function readTogether(form: FormData): { inputs: CartItemInput[] } | { fault: string } {
  const chosen = form.getAll(TOGETHER_PRODUCT).map(String)
  if (chosen.length === 0) return { fault: m.product_error_product() }
  const inputs = chosen.map((id) => ({
    productId: String(form.get(variantOfProduct(id)) ?? ''),
    quantity: parseNumber(String(form.get(piecesOf(id)) ?? '')),
  }))
  if (!inputs.every(({ productId }) => isId(productId))) return { fault: m.product_error_variant() }
  if (inputs.some(({ quantity }) => checkPieces(quantity))) return { fault: m.product_error_quantity() }
  return { inputs }
}
