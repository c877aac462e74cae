import { useRouteLoaderData } from 'react-router'
import type { Company } from '#contracts/company.ts'
import { searchPath } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { telephone } from '#web/people/telephone.ts'
import { Link } from '#web/ui/link.tsx'
import css from './nothing-found.module.css'
import { searchParamsOf } from './search-query.ts'
import type { SearchReply } from './hits/shown-hit.ts'

/** The understood parts of the term, other spellings, and people to ask: a way on from a search without hits. */
export function NothingFound({ reply: { term, suggestions, understood, incomplete } }: { reply: SearchReply }) {
  const frame = useRouteLoaderData<{ company: Company; menus: { contact: string } }>('root')
  return (
    <div className={css.none}>
      <svg className={css.art} viewBox="0 0 160 70" aria-hidden="true">
        <path d="M8 44V14M152 44V14M8 22h144" />
        <path className={css.heads} d="m8 22 9-2v4zM152 22l-9-2v4z" />
        <path strokeDasharray="9 3 2 3" d="M8 50h50l5-8 5 16 5-8h10M152 50h-50" />
      </svg>
      {incomplete.length === 0 && <h2>{m.search_none({ term })}</h2>}
      {suggestions.length > 0 && (
        <p>
          {m.search_suggest()}{' '}
          {suggestions.map((text, index) => (
            <span key={text}>
              {index > 0 && ', '}
              <Link
                className={css.suggestion}
                to={searchPath(getLocale(), searchParamsOf({ term: text }))}
                data-leads-away=""
              >
                {text}
              </Link>
            </span>
          ))}
          ?
        </p>
      )}
      {understood.length > 0 && (
        <>
          <h3>{m.search_understood()}</h3>
          <ul className={css.understood}>
            {understood.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <p>{m.search_none_text()}</p>
      {frame && (
        <p className={css.ask}>
          {m.shell_advice()} <a href={telephone(frame.company.phone)}>{frame.company.phone}</a>
          <Link to={frame.menus.contact} data-leads-away="">
            {m.search_contact_page()}
          </Link>
        </p>
      )}
    </div>
  )
}
