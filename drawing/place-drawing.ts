import { type Drawing, type Mark, TEXT_FONT, writeMarks } from './picture.ts'

/** A part of an SVG file, in its units. */
export interface PictureFrame {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Returns a drawing as a group of an SVG file, centred in a frame and as large as possible. Its line widths are in
 * units of that file, for renderers that do not know non-scaling strokes.
 */
export function placeDrawing({ width, height, marks }: Drawing, frame: PictureFrame, lineWidth = 1): string {
  const scale = Math.min(frame.width / width, frame.height / height)
  const left = frame.x + (frame.width - width * scale) / 2
  const top = frame.y + (frame.height - height * scale) / 2
  const unit = lineWidth / scale
  const scaled = marks.map((mark): Mark =>
    mark.kind === 'text'
      ? mark
      : {
          ...mark,
          width: Math.round((mark.width ?? 1) * unit * 10) / 10,
          ...(mark.dash && { dash: mark.dash.replace(/[\d.]+/g, (part) => String(Math.round(Number(part) * unit))) }),
        },
  )
  return (
    `<g transform="translate(${round(left)} ${round(top)}) scale(${round(scale)})" fill="none" stroke-linejoin="round" ` +
    `stroke-linecap="round" font-family="${TEXT_FONT}" text-anchor="middle">${writeMarks(scaled)}</g>`
  )
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000

/** Returns an SVG file as an element of another one, as large as possible in a frame. */
export const placeFile = (svg: string, { x, y, width, height }: PictureFrame): string =>
  svg.replace(
    /<svg\b([^>]*)>/,
    (_, attributes: string) =>
      `<svg${attributes.replace(/\s(x|y|width|height)="[^"]*"/g, '')} x="${round(x)}" y="${round(y)}" width="${round(width)}" ` +
      `height="${round(height)}">`,
  )
