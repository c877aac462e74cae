import { isPlainClick } from '#web/ui/plain-click.ts'

/**
 * Follows links to parts of the page. It scrolls to the part, focuses it and writes the fragment to the current entry
 * of the history. The router must not see them. Its update during hydration would make React discard the markup that
 * waits for its scripts. An action's errors would be lost, too. A listener on the window comes before React, which
 * stops clicks on markup that is not hydrated yet.
 */
export function followInPageLinks() {
  addEventListener('click', follow, { capture: true })
}

function follow(event: MouseEvent) {
  if (!(event.target instanceof Element) || !isPlainClick(event)) return
  const link = event.target.closest<HTMLAnchorElement>('a[href^="#"]')
  const part = link && document.getElementById(link.hash.slice(1))
  if (!part) return
  event.preventDefault()
  history.replaceState(history.state, '', link.hash)
  focusPart(part)
  part.scrollIntoView({ block: part.matches('input, select, textarea') ? 'center' : 'start' })
}

/** A part that cannot take the focus can while it has it: the tab key goes on from there. */
function focusPart(part: HTMLElement) {
  if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) {
    part.tabIndex = -1
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  }
  part.focus({ preventScroll: true })
}
