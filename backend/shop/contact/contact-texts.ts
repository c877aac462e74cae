import type { Locale } from '#contracts/locales.ts'
import cz from './texts/cz.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }

/** A field of any language. All languages must have it, or this file does not compile. */
type ContactField = keyof typeof cz | keyof typeof de | keyof typeof en | keyof typeof nl

/** Labels of the fields of a message, by language. */
export const CONTACT_LABELS = { cz, de, en, nl } satisfies Record<Locale, Record<ContactField, string>>
