import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * Renders a page to one text, once all of its parts are there. Its styles and its policy depend on the whole.
 * @throws the error of the first part that fails. React alone would leave that part to the browser.
 */
export function renderPage(page: ReactElement): Promise<string> {
  const rendered = Promise.withResolvers<string>()
  const { pipe } = renderToPipeableStream(page, {
    // Large parts stay in their place: moving them there would need a script.
    progressiveChunkSize: Infinity,
    onError: rendered.reject,
    onAllReady: () => rendered.resolve(text(pipe(new PassThrough()))),
  })
  return rendered.promise
}
