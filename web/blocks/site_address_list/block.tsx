import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { ContactCard } from './contact-card.tsx'
import css from './block.module.css'

/** Contact persons that a visitor can call or write to. */
export const AddressListBlock = ({ element, context }: BlockProps<'site_address_list'>) => (
  <BlockSection element={element} context={context} intro={element.bodytext}>
    <ul className={css.people}>
      {element.items.map((contact) => (
        <li key={contact.id}>
          <ContactCard contact={contact} level={context.level === 2 ? 3 : 4} />
        </li>
      ))}
    </ul>
  </BlockSection>
)
