import { ContactCard } from '#web/people/contact-card.tsx'
import type { ShownHit } from './shown-hit.ts'

/** A person whom a visitor can call or write to. */
export function PersonHit({ hit: { person, picture } }: { hit: Extract<ShownHit, { view: 'contacts' }> }) {
  const { position, ...channels } = person
  const image = picture
    ? { url: picture, alternative: '', title: '', mimeType: '', width: 500, height: 300 }
    : undefined
  return (
    <ContactCard
      level={3}
      contact={{ id: 0, ...channels, positions: [position], groups: [], organisations: [], regions: [], image }}
    />
  )
}
