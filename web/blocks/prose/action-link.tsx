import { Link as RouterLink } from 'react-router'
import type { Link } from '#contracts/content/links/link.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './action-link.module.css'
import { useLinkAddress } from './mail-link.tsx'

/** The target of an element, below its text: a button or a link with an arrow. A link without a label is hidden. */
export function ActionLink({ link, button }: { link: Link | undefined; button?: 'primary' | 'line' }) {
  const to = useLinkAddress(link?.href ?? '')
  if (!link?.label) return null
  if (button) {
    return (
      <ButtonLink to={to} variant={button}>
        {link.label}
      </ButtonLink>
    )
  }
  return (
    <RouterLink to={to} className={css.more}>
      {link.label}
      <Icon name="arrow-right" small />
    </RouterLink>
  )
}
