/**
 * Waits for the first frame, then asks for the modules all at once and runs the script that imports them. A page in the
 * background has no frames, so it does not wait. A font that is not there by then is not used on this page.
 */
const START = `(()=>{
const start=()=>{
if(!document.fonts.check('1em "Sofia Sans"'))document.documentElement.dataset.font='late'
for(const link of document.querySelectorAll('link[data-rel]'))link.rel=link.dataset.rel
const script=document.createElement('script')
script.type='module'
script.textContent=document.querySelector('script[data-type=module]').textContent
document.head.append(script)
}
if(document.visibilityState==='hidden')start()
else requestAnimationFrame(()=>setTimeout(start))
})()`

/**
 * Moves React Router's scripts behind the first paint: what it writes to be fetched at once (`modulepreload`, the module
 * script) is only named, and a small script fetches it when the page has been painted (docs/decisions/0014).
 * @param page rendered HTML; without scripts of React Router it is returned as it is.
 */
export function afterPaint(page: string): string {
  return page
    .replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
    .replace(MODULE_SCRIPT, (_, source: string) => `${LATER_SCRIPT}${source}</script><script>${START}</script>`)
}

const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/
/** How the script that waits begins. What it needs in the page has to come before it. */
export const LATER_SCRIPT = '<script type="text/plain" data-type="module">'
