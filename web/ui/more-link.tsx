import { Link, type LinkProps } from 'react-router'
import { Icon } from './icon.tsx'
import css from './more-link.module.css'

/** "Show all items" with an arrow behind it. */
export function MoreLink({ children, prefetch = 'intent', ...props }: Omit<LinkProps, 'className'>) {
  return (
    <Link {...props} prefetch={prefetch} className={css.more}>
      {children}
      <Icon name="arrow-right" small />
    </Link>
  )
}
