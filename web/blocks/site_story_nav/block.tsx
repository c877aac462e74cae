import type { LabelledLink } from '#contracts/content/links/link.ts'
import type { BlockProps } from '#web/blocks/block.ts'
import { Heading } from '#web/blocks/layout/heading.tsx'
import { ContentLink } from '#web/ui/content-link.tsx'
import { ContentPicture } from '#web/prose/content-picture.tsx'
import { m } from '#web/i18n/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './block.module.css'

/** The parts of a long page as links, and the ways to the pages before and after it. */
export function StoryNavBlock({ element, context }: BlockProps<'site_story_nav'>) {
  const { id, header, items, previous, next } = element
  const label = header.text
    ? { 'aria-labelledby': `c${id}-h` }
    : { 'aria-label': items.length > 0 ? m.content_story_parts() : m.content_story_ways() }
  return (
    <nav id={`c${id}`} className={classNames(css.story, !context.nested && 'wrap')} {...label}>
      <Heading header={header} level={context.level} id={`c${id}-h`} />
      {items.length > 0 && (
        <ol className={css.parts}>
          {items.map(({ title, href, media }) => (
            <li key={href + title}>
              <ContentLink href={href} className={css.part}>
                {media && (
                  <span className={css.picture}>
                    <ContentPicture file={media} alt="" sizes="(max-width: 47.9375rem) 30vw, 14rem" />
                  </span>
                )}
                <span>{title}</span>
              </ContentLink>
            </li>
          ))}
        </ol>
      )}
      {(previous || next) && (
        <div className={css.ways}>
          <Way link={previous} label={m.content_story_previous()} />
          <Way link={next} label={m.content_story_next()} isNext />
        </div>
      )}
    </nav>
  )
}

function Way({ link, label, isNext = false }: { link: LabelledLink | undefined; label: string; isNext?: boolean }) {
  if (!link?.label) return null
  return (
    <ContentLink href={link.href} target={link.target} className={classNames(css.way, isNext && css.next)}>
      <Icon name={isNext ? 'arrow-right' : 'arrow-left'} />
      <span>
        <small>{label}</small>
        <b>{link.label}</b>
      </span>
    </ContentLink>
  )
}
