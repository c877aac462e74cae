const BEFORE = String.raw`(?<![\p{L}\p{N}.@+_/-])`
/** A mail address or a name of a host, which have to stay as they are. */
const ADDRESS = String.raw`(?![\w.+\-]*(?:@| \(at\)|\.\w))`
const SINGLE = new RegExp(`${BEFORE}(\\p{L})-(?=\\p{Lu}?\\p{Ll})${ADDRESS}`, 'gu')

/**
 * Keeps a single letter and its word on one line: C‑Profil, E‑Mail, e‑shop. Typesetters do not break there. Item numbers
 * and addresses keep their hyphen, because they are copied.
 */
export const keepTogether = (text: string): string => text.replace(SINGLE, '$1\u2011')
