/** Characters of the shortest password; Shopware's default. */
export const SHORTEST_PASSWORD = 8
/** Characters of the longest password. The hash function of Shopware's framework takes no more. */
export const LONGEST_PASSWORD = 4096

/** The four kinds of characters that a password must have, and their expressions; `sign` is anything else but a space. */
export const PASSWORD_CLASSES = {
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\p{Nd}/u,
  sign: /[^\p{L}\p{Nd}\s]/u,
} as const

export type PasswordClass = keyof typeof PASSWORD_CLASSES

/** Length in characters; some of them are two units of a text. */
export const passwordLength = (password: string): number => [...password].length
