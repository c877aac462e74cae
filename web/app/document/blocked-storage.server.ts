/**
 * A tab storage that stores nothing, for browsers whose visitor blocks storage. React Router's own script in the page
 * reads it, and in its handler of the error uses it again, which is an uncaught error on every page.
 */
const EMPTY_STORAGE = `(()=>{
try{sessionStorage}catch{
const setItem=()=>{throw new DOMException('Storage is blocked.','QuotaExceededError')}
Object.defineProperty(window,'sessionStorage',{value:{getItem:()=>null,setItem,removeItem(){}}})
}
})()`

/** Belongs in the head, before all others. */
export const STORAGE_SCRIPT = `<script>${EMPTY_STORAGE}</script>`
