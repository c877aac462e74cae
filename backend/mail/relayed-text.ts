/** Characters of a name in a mail to an address that was not confirmed. */
const LONGEST_NAME = 60

/** A full stop, or a sign that mail programs take for one, with a letter behind it: `evil.example`. */
const DOT_OF_A_DOMAIN = /(?<=\S)[.。．｡](?=\p{L})/gu

/**
 * A text that a stranger may have typed, for a mail to another person. It is short, and mail programs make no link of
 * it. A space keeps the words readable: `Hauptstr. 5`, `evil. example`.
 * @param longest characters.
 */
export const relayedText = (text: string, longest: number): string =>
  text
    .slice(0, longest)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll('://', ': //')
    .replaceAll(DOT_OF_A_DOMAIN, '$& ')

/** Whether a text can be a person's name in a greeting. It is short and nothing in it becomes a link. */
export const isPlainName = (name: string): boolean => name !== '' && relayedText(name, LONGEST_NAME) === name
