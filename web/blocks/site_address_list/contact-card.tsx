import type { Contact } from '#contracts/content/elements/site_address_list.ts'
import { MailLink } from '#web/blocks/prose/mail-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { InitialsPicture } from './initials-picture.tsx'
import css from './contact-card.module.css'

/** A contact with its first picture, or its initials, and its first position. */
export function ContactCard({ contact, level }: { contact: Contact; level: 3 | 4 }) {
  const { name, positions, email, tel, mobile, image } = contact
  const Name = `h${level}` as 'h3' | 'h4'
  return (
    <article className={css.card}>
      <div className={css.picture}>
        {image ? (
          <img src={image.url} width={image.width || 500} height={image.height || 300} alt="" loading="lazy" />
        ) : (
          <InitialsPicture name={name} />
        )}
      </div>
      <Name className={css.name}>{name}</Name>
      {positions[0] && <p className={css.position}>{positions[0]}</p>}
      <ul className={css.channels}>
        <li>
          <Icon name="mail" small />
          <MailLink mail={email} />
        </li>
        <Phone icon="phone" number={tel} />
        <Phone icon="mobile" number={mobile} />
      </ul>
    </article>
  )
}

function Phone({ icon, number }: { icon: 'phone' | 'mobile'; number: string }) {
  if (number === '') return null
  return (
    <li>
      <Icon name={icon} small />
      <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>
    </li>
  )
}
