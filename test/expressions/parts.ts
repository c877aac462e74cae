import type { Parts } from './find-expressions.ts'

/** A postal code or another short field: who writes its pattern is trusted, and its length is checked before. */
const PATTERN = '\\d{5}'

/** Examples of what composed expressions have in these places. None of it comes from visitors. */
export const EXAMPLE_PARTS: Parts = {
  'backend/content/documents/page-document.ts': { locale: 'de' },
  // The pattern of a form's file. The answer is not longer than the field allows.
  'backend/content/forms/check-answers.ts': { 'field.pattern.expression': PATTERN },
  'backend/content/forms/form-file.ts': { expression: PATTERN },
  'backend/search-cluster/cluster-names.ts': { "ALIASES.join('|')": 'products|documents' },
  'backend/search/query/parse-measures.ts': {
    "Object.keys(UNITS) .toSorted((a, b) => b.length - a.length) .join('|')": 'millimeter|meter|cm|mm|m|″',
  },
  'backend/shop/customer/check-places.ts': { postalCodePattern: PATTERN },
  'backend/shop/import/rows/pictures.ts': { attribute: 'width' },
  'printing/pdf/typeface.ts': { "Object.keys(SPELT).join('')": '⌀∅' },
  'web/app/paths.ts': { locale: 'de' },
  'web/customer/address/postcode.ts': { pattern: PATTERN },
  'web/session/consent-cookies.ts': { category: 'matomo' },
}
