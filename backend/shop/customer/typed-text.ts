import { z } from 'zod'

/** Typed text without control characters and surrounding blanks. */
export const typedText = z.string().transform((text) =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim(),
)
