import { useState } from 'react'
import { getLocale } from '#web/i18n/locale.ts'
import { accountLinkHtml } from './account-link.ts'
import { type PlaceName, placeMark } from './place-mark.ts'

/**
 * A place of the page that is filled when the page is sent. In the browser it stays unchanged until its component has
 * newer data and renders that instead.
 */
export function Place({ name }: { name: PlaceName }) {
  const [html] = useState(() => {
    if (!import.meta.env.SSR || typeof document !== 'undefined') return sentPlace(name)?.innerHTML ?? ''
    return (name === 'account' ? accountLinkHtml(false, getLocale()) : '') + placeMark(name)
  })
  return <span data-place={name} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}

/** The place in the document, with the data that the server had of the visitor. */
export const sentPlace = (name: PlaceName): Element | null => document.querySelector(`[data-place="${name}"]`)
