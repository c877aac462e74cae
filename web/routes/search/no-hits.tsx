import type { Contact } from '#contracts/content/elements/site_address_list.ts'
import { ContactCard } from '#web/people/contact-card.tsx'
import { m } from '#web/i18n/messages.ts'
import hits from '#web/search/hits/hit.module.css'
import { NothingFound } from '#web/search/nothing-found.tsx'
import type { SearchReply } from '#web/search/hits/shown-hit.ts'
import css from './search-screen.module.css'

/** The page of a search without hits, with people to ask. */
export function NoHits({ reply, people }: { reply: SearchReply; people: readonly Contact[] }) {
  return (
    <>
      <NothingFound reply={reply} />
      {people.length > 0 && (
        <section className={css.people}>
          <h2>{m.search_people()}</h2>
          <ul className={hits.people}>
            {people.map((person) => (
              <li key={person.id}>
                <ContactCard contact={person} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
