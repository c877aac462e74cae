import type { TeaserItem } from '#contracts/content/elements/site_teaser.ts'
import type { BlockProps } from '#web/blocks/block.ts'
import { ContentLink } from '#web/ui/content-link.tsx'
import { ContentPicture } from '#web/prose/content-picture.tsx'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'
import css from './block.module.css'

/** A picture with text, or a row of linked cards if the element has items. */
export function TeaserBlock({ element, context }: BlockProps<'site_teaser'>) {
  const { badge, bodytext, image, items, link } = element
  return (
    <BlockSection element={element} context={context} intro={bodytext} link={link}>
      {badge && (
        <p className={css.badge}>
          <Tag>{badge}</Tag>
        </p>
      )}
      {image && <ContentPicture file={image} className={css.single} sizes="(max-width: 47.9375rem) 94vw, 40rem" />}
      {items.length > 0 && (
        <ul className={css.items}>
          {items.map((item) => (
            <Item key={item.title} item={item} level={context.level === 2 ? 3 : 4} />
          ))}
        </ul>
      )}
    </BlockSection>
  )
}

function Item({ item: { title, text, image, link }, level }: { item: TeaserItem; level: 3 | 4 }) {
  const Title = `h${level}` as 'h3' | 'h4'
  return (
    <li className={css.item}>
      {image && (
        <div className={css.picture}>
          <ContentPicture file={image} sizes="(max-width: 47.9375rem) 94vw, 21rem" />
        </div>
      )}
      <Title className={css.title}>
        {link ? (
          <ContentLink href={link.href} target={link.target}>
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
