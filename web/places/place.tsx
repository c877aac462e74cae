import { useState } from 'react'
import { type PlaceName, placeMark } from './place-mark.ts'

/**
 * A place of the page that is filled when the page is sent. In the browser it stays as it was sent, until the part that
 * has it knows better and renders something else instead.
 */
export function Place({ name }: { name: PlaceName }) {
  const [html] = useState(() =>
    typeof document === 'undefined' ? placeMark(name) : (sentPlace(name)?.innerHTML ?? ''),
  )
  return <span data-place={name} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}

/** The place as it is in the document, with what the server knew of the visitor. */
export const sentPlace = (name: PlaceName): Element | null => document.querySelector(`[data-place="${name}"]`)
