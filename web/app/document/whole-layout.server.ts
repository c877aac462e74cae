import { PLACES_KEY } from './use-whole-layout.ts'

/**
 * Does for the first page what `useWholeLayout` does for those that scripts show: before the browser goes to its mark, and
 * before the place of a page that is loaded again is restored. An entry without a state, or a blocked storage, has no place.
 */
const LAY_OUT = `(()=>{
const whole=()=>document.documentElement.dataset.whole='rows'
if(location.hash)return whole()
try{if(JSON.parse(sessionStorage.getItem('${PLACES_KEY}'))[history.state.key]>0)whole()}catch{}
})()`

/** Belongs in the head. */
export const WHOLE_LAYOUT_SCRIPT = `<script>${LAY_OUT}</script>`
