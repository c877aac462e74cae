const texts = new WeakMap<Response, string>()

/** Remembers the text that an answer was made of. */
export function withText(response: Response, text: string): Response {
  texts.set(response, text)
  return response
}

/**
 * The text of one of the shop's answers, for callers in the same process: a long one would be turned into bytes and
 * back, which takes longer than making it. Undefined for answers that came otherwise.
 */
export const textOf = (response: Response): string | undefined => texts.get(response)
