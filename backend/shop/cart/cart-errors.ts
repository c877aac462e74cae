import type { LanguageCode, PerLanguage } from '#backend/database/schema/columns.ts'
import type { CartError } from '#contracts/shop/cart.ts'

/** Kind of a cart error, its `messageKey`; contract, section 3.4. */
type Kind = 'product-not-found' | 'product-stock-reached'

const MESSAGES: Record<Kind, { level: 10 | 20; text: PerLanguage<string> }> = {
  'product-not-found': {
    level: 20,
    text: {
      de: 'Das Produkt ist nicht mehr verfügbar.',
      en: 'The product is no longer available.',
      nl: 'Het product is niet meer leverbaar.',
      cs: 'Produkt již není k dispozici.',
    },
  },
  'product-stock-reached': {
    level: 10,
    text: {
      de: 'Die Menge wurde auf die größtmögliche gesetzt.',
      en: 'The quantity was set to the largest that is possible.',
      nl: 'Het aantal is op het hoogst mogelijke gezet.',
      cs: 'Množství bylo nastaveno na nejvyšší možné.',
    },
  },
}

export const cartError = (kind: Kind, id: string, language: LanguageCode, parameters: object = {}) => {
  const { level, text } = MESSAGES[kind]
  return {
    message: text[language],
    code: 0,
    id,
    key: `${kind}${id}`,
    level,
    messageKey: kind,
    parameters: { id, ...parameters },
    block: level === 20,
    blockResubmit: level === 20,
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
