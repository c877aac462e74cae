/** Characters of the buyer's texts of a line. */
export const LONGEST_NOTE = 500
export const LONGEST_REFERENCE = 60

/** A text as a field of one line has it. Such a field drops line breaks, and two numbers would become one. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
