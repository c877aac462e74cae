import type { LanguageCode, PerLanguage } from '#backend/database/schema/columns.ts'
import type { CartError } from '#contracts/shop/cart.ts'
import { CART_FULL } from '#contracts/shop/bounds.ts'

/** Kind of a cart error, its `messageKey`; contract, section 3.4. A Shopware does not know the last one. */
type Kind = 'product-not-found' | 'product-stock-reached' | typeof CART_FULL

const MESSAGES: Record<Kind, { level: 10 | 20; blocks: boolean; text: PerLanguage<string> }> = {
  'product-not-found': {
    level: 20,
    blocks: true,
    text: {
      de: 'Das Produkt ist nicht mehr verfügbar.',
      en: 'The product is no longer available.',
      nl: 'Het product is niet meer leverbaar.',
      cs: 'Produkt již není k dispozici.',
    },
  },
  'product-stock-reached': {
    level: 10,
    blocks: false,
    text: {
      de: 'Die Menge wurde auf die größtmögliche gesetzt.',
      en: 'The quantity was set to the largest that is possible.',
      nl: 'Het aantal is op het hoogst mogelijke gezet.',
      cs: 'Množství bylo nastaveno na nejvyšší možné.',
    },
  },
  [CART_FULL]: {
    level: 20,
    // The cart can be ordered without the line.
    blocks: false,
    text: {
      de: 'Der Warenkorb hat keinen Platz für weitere Positionen.',
      en: 'The cart has no room for further items.',
      nl: 'De winkelwagen heeft geen plaats voor meer posities.',
      cs: 'V košíku už není místo pro další položky.',
    },
  },
}

export const cartError = (kind: Kind, id: string, language: LanguageCode, parameters: object = {}) => {
  const { level, blocks, text } = MESSAGES[kind]
  return {
    message: text[language],
    code: 0,
    id,
    key: `${kind}${id}`,
    level,
    messageKey: kind,
    parameters: { id, ...parameters },
    block: blocks,
    blockResubmit: blocks,
  }
}

/** The error for the code of a promotion. The cart can be ordered all the same. */
export const promotionError = (promotionCode: string, language: LanguageCode) => ({
  message: {
    de: 'Diesen Gutschein gibt es nicht.',
    en: 'There is no such promotion.',
    nl: 'Deze kortingsbon bestaat niet.',
    cs: 'Tento kupón neexistuje.',
  }[language],
  code: 0,
  promotionCode,
  key: 'promotion-not-found',
  level: 20,
  messageKey: 'promotion-not-found',
  parameters: { code: promotionCode },
  block: false,
  blockResubmit: false,
})

/** Returns errors as in the Store API: `[]` if there are none, else an object by key. */
export const errorsOf = (errors: CartError[]): [] | Record<string, CartError> =>
  errors.length === 0 ? [] : Object.fromEntries(errors.map((error) => [error.key, error]))
