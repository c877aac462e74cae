import type { BlockProps } from '#web/blocks/block.ts'
import { ActionLink } from '#web/prose/action-link.tsx'
import { ContentPicture } from '#web/prose/content-picture.tsx'
import { Heading } from '#web/blocks/layout/heading.tsx'
import { RichText } from '#web/prose/rich-text.tsx'
import { AssemblyDrawing } from './assembly.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PartsList } from './parts-list.tsx'
import { TitleBlock } from './title-block.tsx'
import css from './block.module.css'

/** The beginning of the home page: the company's field, and a drawing whose parts link to the product families. */
export function HeroBlock({ element, context, data: { parts } }: BlockProps<'site_hero'>) {
  const { header, bodytext, link, moreLink, image } = element
  return (
    <section className={css.hero} id={`c${element.id}`} aria-labelledby={`c${element.id}-h`}>
      <div className="wrap">
        <div className={classNames(css.grid, element.layers.length === 0 && css.photo)}>
          <div className={css.text}>
            <Heading header={header} level={context.level} id={`c${element.id}-h`} />
            <RichText nodes={bodytext} className={css.lede} />
            <div className={css.actions}>
              <ActionLink link={link} button="primary" />
              <ActionLink link={moreLink} />
            </div>
          </div>
          <div className={css.art}>
            {image && element.layers.length > 0 ? (
              <AssemblyDrawing image={image} layers={element.layers} captions={element.captions} parts={parts} />
            ) : (
              image && <ContentPicture file={image} sizes="(max-width: 73.75rem) 94vw, 46vw" isFirst={context.stage} />
            )}
          </div>
          {parts.length > 0 && <PartsList parts={parts} />}
        </div>
      </div>
      <TitleBlock facts={element.facts} link={element.factsLink} />
    </section>
  )
}
