import type { Brand } from '#contracts/brand.ts'
import type { Drawing } from '#drawing/picture.ts'
import { escapeXml } from '#drawing/picture.ts'
import { type PictureFrame, placeDrawing, placeFile } from '#drawing/place-drawing.ts'

/** Pixels, as networks show the picture of a link. */
export const SHARE_PICTURE = { width: 1200, height: 630 }

/** The target of a shared link. */
export interface SharedSubject {
  title: string
  /** Below the title; the company's claim if it is missing. */
  line?: string
  /** Drawings, or complete SVG files: one or two, the larger one first. */
  drawings?: readonly (Drawing | string)[]
  /** Whether up to three drawings have the same room, side by side. */
  isRow?: boolean
  /** Texts about a product in place of a drawing; the first ones that fit. */
  facts?: readonly { label: string; value: string }[]
}

interface SharePicture extends SharedSubject {
  line: string
  company: string
  brand: Pick<Brand, 'ground' | 'mark'>
  /** Of the company's name. */
  colour: string
}

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE
const EDGE = 56
/** Between drawings in a row. */
const GAP = 48
/** Height of the ground on which the drawings are. */
const GROUND = 430
/** Average width of a bold letter as a share of the text size. */
const LETTER = 0.54
const SIZES = [54, 46, 38, 32]

const INK = '#1f1e1c'
const MUTED = '#585652'

/** The picture of a page where its link is shared: drawings above, title and company below. */
export function sharePictureSvg(picture: SharePicture): string {
  const { title, line, company, brand, colour, drawings = [], facts = [], isRow = false } = picture
  const mark = (x: number, y: number, size: number) =>
    `<image x="${x}" y="${y}" width="${size}" height="${size}" href="${brand.mark}"/>`
  const room = WIDTH - 2 * EDGE
  const size = SIZES.find((one) => title.length * one * LETTER <= room) ?? 32
  const text = shorten(title, Math.floor(room / (size * LETTER)))
  const frames = isRow || drawings.length < 2 ? rowOf(drawings.length) : MAIN_AND_DETAIL
  const marks = [
    ...frames.flatMap((frame, index) => place(drawings[index], frame, brand.ground)),
    ...(drawings.length > 0 || facts.length > 0 ? [] : [mark(WIDTH / 2 - 144, GROUND / 2 - 144, 288)]),
    ...(drawings.length > 0 || facts.length === 0
      ? []
      : [mark(WIDTH - EDGE - 252, GROUND / 2 - 126, 252), factLines(facts)]),
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/><rect width="${WIDTH}" height="${GROUND}" fill="${brand.ground}"/>` +
    marks.join('') +
    `<rect y="${GROUND}" width="${WIDTH}" height="6" fill="${colour}"/>` +
    `<g font-family="Sofia Sans">` +
    `<text x="${EDGE}" y="508" font-size="${size}" font-weight="700" fill="${INK}">${escapeXml(text)}</text>` +
    `<text x="${EDGE}" y="580" font-size="32" fill="${MUTED}">${escapeXml(shorten(line, 44))}</text>` +
    mark(WIDTH - EDGE - 50, 546, 50) +
    `<text x="${WIDTH - EDGE - 64}" y="580" font-size="36" font-weight="700" fill="${colour}" text-anchor="end">` +
    `${escapeXml(company)}</text></g></svg>`
  )
}

/** A large drawing and a small one beside it. */
const MAIN_AND_DETAIL: readonly PictureFrame[] = [
  { x: EDGE, y: 32, width: 700, height: GROUND - 64 },
  { x: EDGE + 740, y: 60, width: WIDTH - 2 * EDGE - 740, height: GROUND - 120 },
]

/** Frames of the same size side by side. */
function rowOf(count: number): readonly PictureFrame[] {
  const width = (WIDTH - 2 * EDGE - GAP * (count - 1)) / count
  return Array.from({ length: count }, (_, i) => ({ x: EDGE + i * (width + GAP), y: 32, width, height: GROUND - 64 }))
}

function place(drawing: Drawing | string | undefined, frame: PictureFrame, ground: string): string[] {
  if (drawing === undefined) return []
  const placed = typeof drawing === 'string' ? placeFile(drawing, frame) : placeDrawing(drawing, frame, 1.5)
  // The colour behind a drawing. Only pages know the property.
  return [placed.replaceAll('var(--ground)', ground)]
}

/** Three facts below each other, beside the mark. */
function factLines(facts: NonNullable<SharePicture['facts']>): string {
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

const shorten = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`)
