import type { MenuEntry, MenuType } from '#contracts/content/elements/menu.ts'
import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { ContentLink } from '#web/ui/content-link.tsx'
import { ContentPicture } from '#web/prose/content-picture.tsx'
import css from './block.module.css'

/** A menu in the page: pages with what the content system knows of them, their sections and subpages. */
export const MenuBlock = ({ element, context }: BlockProps<MenuType>) => (
  <BlockSection element={element} context={context}>
    {element.entries.length > 0 && (
      <nav aria-labelledby={element.header.text ? `c${element.id}-h` : undefined}>
        <Entries entries={element.entries} className={css.menu} />
      </nav>
    )}
  </BlockSection>
)

const Entries = ({ entries, className }: { entries: readonly MenuEntry[]; className?: string | undefined }) => (
  <ul className={className}>
    {entries.map((entry, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a page may be listed twice
      <li key={index}>
        {entry.image && <ContentPicture file={entry.image} sizes="12rem" alt="" className={css.picture} />}
        {entry.link ? (
          <ContentLink href={entry.link} target={entry.target}>
            {entry.title}
          </ContentLink>
        ) : (
          <span>{entry.title}</span>
        )}
        {entry.abstract && <p>{entry.abstract}</p>}
        {entry.sections.length > 0 && (
          <ul className={css.inner}>
            {entry.sections.map(({ id, title, link }) => (
              <li key={id}>
                <ContentLink href={link}>{title}</ContentLink>
              </li>
            ))}
          </ul>
        )}
        {entry.children.length > 0 && <Entries entries={entry.children} className={css.inner} />}
      </li>
    ))}
  </ul>
)
