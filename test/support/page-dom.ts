import { Window } from 'happy-dom'

/** One window for all pages. A window stays in memory until it is closed: 96 MB for a list of 250 products. */
const window = new Window({ url: 'http://site.test/', settings: { disableJavaScriptEvaluation: true } })

/** The body of a page, or of a part of one, as a DOM. Nothing in it is run or loaded. */
export function pageBody(html: string) {
  const document = window.document.implementation.createHTMLDocument()
  // Queries by role ask the window how elements are shown.
  Object.defineProperty(document, 'defaultView', { value: window })
  // Its parser of whole documents fails at a data script in the head.
  document.body.innerHTML = html.includes('<body')
    ? html.slice(html.indexOf('<body'), html.lastIndexOf('</body>'))
    : html
  return document.body
}
