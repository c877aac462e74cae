import { m } from '#web/i18n/messages.ts'
import css from './skip-link.module.css'

/** First tab stop. Also the target of "back to top". */
export function SkipLink() {
  return (
    <a className={css.skip} id="top" href="#content" data-print="no">
      {m.shell_skip()}
    </a>
  )
}
