import type { Locale, RedirectLocale } from '#contracts/locales.ts'
import cz from './texts/cz.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import it from './texts/it.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

export interface ErrorText {
  title: string
  text: string
}

/** The kinds of error page; the English titles are those of the specification's error catalogue. */
export interface ErrorTexts {
  notFound: ErrorText
  notTranslated: ErrorText
  /** Names the list of languages in which the page exists. */
  languages: string
  shopUnavailable: ErrorText
  failure: ErrorText
  /** The address or the request method makes no sense: 400, 405, 414, 415. */
  badRequest: ErrorText
  /** A form sent by another site: 403. */
  foreignForm: ErrorText
  /** Status 413. */
  formTooLarge: ErrorText
  /** A page of the content system for those who have signed in there: 403. */
  members: ErrorText
  /** The time of a link to a file is over: 410. */
  linkEnded: ErrorText
  /** Rejected before rendering because too many requests arrived at the same time. */
  busy: ErrorText
  /** Shown with `busy` if a form was sent without scripts. */
  resend: string
  /** Before the number of the request in the log. */
  reference: string
  search: { label: string; button: string }
  home: string
  shop: string
  contact: string
  again: string
}

/** All locales, including those without any other text. */
export const ERROR_TEXTS: Record<Locale | RedirectLocale, ErrorTexts> = { cz, de, en, es, fr, it, nl, ru }
