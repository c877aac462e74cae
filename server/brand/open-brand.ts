import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { loadSharp } from '#backend/pictures/load-sharp.ts'
import type { Brand, BrandPicture } from '#contracts/brand.ts'
import type { Company } from '#contracts/company.ts'
import { brandStyles, drawingGround } from './colour-scales.ts'
import { openTypeface } from './typeface/open-typeface.ts'
import type { PrintedWeights } from './typeface/printed-weights.ts'

/** A file of the brand as it is sent. */
export interface BrandFile {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

export interface OpenedBrand extends Brand {
  /** By name, `mark.svg`. Addresses also have a hash of all files: `/brand/0f3a…/mark.svg`. */
  files: ReadonlyMap<string, BrandFile>
  version: string
  /** The font as PDFs and pictures need it; undefined for that of the style sheet. */
  printedFont: PrintedFont | undefined
}

export interface PrintedFont extends PrintedWeights {
  /** `Inter` */
  family: string
}

/** Bytes of an SVG file that is sent within the page, instead of a request of its own. */
const MOST_INLINE = 800

/** Pixels of the PNG files made from the symbol. */
const ICONS = {
  'touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
} as const

/**
 * Reads the pictures and the font of a company's brand and makes the symbols for devices.
 * @throws Error that names a missing file, or one that cannot be read
 */
export async function openBrand(
  companyDir: string,
  company: Pick<Company, 'colours' | 'font' | 'languages'>,
): Promise<OpenedBrand> {
  const { colours } = company
  const folder = join(companyDir, 'brand')
  const mark = await readPicture(folder, 'mark')
  if (!mark) throw new Error(`${join(folder, 'mark.svg')} or mark.png is missing: the square symbol of the company.`)
  if (mark.width !== mark.height) throw new Error(`${join(folder, mark.name)} must be as wide as it is high.`)
  const logo = await readPicture(folder, 'logo')
  const [markOnDark = mark, logoOnDark = logo] = [
    await readPicture(folder, 'mark-dark'),
    await readPicture(folder, 'logo-dark'),
  ]
  const typeface = await openTypeface(companyDir, company)
  const pictures = [mark, markOnDark, logo, logoOnDark].filter((picture) => picture !== undefined)
  const files = new Map<string, BrandFile>(pictures.map(({ name, bytes, type }) => [name, { bytes, type }]))
  for (const [name, size] of Object.entries(ICONS)) {
    files.set(name, { bytes: await pngOf(mark, size, '#ffffff'), type: 'image/png' })
  }
  for (const { name, bytes } of typeface?.files ?? []) files.set(name, { bytes, type: 'font/woff2' })
  files.set('favicon.ico', { bytes: iconFile(await pngOf(mark, 32)), type: 'image/x-icon' })
  const version = hash('sha256', Buffer.concat([...files.values()].map(({ bytes }) => bytes)), 'hex').slice(0, 10)
  const addressOf = (name: string) => `/brand/${version}/${name}`
  const sourceOf = ({ name, bytes, type }: ReadPicture) =>
    type === SVG && bytes.length <= MOST_INLINE ? dataAddress(bytes) : addressOf(name)
  const shown = (light: ReadPicture, dark: ReadPicture): BrandPicture => ({
    light: sourceOf(light),
    dark: sourceOf(dark),
    width: light.width,
    height: light.height,
  })
  return {
    files,
    version,
    pictures: { mark: shown(mark, markOnDark), logo: logo && shown(logo, logoOnDark ?? logo) },
    styles: brandStyles(colours) + (typeface?.stylesAt(addressOf) ?? ''),
    font: typeface && { family: typeface.family, files: typeface.files.map(({ name }) => addressOf(name)) },
    printedFont: typeface && { family: typeface.family, ...typeface.printed },
    ground: drawingGround(colours),
    mark: `data:${mark.type};base64,${Buffer.from(mark.bytes).toString('base64')}`,
    icons: {
      favicon: addressOf(mark.type === SVG ? mark.name : 'icon-192.png'),
      touch: addressOf('touch-icon.png'),
      small: addressOf('icon-192.png'),
      large: addressOf('icon-512.png'),
    },
  }
}

const SVG = 'image/svg+xml'
const TYPES = { svg: SVG, png: 'image/png' } as const

interface ReadPicture extends BrandFile {
  name: string
  width: number
  height: number
}

/** The SVG or PNG file of a name; undefined if there is neither. */
async function readPicture(folder: string, stem: string): Promise<ReadPicture | undefined> {
  for (const [ending, type] of Object.entries(TYPES)) {
    const name = `${stem}.${ending}`
    if (!existsSync(join(folder, name))) continue
    const bytes = new Uint8Array(await readFile(join(folder, name)))
    const { width, height } = await sizeOf({ bytes, type }).catch((cause: unknown) => {
      throw new Error(`${join(folder, name)} cannot be read as a picture.`, { cause })
    })
    return { name, bytes, type, width, height }
  }
  return undefined
}

/** Readable signs of an SVG file stay as they are: they are shorter, and compressed. */
const dataAddress = (bytes: Uint8Array): string =>
  `data:${SVG},${encodeURIComponent(Buffer.from(bytes).toString('utf8').trim()).replaceAll(/%(20|2F|3A|3D)/g, decodeURIComponent)}`

async function sizeOf({ bytes, type }: BrandFile): Promise<{ width: number; height: number }> {
  if (type !== SVG) return (await loadSharp())(bytes).metadata()
  const { width, height } = new Resvg(Buffer.from(bytes))
  return { width, height }
}

/** The picture as a square PNG. The site reads SVG files with resvg only: sharp's reader is blocked for files of visitors. */
async function pngOf({ bytes, type }: BrandFile, size: number, ground?: string): Promise<Uint8Array<ArrayBuffer>> {
  if (type === SVG) {
    const fitted = { mode: 'width', value: size } as const
    const drawn = new Resvg(Buffer.from(bytes), { fitTo: fitted, ...(ground && { background: ground }) })
    return new Uint8Array(drawn.render().asPng())
  }
  const drawn = (await loadSharp())(bytes).resize(size, size, { fit: 'contain' })
  return new Uint8Array(await (ground ? drawn.flatten({ background: ground }) : drawn).png().toBuffer())
}

/** An ICO file with one PNG of 32 pixels: the head of the format is 22 bytes. */
function iconFile(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return new Uint8Array(Buffer.concat([head, png]))
}
