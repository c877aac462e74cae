/** In the XMP metadata and in the document information; both are usually not compressed. */
const DATES = [
  /<xmp:ModifyDate>(\d{4})-(\d\d)-(\d\d)/,
  /\/ModDate\s*\(D:(\d{4})(\d\d)(\d\d)/,
  /<xmp:CreateDate>(\d{4})-(\d\d)-(\d\d)/,
  /\/CreationDate\s*\(D:(\d{4})(\d\d)(\d\d)/,
]

/** Returns the day on which a PDF was last changed, or else made; undefined if it does not say so in plain text. */
export function readPdfDate(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (!text.startsWith('%PDF-')) return undefined
  const [, year, month, day] = DATES.map((date) => date.exec(text)).find((found) => found !== null) ?? []
  return year === undefined ? undefined : `${year}-${month}-${day}`
}
