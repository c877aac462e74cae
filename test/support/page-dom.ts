import { Window } from 'happy-dom'

/** The body of a page as a DOM. Nothing in it runs or is loaded. */
export function pageBody(html: string) {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } })
  // Its parser of whole documents gives up at a script of data in the head.
  document.body.innerHTML = html.slice(html.indexOf('<body'), html.lastIndexOf('</body>'))
  return document.body
}
