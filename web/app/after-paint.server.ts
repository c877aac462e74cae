/**
 * Waits for the first frame, then requests the modules in parallel and runs the script that imports them. A page in the
 * background has no frames, so it does not wait. A font that came after the first paint is not used on this page: it
 * would replace the letters that were painted, and move them.
 */
const START = `(()=>{
const late=()=>{
const[paint]=performance.getEntriesByType('paint')
const font=performance.getEntriesByType('resource').find(({name})=>name.includes('/sofia-sans-latin-wght'))
if(!document.fonts.check('1em "Sofia Sans"')||(paint&&font&&font.responseEnd>paint.startTime))document.documentElement.dataset.font='late'
}
const start=()=>{
late()
for(const link of document.querySelectorAll('link[data-rel]'))link.rel=link.dataset.rel
const script=document.createElement('script')
script.type='module'
script.textContent=document.querySelector('script[data-type=module]').textContent
document.head.append(script)
}
late()
if(document.visibilityState==='hidden')start()
else requestAnimationFrame(()=>{late();setTimeout(start)})
})()`

/**
 * Moves React Router's scripts behind the first paint. The files that it would load immediately (`modulepreload`, the
 * module script) are only named; a small script loads them after the paint (docs/decisions/0014).
 * @param page rendered HTML; returned unchanged if it has no scripts of React Router.
 */
export function afterPaint(page: string): string {
  return page
    .replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
    .replace(MODULE_SCRIPT, (_, source: string) => `${LATER_SCRIPT}${source}</script><script>${START}</script>`)
}

const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/
/** The beginning of the deferred script. Elements that it needs must precede it. */
export const LATER_SCRIPT = '<script type="text/plain" data-type="module">'
