import { rowFields, struct } from '#backend/http/struct.ts'
import type { Currency } from '#contracts/shop/context.ts'
import { EURO } from './sales-channel.ts'

/** Amounts are rounded to whole cents. */
export const ROUNDING = struct('shopware_core_framework_data_abstraction_layer_pricing_cash_rounding_config', {
  decimals: 2,
  interval: 0.01,
  roundForNet: true,
})

/** The only currency of the shop. */
export const EURO_STRUCT = struct('currency', {
  ...rowFields(),
  ...EURO,
  factor: 1,
  shortName: EURO.isoCode,
  position: 1,
  isSystemDefault: true,
  itemRounding: ROUNDING,
  totalRounding: ROUNDING,
  taxFreeFrom: 0,
  translated: { name: EURO.name, shortName: EURO.isoCode, customFields: {} },
})

/** Returns a bare array, as Shopware does. Criteria are ignored: there is one currency. */
export const listCurrencies = async (): Promise<Currency[]> => [EURO_STRUCT]
