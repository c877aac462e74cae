import type { BlockProps } from './block.ts'
import { Band } from './band.tsx'
import { ContactCard } from './contact-card.tsx'
import css from './address-list.module.css'

export const AddressList = ({ element, place }: BlockProps<'site_address_list'>) => (
  <Band element={element} place={place} intro={element.bodytext}>
    <ul className={css.people}>
      {element.items.map((contact) => (
        <li key={contact.id}>
          <ContactCard contact={contact} level={place.level === 2 ? 3 : 4} />
        </li>
      ))}
    </ul>
  </Band>
)
