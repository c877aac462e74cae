/** The newest features that are used. A browser that has them all needs no stand-in. */
const NEWEST = [
  '[].toSorted',
  'Map.groupBy',
  'Promise.withResolvers',
  'URL.canParse',
  '"".toWellFormed',
  '"popover"in document.body',
]

/**
 * Waits for the first paint, then requests the style sheet and the modules in parallel. It then runs the script that
 * imports them. A page in the background is not painted, and one that was there meanwhile does not report it. Neither
 * waits for it. Some browsers never report it, for privacy. There the frame after the page's `load` is the latest time.
 * A browser that lacks something gets its stand-in before any module runs (public/stand-ins.js). The key `/` focuses
 * and clicks the header's field, so that no letter is lost before the search has its scripts.
 */
const START = `(()=>{
let isStarted=false
const start=()=>{
if(isStarted)return
isStarted=true
for(const link of document.querySelectorAll('link[data-rel]'))link.rel=link.dataset.rel
const script=document.createElement('script')
script.type='module'
script.textContent=document.querySelector('script[data-type=module]').textContent
const run=()=>document.head.append(script)
if(${NEWEST.join('&&')})return run()
const standIns=document.createElement('script')
standIns.src='/stand-ins.js'
standIns.onload=standIns.onerror=run
document.head.append(standIns)
}
if(document.visibilityState==='hidden')start()
else{
new PerformanceObserver(list=>{if(list.getEntriesByName('first-contentful-paint').length)start()}).observe({type:'paint',buffered:true})
document.addEventListener('visibilitychange',start)
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(start)))
}
addEventListener('keydown',event=>{
if(event.key!=='/'||event.defaultPrevented||event.ctrlKey||event.metaKey||event.altKey||event.isComposing||event.target.closest('input,textarea,select,[contenteditable]')||document.querySelector('dialog:modal'))return
const field=[...document.querySelectorAll('[data-search-field]')].find(one=>one.offsetParent)
if(field)event.preventDefault(),field.focus(),field.click()
})
})()`

/**
 * Moves React Router's style sheet and scripts behind the first paint. The files that the browser would load immediately
 * (`stylesheet`, `modulepreload`, the module script) are only named; a small script loads them after the paint
 * (docs/decisions/0014).
 * @param page rendered HTML, or a part of it that holds whole elements.
 */
export function afterPaint(page: string): string {
  return page
    .replaceAll(/<link rel="(?=modulepreload"|stylesheet")/g, '<link data-rel="')
    .replace(MODULE_SCRIPT, (_, source: string) => `${LATER_SCRIPT}${source}</script><script>${START}</script>`)
}

const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/
/** The beginning of the deferred script. Elements that it needs must precede it. */
export const LATER_SCRIPT = '<script type="text/plain" data-type="module">'
