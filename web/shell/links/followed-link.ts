/** The internal link that an event happened in, if a client navigation or a prefetch may serve it. */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin) return undefined
  if (link.target !== '' || link.hasAttribute('download')) return undefined
  // Another language is another document, and files are not pages.
  if (link.hreflang !== '' || /\.\w+$/.test(link.pathname)) return undefined
  return link
}

/** Address to navigate to: path, query and fragment. */
export const addressOf = (link: HTMLAnchorElement): string => link.pathname + link.search + link.hash

/** Whether the next page keeps the place of this one: `?scrollTop=false`, as editors write it. */
export const keepsPlace = ({ search }: Pick<HTMLAnchorElement, 'search'>): boolean =>
  new URLSearchParams(search).get('scrollTop') === 'false'

/** Whether a click is meant for this page: the main button without modifier keys, not yet handled. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
