import { MOST_KEPT } from '#web/customer/kept-lists/kept-lists.ts'
import type { KeptRefusal } from '#web/customer/kept-lists/use-kept-lists.ts'
import { m } from '#web/i18n/messages.ts'

const TEXTS: Record<KeptRefusal, () => string> = {
  full: () => m.kept_full({ max: MOST_KEPT }),
  taken: m.kept_name_taken,
  'too long': m.kept_too_much,
  'not kept': m.kept_refused,
  'not stored': m.kept_not_stored,
  'signed out': m.kept_signed_out,
  'another customer': m.kept_other_customer,
  unreachable: m.kept_unreachable,
}

/** Says why a change of the lists did not take place. */
export const keptRefusalText = (refusal: KeptRefusal): string => TEXTS[refusal]()
