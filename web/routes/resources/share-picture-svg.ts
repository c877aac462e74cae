import { LOGO_MARK } from '#web/shell/header/logo-mark.ts'
import type { Drawing } from '#drawing/picture.ts'
import { escapeXml } from '#drawing/picture.ts'
import { placeDrawing } from '#drawing/place-drawing.ts'

/** Pixels, as networks show the picture of a link. */
export const SHARE_PICTURE = { width: 1200, height: 630 }

interface SharePicture {
  /** One or two, the larger one first. */
  drawings: readonly Drawing[]
  /** Texts about a product in place of a drawing; the first ones that fit. */
  facts: readonly { label: string; value: string }[]
  title: string
  /** Below the title. */
  line: string
  company: string
}

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE
const EDGE = 56
/** Height of the ground on which the drawings are. */
const GROUND = 430
/** Average width of a bold letter as a share of the text size. */
const LETTER = 0.54
const SIZES = [54, 46, 38, 32]

const INK = '#1f1e1c'
const MUTED = '#585652'
const BRAND = '#017f42'

/** The picture of a page where its link is shared: drawings above, title and company below. */
export function sharePictureSvg({ drawings, facts, title, line, company }: SharePicture): string {
  const room = WIDTH - 2 * EDGE
  const size = SIZES.find((one) => title.length * one * LETTER <= room) ?? 32
  const text = shorten(title, Math.floor(room / (size * LETTER)))
  const [first, second] = drawings
  const wide = second ? 700 : room
  const marks = [
    ...(first ? [placeDrawing(first, { x: EDGE, y: 32, width: wide, height: GROUND - 64 }, 1.5)] : []),
    ...(second
      ? [placeDrawing(second, { x: EDGE + wide + 40, y: 60, width: room - wide - 40, height: GROUND - 120 }, 1.5)]
      : []),
    ...(first || facts.length > 0 ? [] : [mark(WIDTH / 2 - 144, GROUND / 2 - 144, 8)]),
    ...(first || facts.length === 0 ? [] : [mark(WIDTH - EDGE - 252, GROUND / 2 - 126, 7), factLines(facts)]),
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/><rect width="${WIDTH}" height="${GROUND}" fill="#f4f1ed"/>` +
    marks.join('') +
    `<rect y="${GROUND}" width="${WIDTH}" height="6" fill="${BRAND}"/>` +
    `<g font-family="Sofia Sans">` +
    `<text x="${EDGE}" y="508" font-size="${size}" font-weight="700" fill="${INK}">${escapeXml(text)}</text>` +
    `<text x="${EDGE}" y="580" font-size="32" fill="${MUTED}">${escapeXml(shorten(line, 44))}</text>` +
    mark(WIDTH - EDGE - company.length * 20 - 64, 546, 1.4) +
    `<text x="${WIDTH - EDGE}" y="580" font-size="36" font-weight="700" fill="${BRAND}" text-anchor="end">` +
    `${escapeXml(company)}</text></g></svg>`
  )
}

/** Three facts below each other, beside the mark. */
function factLines(facts: SharePicture['facts']): string {
  const lines = facts.slice(0, 3)
  const step = 126
  const top = (GROUND - lines.length * step) / 2
  const texts = lines.map(({ label, value }, index) => {
    const y = top + index * step
    return (
      `<text x="${EDGE}" y="${y + 38}" font-size="30" fill="${MUTED}">${escapeXml(shorten(label, 48))}</text>` +
      `<text x="${EDGE}" y="${y + 92}" font-size="46" font-weight="700" fill="${INK}">${escapeXml(shorten(value, 30))}</text>`
    )
  })
  return `<g font-family="Sofia Sans">${texts.join('')}</g>`
}

const mark = (x: number, y: number, scale: number): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="${LOGO_MARK}" fill="${BRAND}"/>`

const shorten = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`)
