/**
 * Decides once, before the first frame, whether a page is written in the site's own font. It is if the font is there by
 * then; only a visitor who comes from another page of the site, or loads one again, can have it, so only they look.
 * Otherwise the page is written in the stand-in. Then the font is loaded after everything else, for the next page.
 */
const CHOOSE_FONT = `(()=>{
const root=document.documentElement
const load=()=>document.fonts.load('1em "Sofia Sans"',root.lang==='cs'?'a\\u011b':'a').catch(()=>[])
let framed=false
const frame=()=>{
if(document.body&&document.body.firstElementChild)framed=true
else requestAnimationFrame(frame)
}
requestAnimationFrame(frame)
const [visit]=performance.getEntriesByType('navigation')
if(document.referrer.startsWith(location.origin+'/')||(visit&&visit.type!=='navigate'))load().then(([font])=>{if(font&&!framed)root.dataset.font='own'})
addEventListener('load',load)
})()`

/** Belongs in the head, after the styles that name the font. */
export const FONT_SCRIPT = `<script>${CHOOSE_FONT}</script>`
