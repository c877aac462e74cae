/** One habit of a TYPO3: its JSON and the reader's result. */
export interface Quirk {
  type: string
  content: object
  appearance?: object
  expected: object
}

/** A file with its properties. */
export const fileWith = (publicUrl: string, more: object = {}) => ({
  publicUrl,
  properties: { mimeType: 'image/png', ...more },
})
/** A gallery of one row. */
export const galleryOf = (...columns: unknown[]) => ({
  position: [],
  count: { columns: '2' },
  rows: { 1: { columns: Object.fromEntries(columns.map((column, index) => [String(index + 1), column])) } },
})
