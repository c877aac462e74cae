// Imported for its effect: messages ask `locale.ts` for the current locale.
import './locale.ts'

/**
 * The interface's texts, one function per key: `m.cart_empty()`. Sources are `messages/<area>/<locale>.json`. Plurals
 * select on the number itself, `"count=1"` and `"count=*"`, in Czech also 2 to 4. Do not use `count: plural`. It asks
 * `Intl` for the rules of `cz`, a country and not a language. It gets those of the machine's language.
 */
export { m } from './generated/messages.js'
