import { Window } from 'happy-dom'

/** The body of a page as a DOM. Nothing in it is run or loaded. */
export function pageBody(html: string) {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } })
  // Its parser of whole documents fails at a data script in the head.
  document.body.innerHTML = html.slice(html.indexOf('<body'), html.lastIndexOf('</body>'))
  return document.body
}
