import type { Link } from '#contracts/content/link.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { useLinkAddress } from './mail-link.tsx'

/** The target of an element, below its text: a button or a link with an arrow. A link without a label is hidden. */
export function ActionLink({ link, isButton = false }: { link: Link | undefined; isButton?: boolean }) {
  const to = useLinkAddress(link?.href ?? '')
  if (!link?.label) return null
  return isButton ? <ButtonLink to={to}>{link.label}</ButtonLink> : <MoreLink to={to}>{link.label}</MoreLink>
}
