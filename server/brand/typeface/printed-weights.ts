import type * as Fontkit from 'fontkit'
import type { FontFile } from './read-fonts.ts'

/** A weight as a TrueType or OpenType file: PDFs and pictures cannot have WOFF2, nor a variable font. */
export interface PrintedWeight {
  bytes: Uint8Array<ArrayBuffer>
  font: Fontkit.Font
}
export type PrintedWeights = Record<'regular' | 'bold', PrintedWeight>

/** Unpacks the two weights of a font, with all of its letters. */
export async function printedWeights(files: readonly FontFile[]): Promise<PrintedWeights> {
  const [first, second = first] = files
  if (!first || !second) throw new Error('A font has at least one file.')
  return { regular: await unpack(first, 400), bold: await unpack(second, 700) }
}

async function unpack({ path, bytes, font }: FontFile, weight: number): Promise<PrintedWeight> {
  const [{ default: subsetFont }, { create }] = await Promise.all([import('subset-font'), import('fontkit')])
  const axes = Object.entries(font.variationAxes)
  const unpacked = await subsetFont(Buffer.from(bytes), String.fromCodePoint(...font.characterSet), {
    targetFormat: 'truetype',
    ...(axes.length > 0 && {
      variationAxes: Object.fromEntries(
        axes.map(([name, axis]) => [name, name === 'wght' ? weight : (axis?.default ?? 0)]),
      ),
    }),
  })
  const opened = create(unpacked)
  if (!('layout' in opened)) throw new Error(`${path} has several fonts.`)
  return { bytes: new Uint8Array(unpacked), font: opened }
}
