import { struct } from '#backend/http/struct.ts'
import type { Currency } from '#contracts/shop/context.ts'
import { EURO } from './sales-channel.ts'

/** Returns a bare array, as Shopware does. Criteria are ignored: there is one currency. */
export const listCurrencies = async (): Promise<Currency[]> => [
  struct('currency', {
    ...EURO,
    factor: 1,
    shortName: EURO.isoCode,
    position: 1,
    isSystemDefault: true,
    translated: { name: EURO.name, shortName: EURO.isoCode },
  }),
]
