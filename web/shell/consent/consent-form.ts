import { CONSENT_CATEGORIES, type Consent } from '#contracts/consent.ts'
import { withinOffer } from '#web/session/consent-cookies.ts'

/** Value of the button that was pressed. */
export const CONSENT_BUTTONS = ['needed', 'all', 'none', 'selection'] as const
type ConsentButton = (typeof CONSENT_BUTTONS)[number]

const every = (choice: 'accepted' | 'declined'): Consent =>
  Object.fromEntries(CONSENT_CATEGORIES.map((category) => [category, choice]))

/**
 * The choices of a posted form. `needed` is the banner's own button: all that was not decided before is declined. What
 * the form did not offer is always declined. A form without a known button decides nothing.
 */
export function chosenConsent(form: FormData, before: Consent, hasStatistics: boolean): Consent | undefined {
  const given = form.get('choice')
  const button = CONSENT_BUTTONS.find((known) => known === given)
  if (!button) return undefined
  const choices: Record<ConsentButton, () => Consent> = {
    needed: () => ({ ...every('declined'), ...before }),
    all: () => every('accepted'),
    none: () => every('declined'),
    selection: () =>
      Object.fromEntries(
        CONSENT_CATEGORIES.map((category) => [category, form.get(category) === 'on' ? 'accepted' : 'declined']),
      ),
  }
  return withinOffer(choices[button](), hasStatistics)
}
