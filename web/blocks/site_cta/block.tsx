import type { BlockProps } from '#web/blocks/block.ts'
import { Heading } from '#web/blocks/layout/heading.tsx'
import { ActionLink } from '#web/prose/action-link.tsx'
import { RichText } from '#web/prose/rich-text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import css from './block.module.css'

/** A band across the page: a sentence, and what to do next. */
export function CtaBlock({ element, context }: BlockProps<'site_cta'>) {
  const { id, header, bodytext, links, background } = element
  return (
    <section
      id={`c${id}`}
      className={classNames(css.band, context.nested && css.nested, background === 'deep' ? 'deep' : css.light)}
      aria-labelledby={header.text ? `c${id}-h` : undefined}
    >
      <div className={classNames(!context.nested && 'wrap', css.row)}>
        <div className={css.text}>
          <Heading header={header} level={context.level} id={`c${id}-h`} />
          <RichText nodes={bodytext} className={css.lede} />
        </div>
        <div className={css.actions}>
          {links.map(({ link, style }) => (
            <ActionLink key={link.href + link.label} link={link} button={style === 'primary' ? 'primary' : 'line'} />
          ))}
        </div>
      </div>
    </section>
  )
}
