import type { LanguageCode, PerLanguage } from '#backend/database/schema/columns.ts'
import { struct } from '#backend/http/struct.ts'
import type { CartError } from '#contracts/shop/cart.ts'

/** Kind of a cart error, its `messageKey`; contract, section 3.4. */
type Kind = 'product-not-found' | 'product-variant-missing' | 'product-stock-reached'

const MESSAGES: Record<Kind, { level: 10 | 20; text: PerLanguage<string> }> = {
  'product-not-found': {
    level: 20,
    text: { de: 'Das Produkt ist nicht mehr verfügbar.', en: 'The product is no longer available.' },
  },
  // Shopware has no such error: it sells a parent's best variant instead.
  'product-variant-missing': {
    level: 20,
    text: { de: 'Bitte wählen Sie zuerst eine Ausführung.', en: 'Please select a version first' },
  },
  'product-stock-reached': {
    level: 10,
    text: {
      de: 'Die Menge wurde auf die größtmögliche gesetzt.',
      en: 'The quantity was set to the largest that is possible.',
    },
  },
}

export const cartError = (kind: Kind, id: string, language: LanguageCode, parameters: object = {}) => {
  const { level, text } = MESSAGES[kind]
  return struct('cart_error', {
    key: `${kind}${id}`,
    id,
    level,
    message: text[language],
    messageKey: kind,
    parameters: { id, ...parameters },
    block: level === 20,
    blockResubmit: level === 20,
  })
}

/** Returns errors as in the Store API: `[]` if there are none, else an object by key. */
export const errorsOf = (errors: CartError[]): [] | Record<string, CartError> =>
  errors.length === 0 ? [] : Object.fromEntries(errors.map((error) => [error.key, error]))
