import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { LanguageCode, PerLanguage, Translated } from '#backend/database/schema/columns.ts'
import { textIn } from '#backend/database/schema/fallback.ts'
import { toSection } from '#backend/shop/documents/section-of.ts'
import { drawScene } from '#drawing/scene.ts'
import { drawSection } from '#drawing/section.ts'
import type { pictureSchema } from '#backend/shop/import/format.ts'
import type { MediaStore } from './media-store.ts'

export type PictureData = z.output<typeof pictureSchema>

/** File name of a picture without extension, and the name of the shown product. */
export interface Caption {
  fileName: string
  name: Translated<string>
}

const SECTION: PerLanguage<string> = { de: 'Querschnitt', en: 'cross-section', nl: 'doorsnede', cs: 'průřez' }

/** Draws the isometric view and the section of a profile, and returns their media ids, the view first. */
export type DrawPicture = (picture: PictureData, caption: Caption) => string[]

/** Draws each distinct picture once, however many variants show it. */
export function createPictureDrawer(mediaStore: MediaStore): DrawPicture {
  const drawn = new Map<string, string[]>()
  return (picture, caption) => {
    // The picture itself would be as large as its line.
    const key = createHash('sha256').update(JSON.stringify(picture)).digest('base64')
    const ids = drawn.get(key) ?? draw(picture, caption, mediaStore)
    drawn.set(key, ids)
    return ids
  }
}

function draw(picture: PictureData, { fileName, name }: Caption, mediaStore: MediaStore): string[] {
  const put = (svg: string, suffix: string, alt: Translated<string>) =>
    mediaStore.put({
      fileName: `${fileName}${suffix}.svg`,
      mimeType: 'image/svg+xml',
      content: Buffer.from(svg),
      width: pixelsOf(svg, 'width'),
      height: pixelsOf(svg, 'height'),
      alt,
    }).id
  const view = put(drawScene(picture), '', name)
  const section = toSection(picture)
  if (!section) return [view]
  const svg = drawSection(section)
  const alt = (language: LanguageCode) => `${textIn(name, language)}, ${SECTION[language]}`
  return [view, put(svg, '-section', { de: alt('de'), en: alt('en'), nl: alt('nl'), cs: alt('cs') })]
}

const pixelsOf = (svg: string, attribute: 'width' | 'height'): number | null => {
  const found = new RegExp(`<svg[^>]* ${attribute}="(\\d+)"`).exec(svg)
  return found ? Number(found[1]) : null
}
