import type { LabelledLink } from '#contracts/content/links/link.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { ContentLink } from '#web/ui/content-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './action-link.module.css'

/** The target of an element, below its text: a button or a link with an arrow. A link without a label is hidden. */
export function ActionLink({ link, button }: { link: LabelledLink | undefined; button?: 'primary' | 'line' }) {
  if (!link?.label) return null
  const { href, label, target } = link
  return (
    <ContentLink href={href} target={target} className={button ? buttonLook({ variant: button }) : css.more}>
      {label}
      {!button && <Icon name="arrow-right" small />}
    </ContentLink>
  )
}
