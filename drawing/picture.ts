type Symbolic = {
  /** Letter of the measure that the mark belongs to. */
  readonly symbol?: string
}
/** A drawing before it is written. The same marks become an SVG file or React elements. */
export type PathMark = Symbolic & {
  readonly kind: 'path'
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  /** Screen pixels at any size of the drawing. */
  readonly width?: number
  readonly dash?: string
  readonly evenOdd?: boolean
}
export type TextMark = Symbolic & {
  readonly kind: 'text'
  readonly text: string
  /** SVG matrix a b c d e f; text is centred on its origin. */
  readonly matrix: readonly number[]
  readonly size: number
  readonly fill: string
}
export type Mark = PathMark | TextMark

/** `width` and `height` are in units of the marks' coordinates. The view box begins at 0 0. */
export type Drawing = {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
  /** Units for one millimetre, only of a flat drawing. */
  readonly scale?: number
  /** The view without dimensions, if there is one: its number of marks, and the part they fill of the drawing. */
  readonly plain?: { readonly marks: number; readonly viewBox: string }
}

/**
 * Fragment of a file's address that shows it without dimensions, for thumbnails: `ct-1.svg#plain`. One download serves
 * both views.
 */
export const PLAIN_VIEW = 'plain'

/** Units of a drawing per pixel of its natural size. */
const UNITS_PER_PIXEL = 5

export const TEXT_FONT = "'Sofia Sans', Arial, sans-serif"

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function writeMark(mark: Mark): string {
  if (mark.kind === 'text') {
    return (
      `<text transform="matrix(${mark.matrix.join(' ')})" font-size="${mark.size}" fill="${mark.fill}">` +
      `${escapeXml(mark.text)}</text>`
    )
  }
  const { d, fill, stroke, width, dash, evenOdd } = mark
  const attributes = [
    fill && ` fill="${fill}"`,
    evenOdd && ' fill-rule="evenodd"',
    stroke && ` stroke="${stroke}" stroke-width="${width ?? 1}" vector-effect="non-scaling-stroke"`,
    dash && ` stroke-dasharray="${dash}"`,
  ]
  return `<path d="${d}"${attributes.filter(Boolean).join('')}/>`
}

/** Returns marks as SVG elements, for a file that groups them. */
export const writeMarks = (marks: readonly Mark[]): string => marks.map(writeMark).join('')

/** Returns a complete SVG file without external references. */
export function writeSvg({ width, height, marks, plain }: Drawing, title?: string): string {
  const body = plain
    ? `${writeMarks(marks.slice(0, plain.marks))}<g>${writeMarks(marks.slice(plain.marks))}</g>`
    : writeMarks(marks)
  const size = `width="${Math.round(width / UNITS_PER_PIXEL)}" height="${Math.round(height / UNITS_PER_PIXEL)}"`
  const text = marks.some((mark) => mark.kind === 'text') ? ` font-family="${TEXT_FONT}" text-anchor="middle"` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}${title ? ' role="img"' : ''}>` +
    (title ? `<title>${escapeXml(title)}</title>` : '') +
    (plain
      ? `<style>#${PLAIN_VIEW}:target~g>g{display:none}</style><view id="${PLAIN_VIEW}" viewBox="${plain.viewBox}"/>`
      : '') +
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round"${text}>${body}</g></svg>`
  )
}
