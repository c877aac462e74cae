import { useLocation } from 'react-router'
import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { FilterLinks } from '#web/blocks/layout/filter-links.tsx'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import { ContactCard } from '#web/people/contact-card.tsx'
import { filterContacts, readContactFilter } from './filter-contacts.ts'
import css from './block.module.css'

/** Contact persons that a visitor can call or write to, with filters by subject and region. */
export function AddressListBlock({ element, context }: BlockProps<'site_address_list'>) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(element.hasFilter ? search : '')
  const { items, filter, subjects, regions } = filterContacts(element.items, readContactFilter(query))
  const anchor = `c${element.id}`
  const optionsOf = (values: readonly string[]) => [
    { value: '', label: m.people_all() },
    ...values.map((value) => ({ value, label: value })),
  ]
  return (
    <BlockSection element={element} context={context} intro={element.bodytext}>
      {element.hasFilter && (
        <search className={css.filters} aria-label={m.people_filters()} data-print="no">
          <FilterLinks
            label={m.people_subject()}
            name="subject"
            options={optionsOf(subjects)}
            selected={filter.subject}
            anchor={anchor}
          />
          <FilterLinks
            label={m.people_region()}
            name="region"
            options={optionsOf(regions)}
            selected={filter.region}
            anchor={anchor}
          />
        </search>
      )}
      {items.length === 0 && (
        <p role="status">
          {m.people_none()} <Link to={`${pathname}#${anchor}`}>{m.people_reset()}</Link>
        </p>
      )}
      <ul className={css.people}>
        {items.map((contact) => (
          <li key={contact.id}>
            <ContactCard contact={contact} level={context.level === 2 ? 3 : 4} />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
