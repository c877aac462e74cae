import { type SayText, sayFrom } from '#backend/mail/say.ts'
import type { Locale } from '#contracts/locales.ts'
import cz from './texts/cz.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }

/** A key of any language. All languages must have it, or this file does not compile. */
type TextKey = keyof typeof cz | keyof typeof de | keyof typeof en | keyof typeof nl

const TEXTS = { cz, de, en, nl } satisfies Record<Locale, Record<TextKey, string>>

/** Returns the texts of form errors and mails in one language. */
export const formText = (locale: Locale): SayText<TextKey> => sayFrom(TEXTS[locale])
