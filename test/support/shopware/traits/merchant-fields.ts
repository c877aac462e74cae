import {
  changeStructs,
  type JsonObject,
  isJsonObject,
  isOperation,
  type ShopwareTrait,
} from '#test/support/shopware/call.ts'
import { LARGEST_QUANTITY } from './corrections.ts'

interface Pack {
  one: string
  many: string
  /** Content of a pack, and the amount for which the reference price is. */
  content: number
  reference: number
  unit: string
  shortCode: string
}

const MANUFACTURER_ID = 'a'.repeat(32)
const UNIT_ID = 'b'.repeat(32)

/** Fields of a product that the embedded shop does not have. */
interface MerchantFieldsOfProduct {
  manufacturer?: { name: string }
  manufacturerNumber?: string
  ean?: string
  isCloseout?: boolean
  /** Days. */
  restockTime?: number
  ratingAverage?: number
  reviews?: number
  pack?: Pack
  listPrice?: number
  /** Rows of "advanced prices": the last one is open. */
  scale?: { until: number | undefined; price: number }[]
}

export type MerchantFields = ReadonlyMap<string, MerchantFieldsOfProduct>

/**
 * The fields of a Shopware's products: closeout, restock time, manufacturer, numbers, packs, scales, reviews. A product
 * is `available` unless it is a closeout without stock (recorded: product-list-one, parents; observed, S13 and S14).
 */
export const merchantFields =
  (fields: MerchantFields): ShopwareTrait =>
  (answer) =>
  async (call) => {
    const given = await answer(call)
    const { associations } = call.body
    const wantsManufacturer =
      isOperation(call, 'POST /product/{productId}') || (isJsonObject(associations) && 'manufacturer' in associations)
    changeStructs(given.json, (alias, struct) => {
      if (alias === 'product') describe(struct, fieldsOf(struct, fields), wantsManufacturer)
    })
    if (isOperation(call, 'POST /product/{productId}/reviews') && isJsonObject(given.json)) {
      const reviews = fields.get(call.path.split('/')[2] ?? '')?.reviews ?? 0
      // Counted only on request, otherwise the number of rows.
      given.json['total'] =
        call.body['total-count-mode'] === 1 ? reviews : Math.min(reviews, Number(call.body['limit']))
    }
    return given
  }

/** A variant inherits what it does not have itself. */
const fieldsOf = ({ id, parentId }: JsonObject, fields: MerchantFields): MerchantFieldsOfProduct => ({
  ...fields.get(String(parentId)),
  ...fields.get(String(id)),
})

function describe(struct: JsonObject, own: MerchantFieldsOfProduct, wantsManufacturer: boolean): void {
  const isCloseout = own.isCloseout === true
  const stock = Number(struct['availableStock'])
  Object.assign(struct, {
    isCloseout,
    available: !isCloseout || stock >= Number(struct['minPurchase']),
    ...(isCloseout && { maxPurchase: null, calculatedMaxPurchase: Math.min(stock, LARGEST_QUANTITY) }),
    restockTime: own.restockTime ?? null,
    ean: own.ean ?? null,
    manufacturerNumber: own.manufacturerNumber ?? null,
    manufacturerId: own.manufacturer ? MANUFACTURER_ID : null,
    manufacturer: own.manufacturer && wantsManufacturer ? manufacturerStruct(own.manufacturer) : null,
    ratingAverage: own.ratingAverage ?? null,
  })
  price(struct, own)
}

const manufacturerStruct = ({ name }: { name: string }): JsonObject => ({
  id: MANUFACTURER_ID,
  name,
  link: null,
  translated: { name, customFields: {} },
  apiAlias: 'product_manufacturer',
})

function price(struct: JsonObject, { pack, listPrice, scale }: MerchantFieldsOfProduct): void {
  if (pack) {
    const { unit: name, shortCode } = pack
    const words = { packUnit: pack.one, packUnitPlural: pack.many }
    Object.assign(struct, words, { purchaseUnit: pack.content, referenceUnit: pack.reference })
    struct['unitId'] = UNIT_ID
    // Loaded with each product of a sales channel.
    struct['unit'] = {
      id: UNIT_ID,
      name,
      shortCode,
      translated: { name, shortCode, customFields: {} },
      apiAlias: 'unit',
    }
    if (isJsonObject(struct['translated'])) Object.assign(struct['translated'], words)
  }
  const base = struct['calculatedPrice']
  if (!isJsonObject(base)) return
  Object.assign(base, besidePrice(Number(base['unitPrice']), { pack, listPrice }))
  // A row's quantity is its last one, and of the open row its first.
  const rows = scale ?? []
  struct['calculatedPrices'] = rows.map(({ until, price: unitPrice }, index) => {
    const quantity = until ?? (rows[index - 1]?.until ?? 0) + 1
    return {
      ...base,
      unitPrice,
      quantity,
      totalPrice: unitPrice * quantity,
      ...besidePrice(unitPrice, { pack, listPrice }),
    }
  })
}

const besidePrice = (unitPrice: number, { pack, listPrice }: Pick<MerchantFieldsOfProduct, 'pack' | 'listPrice'>) => ({
  ...(pack && {
    referencePrice: {
      purchaseUnit: pack.content,
      referenceUnit: pack.reference,
      unitName: pack.unit,
      price: Math.round((unitPrice / pack.content) * pack.reference * 100) / 100,
      apiAlias: 'cart_price_reference',
    },
  }),
  ...(listPrice !== undefined && {
    listPrice: {
      price: listPrice,
      discount: unitPrice - listPrice,
      percentage: Math.round((1 - unitPrice / listPrice) * 10_000) / 100,
      apiAlias: 'cart_list_price',
    },
  }),
})
