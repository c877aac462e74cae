import type { TeaserItem } from '#contracts/content/element.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Band } from './band.tsx'
import type { BlockProps } from './block.ts'
import { ContentLink } from './content-link.tsx'
import { ContentPicture } from './content-picture.tsx'
import css from './teaser.module.css'

/** A linked card, or a row of cards when the element has items. */
export function Teaser({ element, place }: BlockProps<'site_teaser'>) {
  const { badge, bodytext, image, items, link } = element
  return (
    <Band element={element} place={place} intro={bodytext} link={link}>
      {badge && <Tag>{badge}</Tag>}
      {image && <ContentPicture file={image} className={css.single} />}
      {items.length > 0 && (
        <ul className={css.items}>
          {items.map((item) => (
            <Item key={item.title} item={item} level={place.level === 2 ? 3 : 4} />
          ))}
        </ul>
      )}
    </Band>
  )
}

function Item({ item: { title, text, image, link }, level }: { item: TeaserItem; level: 3 | 4 }) {
  const Title = `h${level}` as 'h3' | 'h4'
  return (
    <li className={css.item}>
      {image && (
        <div className={css.picture}>
          <ContentPicture file={image} />
        </div>
      )}
      <Title className={css.title}>
        {link ? (
          <ContentLink link={link}>
            {title}
            <Icon name="arrow-right" small />
          </ContentLink>
        ) : (
          title
        )}
      </Title>
      <p>{text}</p>
    </li>
  )
}
