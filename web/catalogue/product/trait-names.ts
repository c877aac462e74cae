import { m } from '#web/i18n/messages.ts'

/** Names of the facts by which lists filter, by their keys in the shop. */
export const TRAIT_NAMES: Readonly<Record<string, (() => string) | undefined>> = {
  'in-stock': () => m.listing_trait_in_stock(),
  food: () => m.listing_trait_food(),
  antistatic: () => m.listing_trait_antistatic(),
  atex: () => m.listing_trait_atex(),
  'pfas-free': () => m.listing_trait_pfas_free(),
}
