import { useRouteLoaderData } from 'react-router'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import contacts from './art/contacts.svg?raw'
import content from './art/content.svg?raw'
import downloads from './art/downloads.svg?raw'
import products from './art/products.svg?raw'
import { entrancesOf, type EntranceMenus } from './entrances.ts'
import css from './search-entrances.module.css'
import { SEARCH_VIEWS, type SearchView } from './search-view.ts'
import { viewName } from './view-names.ts'

const CARDS = {
  products: { art: products, title: () => viewName('products'), text: m.search_products_text },
  content: { art: content, title: m.search_content_card, text: m.search_content_text },
  contacts: { art: contacts, title: () => viewName('contacts'), text: m.search_contacts_text },
  downloads: { art: downloads, title: () => viewName('downloads'), text: m.search_downloads_text },
} as const satisfies Record<SearchView, { art: string; title: () => string; text: () => string }>

/** Four cards that lead to what can be searched for. The drawings are part of the script: opening asks for nothing. */
export function SearchEntrances() {
  const frame = useRouteLoaderData<{ menus: EntranceMenus }>('root')
  if (!frame) return null
  const entrances = entrancesOf(frame.menus, getLocale())
  return (
    <section>
      <h2 className={css.question}>{m.search_question()}</h2>
      <ul className={css.cards}>
        {SEARCH_VIEWS.map((view) => {
          const { art, title, text } = CARDS[view]
          const to = entrances[view]
          return (
            to && (
              <li key={view}>
                <Link className={css.card} to={to} data-leads-away="">
                  <span className={css.art} dangerouslySetInnerHTML={{ __html: art }} />
                  <strong className={css.title}>{title()}</strong>
                  <span className={css.text}>{text()}</span>
                </Link>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
