import { m } from '#web/i18n/messages.ts'
import css from './language-note.module.css'

/** Says once on a page that some of its texts are in another language, whose name is given; nothing without one. */
export const LanguageNote = ({ language }: { language: string | undefined }) =>
  language ? <p className={css.note}>{m.listing_other_language({ language })}</p> : null
