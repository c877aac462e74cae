import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { loadSharp } from '#backend/pictures/load-sharp.ts'
import { hasCode } from '#backend/files/system-error.ts'
import { encodePicture, MOST_PICTURE_PIXELS } from '#backend/pictures/encode-picture.ts'
import { isShareSize, type PictureSize, SHARE_HEIGHT } from './sizes.ts'

/** A picture's own bytes, with their hash. */
interface Original {
  bytes: Uint8Array
  tag: string
  /** Whether the bytes are an SVG. */
  isDrawing: boolean
}

type Derive = (original: Original, size: PictureSize) => Promise<Uint8Array<ArrayBuffer>>

/** Seconds for one file. */
const TIME_LIMIT = 30

/** Of JPEG. */
const SHARE_QUALITY = 84

/**
 * Makes the smaller files of pictures, each once. They are stored in `folder`, named after the hash of the original, so
 * that processes and later starts have them; without a folder each request makes its file again. One file is made at a
 * time: others of the same page wait, and the server keeps responding.
 * @param tags hashes of the pictures that exist; the files of others are deleted
 * @param ground behind a drawing that is transparent, in a format that is not: `#f4f1ed`
 */
export async function openPictures(
  folder: string | undefined,
  tags: readonly string[],
  ground: string,
): Promise<Derive> {
  const oneByOne = pLimit(1)
  // Key: the file's name. Owner: this function. End: when the file is made. Gain: no file is made twice at once.
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  if (folder !== undefined) await prepareFolder(folder, tags)
  return (original, size) => {
    const behind = isShareSize(size) ? `-${ground.slice(1)}` : ''
    const name = `${original.tag}-${size.width}${behind}.${size.format}`
    const file = folder && join(folder, name)
    const found = running.get(name)
    if (found) return found
    const making = readOrMake(file, () => oneByOne(() => resize(original, size, ground))).finally(() =>
      running.delete(name),
    )
    running.set(name, making)
    return making
  }
}

async function prepareFolder(folder: string, tags: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const known = new Set(tags)
  const old = (await readdir(folder)).filter((name) => !known.has(name.split('-')[0] ?? ''))
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
}

async function readOrMake(
  file: string | undefined,
  make: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (file === undefined) return make()
  try {
    return new Uint8Array(await readFile(file))
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  const bytes = await make()
  // Another process must not read half a file. In another container it may have the same number.
  const part = `${file}.${randomUUID()}.part`
  await writeFile(part, bytes)
  await rename(part, file)
  return bytes
}

async function resize(
  { bytes, isDrawing }: Original,
  size: PictureSize,
  ground: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, format } = size
  const sharp = await loadSharp()
  const picture = sharp(isDrawing ? await rasterize(bytes, width) : bytes, { limitInputPixels: MOST_PICTURE_PIXELS })
    .timeout({ seconds: TIME_LIMIT })
    .autoOrient()
  if (isShareSize(size)) {
    // A drawing is shown whole, a photo fills the picture.
    picture.flatten({ background: ground })
    picture.resize(width, SHARE_HEIGHT, { fit: isDrawing ? 'contain' : 'cover', background: ground })
    return new Uint8Array(await picture.jpeg({ quality: SHARE_QUALITY }).toBuffer())
  }
  picture.resize(width, undefined, { withoutEnlargement: true })
  return encodePicture(picture, format === 'avif' ? 'avif' : 'webp')
}

/** Returns a drawing as PNG. The picture library may not read SVG, because visitors send files to it. */
async function rasterize(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const svg = Buffer.from(bytes).toString()
  return (await renderAsync(svg, { fitTo: { mode: 'width', value: width } })).asPng()
}

/**
 * Returns width and height of a picture as it is shown, turned upright.
 * @throws Error if the bytes are not a picture
 */
export async function readPictureSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp()
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return autoOrient
}
