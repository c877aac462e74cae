const ADDRESS = /([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)/g
const CONCEALED = / \(at\) /g

/**
 * Writes mail addresses so that collectors do not find them, in the page or in its data: `anna (at) example.com`.
 * The readers of this folder do so with every address that they meet.
 */
export const concealMail = (text: string): string => text.replace(ADDRESS, '$1 (at) $2')

export const revealMail = (concealed: string): string => concealed.replace(CONCEALED, '@')
