/** Reads a text in UTF-8, or in Windows-1252: Excel writes that in western Europe unless it is asked for UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // It is not UTF-8.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
