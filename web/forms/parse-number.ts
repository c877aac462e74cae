/**
 * Returns the number that was typed, NaN for empty or non-numeric input. Spaces between thousands are left out, and a
 * comma is the decimal separator.
 */
export function parseNumber(text: string): number {
  const plain = text.replaceAll(/[\s\u202f\u00a0]/g, '').replace(',', '.')
  return plain === '' ? Number.NaN : Number(plain)
}
