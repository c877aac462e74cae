const ADDRESS = /(?<![\w.+-])([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)/g
const CONCEALED = / \(at\) /g

/**
 * Writes mail addresses in a form that collectors find neither in the page nor in its data: `anna (at) example.com`.
 * The readers of this folder conceal every address.
 */
export const concealMail = (text: string): string => text.replace(ADDRESS, '$1 (at) $2')

export const revealMail = (concealed: string): string => concealed.replace(CONCEALED, '@')
