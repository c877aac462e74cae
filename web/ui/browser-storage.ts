type Kind = 'localStorage' | 'sessionStorage'

/**
 * Texts that the browser keeps for this site: `localStorage` on the device, `sessionStorage` in this tab. A browser may
 * refuse both, by its visitor's settings, or be full; it then throws a DOMException.
 */
export function readStoredText(kind: Kind, key: string): string | undefined {
  try {
    return window[kind].getItem(key) ?? undefined
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** @returns false if the browser does not keep it. */
export function writeStoredText(kind: Kind, key: string, text: string): boolean {
  try {
    window[kind].setItem(key, text)
    return true
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

/** Reads a stored text as JSON; undefined if it is not, because anyone at the device may have changed it. */
export function parseStoredJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
