/** Parses a text that may be no JSON. Returns undefined then; a schema names the mistake. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
