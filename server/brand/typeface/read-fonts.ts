import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as Fontkit from 'fontkit'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { type Company, SHIPPED_FONTS } from '#contracts/company.ts'

/** A file of the font with the weights that it draws. */
export interface FontFile {
  /** `font.woff2` */
  name: string
  path: string
  bytes: Uint8Array<ArrayBuffer>
  font: Fontkit.Font
  /** Of the style rule: `400 700`. */
  weights: string
}

export const REGULAR = 'font.woff2'
export const BOLD = 'font-bold.woff2'

/**
 * Reads the files of a company's font, one with all weights or two; undefined for the font of the style sheet.
 * @throws Error that names a file which is missing or is not a font
 */
export async function readFonts(
  companyDir: string,
  { font: named }: Pick<Company, 'font'>,
): Promise<FontFile[] | undefined> {
  const own = join(companyDir, 'brand')
  const hasOwn = [REGULAR, BOLD].some((name) => existsSync(join(own, name)))
  if (hasOwn && named !== undefined)
    throw new Error(`${join(own, REGULAR)} is the font of the company, and company.json names ${named}: remove one.`)
  if (!hasOwn && (named === undefined || named === SHIPPED_FONTS[0])) return undefined
  const folder = hasOwn ? own : join(PROJECT_FOLDER, 'server/brand/fonts', named ?? '')
  if (!existsSync(join(folder, REGULAR))) throw new Error(`${join(folder, REGULAR)} is missing beside ${BOLD}.`)
  const regular = await readFont(join(folder, REGULAR))
  const isVariable = 'wght' in regular.font.variationAxes
  if (existsSync(join(folder, BOLD))) {
    if (isVariable) throw new Error(`${join(folder, REGULAR)} has all weights: remove ${BOLD}.`)
    return [
      { ...regular, name: REGULAR, weights: '400 500' },
      { ...(await readFont(join(folder, BOLD))), name: BOLD, weights: '600 700' },
    ]
  }
  if (!isVariable)
    throw new Error(`${join(folder, BOLD)} is missing: ${REGULAR} has one weight, and headings need a bold one.`)
  return [{ ...regular, name: REGULAR, weights: '400 700' }]
}

async function readFont(path: string): Promise<Pick<FontFile, 'path' | 'bytes' | 'font'>> {
  const { create } = await import('fontkit')
  const bytes = new Uint8Array(await readFile(path))
  try {
    const font = create(Buffer.from(bytes))
    // The tables are only read when something asks for them.
    if (font.type === 'WOFF2' && font.characterSet.length > 0) return { path, bytes, font }
  } catch (cause) {
    throw new Error(`${path} cannot be read as a font.`, { cause })
  }
  throw new Error(`${path} is a font, but no WOFF2 file.`)
}
