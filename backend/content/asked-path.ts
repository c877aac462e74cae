/** The path that a caller asks for: decoded, or as it is if it cannot be decoded. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch (error) {
    if (error instanceof URIError) return pathname
    throw error
  }
}

/** One spelling of an address: `/de/kontakt/` is `/de/kontakt`. */
export const withoutFinalSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, '') || '/'
