import { idOf } from '#backend/database/id.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { groupStruct, optionStruct } from './property-options.ts'

/**
 * The Store API has no product without a price: it is 0 there. Clients that do not read
 * `customFields.profilwerk.priceOnRequest` read it in words: in a property, and in the description.
 */
const GROUP = {
  id: idOf('property-group', 'price-on-request'),
  key: 'price-on-request',
  name: { de: 'Preis', en: 'Price', nl: 'Prijs', cs: 'Cena' },
  position: 1_000,
  filterable: false,
  visible: true,
}
const OPTION = {
  id: idOf('property-option', 'price-on-request'),
  groupId: GROUP.id,
  key: 'price-on-request',
  name: { de: 'auf Anfrage', en: 'on request', nl: 'op aanvraag', cs: 'na dotaz' },
  position: 1,
  colour: null,
}
const SENTENCE = {
  de: 'Den Preis nennen wir auf Anfrage; die Anfrage ist unverbindlich.',
  en: 'The price is on request; a request is non-binding.',
  nl: 'De prijs noemen wij op aanvraag; een aanvraag is vrijblijvend.',
  cs: 'Cenu sdělíme na dotaz; poptávka je nezávazná.',
}

export const ON_REQUEST_ID = OPTION.id

/** The property "Price: on request". */
export const onRequestProperty = (language: LanguageCode) =>
  optionStruct(OPTION, groupStruct(GROUP, language), language)

/** The same as an option of a line item. */
export const onRequestOption = (language: LanguageCode) => ({
  group: GROUP.name[language],
  option: OPTION.name[language],
})

export const describeOnRequest = (description: string, language: LanguageCode): string =>
  `${description} ${SENTENCE[language]}`.trim()
