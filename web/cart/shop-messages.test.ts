import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { cartErrorText, cartErrorTexts, refusalText } from './shop-messages.ts'

const german = <Result>(run: () => Result) => runWithLocale('de', run)
const parameters = { id: 'x', name: 'Kettenführung CT', quantity: 1000 }

/** Keys of a Shopware 6.6 with its own levels. */
const KEYS: [string, number][] = [
  ['product-not-found', 20],
  ['product-out-of-stock', 20],
  ['product-stock-reached', 10],
  ['purchase-steps-quantity', 10],
  ['min-order-quantity', 10],
  ['shipping-method-blocked', 10],
  ['payment-method-blocked', 10],
  ['shipping-address-blocked', 20],
  ['address-invalid', 20],
  ['salutation-missing', 20],
  ['checkout-gateway-error', 20],
]

describe('an error of the cart', () => {
  test.each(KEYS)('%s has a text of its own in each language', (messageKey, level) => {
    const texts = LOCALES.map((locale) => runWithLocale(locale, () => cartErrorText({ messageKey, level, parameters })))
    expect(new Set(texts).size).toBe(LOCALES.length)
    expect(texts.filter((text) => text.includes('could not be found'))).toEqual([])
  })

  test('names the product and the quantity that the shop set', () => {
    const text = german(() => cartErrorText({ messageKey: 'product-stock-reached', level: 10, parameters }))
    expect(text).toBe('Kettenführung CT: Die Menge wurde auf 1\u202f000 gesetzt, mehr nimmt der Shop nicht an.')
  })

  test('without parameters, or of a key that is not known, has a general text', () => {
    expect(german(() => cartErrorText({ messageKey: 'min-order-quantity', level: 10, parameters: { id: 'x' } }))).toBe(
      'Der Shop hat die Menge einer Position geändert. Bitte prüfen Sie die Mengen.',
    )
    const own = [
      { messageKey: 'acme-rule', level: 10 },
      { messageKey: 'acme-other-rule', level: 10 },
      { messageKey: 'acme-block', level: 20 },
    ]
    expect(german(() => cartErrorTexts(own))).toEqual([
      'Der Shop hat Ihre Anfrage angepasst. Bitte prüfen Sie die Positionen.',
      'Der Shop hat diese Angaben nicht angenommen.',
    ])
  })
})

describe('a refusal', () => {
  test('of a cut names its bounds', () => {
    const refusal = { code: 'CHECKOUT__CART_INVALID_LINE_ITEM_PAYLOAD', parameters: { min: 20, max: 6000, step: 5 } }
    expect(german(() => refusalText(refusal))).toBe(
      'Dieses Maß ist nicht möglich: 20 bis 6\u202f000\u00a0mm in Schritten von 5\u00a0mm.',
    )
  })

  test('that is not known has a general text', () => {
    expect(german(() => refusalText({ code: '0', parameters: {} }))).toBe(
      'Der Shop hat diese Angaben nicht angenommen.',
    )
  })
})
