import type { BlockProps } from '#web/blocks/block.ts'
import { backgroundClass } from '#web/blocks/layout/background.ts'
import { Heading } from '#web/blocks/layout/heading.tsx'
import { ContentLink } from '#web/ui/content-link.tsx'
import { RichText } from '#web/prose/rich-text.tsx'
import { NewsletterField } from '#web/forms/newsletter-field.tsx'
import { m } from '#web/i18n/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import css from './block.module.css'

/** A band with the one field of the newsletter, which is posted to the page with the whole form. */
export function NewsletterTeaserBlock({ element, context }: BlockProps<'site_newsletter_teaser'>) {
  const { id, header, bodytext, formLink, privacyLink, background } = element
  return (
    <section
      id={`c${id}`}
      className={classNames(css.band, background ? backgroundClass(background) : css.light)}
      aria-labelledby={header.text ? `c${id}-h` : undefined}
    >
      <div className={classNames(!context.nested && 'wrap', css.row)}>
        <div className={css.text}>
          <Heading header={header} level={context.level} id={`c${id}-h`} />
          <RichText nodes={bodytext} />
        </div>
        {formLink && (
          <div className={css.field}>
            <NewsletterField path={formLink.href} id={`c${id}-email`} />
            {privacyLink && (
              <p>
                <ContentLink href={privacyLink.href} target={privacyLink.target}>
                  {privacyLink.label || m.content_privacy()}
                </ContentLink>
              </p>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
