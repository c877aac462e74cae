import type { ComponentProps, MouseEvent } from 'react'
import { Link as RouterLink, type To } from 'react-router'
import { mayPrefetch } from './may-prefetch.ts'
import { isPlainClick } from './plain-click.ts'

type LinkProps = ComponentProps<typeof RouterLink>

/**
 * The link to a page of this site. Its page is prefetched while a visitor points at the link, and a product comes in one
 * movement. Without scripts it is an ordinary link.
 */
export function Link({ onClick, ...props }: LinkProps) {
  return (
    <RouterLink
      // The page lists all routes (docs/decisions/0047).
      discover="none"
      prefetch={isOtherPage(props) && mayPrefetch() ? 'intent' : 'none'}
      viewTransition={isProduct(props.to)}
      {...props}
      onClick={(event) => {
        onClick?.(event)
        leaveOffline(event)
      }}
    />
  )
}

/** Whether the link leads to another page: not to a file, and not to a choice in this page's query. */
const isOtherPage = ({ to, reloadDocument }: LinkProps): boolean => typeof to === 'string' && !reloadDocument

const isProduct = (to: To): boolean => typeof to === 'string' && to.split('/')[3] === 'product'

/** Without a network the browser's own page is better: it reloads once the network is back. */
function leaveOffline(event: MouseEvent<HTMLAnchorElement>) {
  const { href, target } = event.currentTarget
  if (navigator.onLine || target !== '' || !isPlainClick(event)) return
  event.preventDefault()
  location.assign(href)
}
