import type { Contact } from '#contracts/content/elements/site_address_list.ts'
import { ContentPicture } from '#web/prose/content-picture.tsx'
import { MailLink } from '#web/ui/mail-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './contact-card.module.css'

/** A contact with its first picture, or its initials, and its first position. */
export function ContactCard({ contact, level }: { contact: Contact; level: 3 | 4 }) {
  const { name, positions, email, tel, mobile, image } = contact
  const Name = `h${level}` as 'h3' | 'h4'
  return (
    <article className={css.card}>
      <div className={css.picture}>
        {image ? (
          <ContentPicture file={image} alt="" sizes="(max-width: 47.9375rem) 7.5rem, 21rem" />
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

/** Replaces a missing portrait: initials in a circle on centre lines, as on a drawing. */
function InitialsPicture({ name }: { name: string }) {
  const words = name.split(/\s+/).filter(Boolean)
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('')
  return (
    <svg viewBox="0 0 200 120" aria-hidden="true">
      <g className={css.lines}>
        <path d="M100 6v108M20 60h160" strokeDasharray="12 3 2 3" />
        <circle cx="100" cy="60" r="40" />
      </g>
      <circle className={css.disc} cx="100" cy="60" r="34" />
      <text className={css.letters} x="100" y="70" textAnchor="middle">
        {initials}
      </text>
    </svg>
  )
}
