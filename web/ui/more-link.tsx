import { Link, type LinkProps } from 'react-router'
import { Icon } from './icon.tsx'
import css from './more-link.module.css'

/** "Show all items" with an arrow behind it. */
export function MoreLink({ children, ...props }: Omit<LinkProps, 'className'>) {
  return (
    <Link {...props} className={css.more}>
      {children}
      <Icon name="arrow-right" small />
    </Link>
  )
}
