import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** React writes it in place of a part that it could not render, for the browser to try. */
const FAILED_PART = '<!--$!-->'

/**
 * Renders a page to one string. `renderToString` leaves out a part in a `Suspense` that fails, and does not name the reason:
 * the page would be sent and stored without it.
 * @throws the error of the first part that fails.
 */
export async function renderPage(page: ReactElement): Promise<string> {
  const text = renderToString(page)
  if (text.includes(FAILED_PART)) throw await failureOf(page)
  return text
}

/** Renders the page once more by React's stream, which names the reason. */
async function failureOf(page: ReactElement): Promise<Error> {
  const reason = await new Promise<unknown>((resolve) => {
    renderToPipeableStream(page, { onError: resolve, onAllReady: () => resolve(undefined) })
  })
  return reason instanceof Error ? reason : new Error('a part of the page could not be rendered', { cause: reason })
}
