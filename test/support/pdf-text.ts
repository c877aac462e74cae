import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each page of a PDF. The reader takes the bytes that it gets, so it gets a copy. */
export async function textOfPdf(file: ArrayBuffer): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(file.slice()), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
}

/** Colours in which a PDF fills and strokes, `#12507a`. */
export async function coloursOfPdf(file: ArrayBuffer): Promise<Set<string>> {
  const pdf = await getDocument({ data: new Uint8Array(file.slice()), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getOperatorList()),
  )
  const values: unknown[] = pages.flatMap(({ argsArray }) => argsArray.flat())
  return new Set(values.filter((value): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)))
}
