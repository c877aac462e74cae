import { useState } from 'react'
import { m } from '#web/i18n/messages.ts'
import { forgetSearches, readLastSearches } from './last-searches.ts'
import css from './search-overlay.module.css'

/** The last searches on this device; nothing at first. */
export function LastSearches({ onChoose }: { onChoose: (term: string) => void }) {
  const [terms, setTerms] = useState(readLastSearches)
  if (terms.length === 0) return null
  return (
    <section className={css.last}>
      <h3>{m.search_last()}</h3>
      <ul className={css.terms}>
        {terms.map((term) => (
          <li key={term}>
            <button type="button" onClick={() => onChoose(term)}>
              {term}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={css.forget}
        onClick={() => {
          forgetSearches()
          setTerms([])
        }}
      >
        {m.search_last_clear()}
      </button>
    </section>
  )
}
