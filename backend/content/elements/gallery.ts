import { z } from 'zod'
import { elementFormat, type FieldWriters } from '#backend/content/element-format.ts'
import { bodytextSchema, fileSchema, linkSchema } from '#backend/content/field-schemas.ts'

const picture = fileSchema.extend({ caption: z.string().default(''), link: linkSchema.optional() })

const galleryFields = {
  pictures: z.array(picture).min(1),
  columns: z.int().min(1).max(8).default(1),
  /** Whether a picture without a link of its own can be enlarged. */
  enlarge: z.boolean().default(false),
  border: z.boolean().default(false),
}
const besideText = {
  bodytext: bodytextSchema,
  ...galleryFields,
  position: z.enum(['above', 'below', 'left', 'right', 'beside-left', 'beside-right']).default('above'),
}

type GalleryFile = z.output<z.ZodObject<typeof galleryFields>>

/** Places of the pictures in the words of TYPO3: in the text they float, beside it they have a column. */
const POSITIONS = {
  above: { horizontal: 'center', vertical: 'above', noWrap: false },
  below: { horizontal: 'center', vertical: 'below', noWrap: false },
  left: { horizontal: 'left', vertical: 'intext', noWrap: false },
  right: { horizontal: 'right', vertical: 'intext', noWrap: false },
  'beside-left': { horizontal: 'left', vertical: 'intext', noWrap: true },
  'beside-right': { horizontal: 'right', vertical: 'intext', noWrap: true },
} as const

const writePictures = (
  { pictures, columns, enlarge, border }: GalleryFile,
  position: keyof typeof POSITIONS,
  write: FieldWriters,
) => ({ enlargeImageOnClick: enlarge, gallery: writeGallery(pictures, { columns, border, position }, write) })

function writeGallery(
  pictures: GalleryFile['pictures'],
  { columns, border, position }: { columns: number; border: boolean; position: keyof typeof POSITIONS },
  write: FieldWriters,
) {
  const rows = Math.ceil(pictures.length / columns)
  const cell = (index: number) => {
    const given = pictures[index]
    const document = given && write.file(given)
    if (!document) return null
    const linkData = write.link(given.link) || null
    const link = linkData?.href ?? null
    return { ...document, properties: { ...document.properties, description: given.caption, link, linkData } }
  }
  const row = (first: number) => ({ columns: numbered(columns, (column) => cell(first + column)) })
  return {
    position: POSITIONS[position],
    count: { files: pictures.length, columns, rows },
    border: { enabled: border, width: 1, padding: 0 },
    rows: numbered(rows, (index) => row(index * columns)),
  }
}

/** An object with keys from `"1"`, as PHP's arrays arrive. */
const numbered = <T>(length: number, valueOf: (index: number) => T): Record<string, T> =>
  Object.fromEntries(Array.from({ length }, (_, index) => [String(index + 1), valueOf(index)]))

export const imageFormat = elementFormat('image', galleryFields, {
  write: (fields, write) => writePictures(fields, 'above', write),
})

export const textpicFormat = elementFormat('textpic', besideText, {
  write: (fields, write) => ({
    bodytext: write.html(fields.bodytext),
    ...writePictures(fields, fields.position, write),
  }),
})

export const textmediaFormat = elementFormat('textmedia', besideText, {
  write: (fields, write) => ({
    bodytext: write.html(fields.bodytext),
    ...writePictures(fields, fields.position, write),
  }),
})
