import { sql } from 'drizzle-orm'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { textIn } from '#backend/database/schema/fallback.ts'
import { media, mediaThumbnail } from '#backend/database/schema/catalogue.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { LIVE_VERSION_ID, rowFields, struct } from '#backend/http/struct.ts'
import type { LineItemPayload } from '#contracts/shop/cart.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'

/** Each size is one thumbnail of the contract, whatever formats it is sent in. */
const THUMBNAIL_TYPE = 'image/webp'

const COLUMNS = {
  id: media.id,
  fileName: media.fileName,
  mimeType: media.mimeType,
  size: media.size,
  width: media.width,
  height: media.height,
  alt: media.alt,
  title: media.title,
  thumbnails: sql<{ id: string; width: number; height: number }[]>`(
    select coalesce(json_agg(json_build_object('id', id, 'width', width, 'height', height) order by width), '[]')
    from ${mediaThumbnail} where media_id = ${media}.id and mime_type = ${THUMBNAIL_TYPE})`,
}

type MediaRow = Pick<typeof media.$inferSelect, Exclude<keyof typeof COLUMNS, 'thumbnails'>> & {
  thumbnails: { id: string; width: number; height: number }[]
}
export type MediaStruct = ReturnType<typeof mediaStruct>
/** As much of a request's context as its media need. */
export type MediaReader = Pick<ShopContext, 'db' | 'languageCode' | 'mediaOrigin'>

/** PHP's numbers of image formats; drawings have none. */
const IMAGE_TYPES: Record<string, number> = { 'image/jpeg': 2, 'image/png': 3 }

/** Reads media by id without their content. */
export async function readMedia(
  { db, languageCode, mediaOrigin }: MediaReader,
  ids: (string | null)[],
): Promise<Map<string, MediaStruct>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select(COLUMNS)
    .from(media)
    .where(sql`${media.id} = any(${sql.param(wanted)}::text[])`)
  return new Map(rows.map((row) => [row.id, mediaStruct(row, languageCode, mediaOrigin)]))
}

/** The last part of a thumbnail's address. */
export const thumbnailName = (fileName: string): string => fileName.replace(/\.[^.]+$/, '.webp')

function mediaStruct(row: MediaRow, language: LanguageCode, origin: string) {
  const [, fileName = row.fileName, fileExtension = ''] = /^(.*)\.([^.]+)$/.exec(row.fileName) ?? []
  const alt = textIn(row.alt, language)
  const title = row.title === null ? alt : textIn(row.title, language)
  const path = `media/${row.id}/${row.fileName}`
  return struct('media', {
    ...rowFields(),
    id: row.id,
    url: `${origin}/${path}`,
    path,
    alt,
    title,
    mimeType: row.mimeType,
    fileName,
    fileExtension,
    fileSize: row.size,
    // The id follows from the content.
    metaData:
      row.width === null || row.height === null
        ? {}
        : { width: row.width, height: row.height, type: IMAGE_TYPES[row.mimeType] ?? 0, hash: row.id },
    uploadedAt: rowFields().createdAt,
    hasFile: true,
    private: false,
    config: null,
    thumbnails: row.thumbnails.map((one) => {
      const thumbnailPath = `media/${row.id}/${one.width}/${thumbnailName(row.fileName)}`
      return struct('media_thumbnail', {
        ...rowFields(),
        ...one,
        mediaId: row.id,
        url: `${origin}/${thumbnailPath}`,
        path: thumbnailPath,
      })
    }),
    translations: null,
    translated: { alt, title, customFields: {} },
  })
}

/** Facts with the addresses of their documents at this origin. They are stored as paths. */
export const withDocumentsAt = <Facts extends Partial<ProductFacts>>(origin: string, facts: Facts): Facts =>
  facts.documents === undefined || origin === ''
    ? facts
    : { ...facts, documents: facts.documents.map((document) => ({ ...document, url: origin + document.url })) }

/** The same for the payload of a line item. */
export function withPayloadDocumentsAt(origin: string, payload: LineItemPayload): LineItemPayload {
  const facts = payload.customFields?.['profilwerk']
  if (typeof facts !== 'object' || facts === null) return payload
  return { ...payload, customFields: { ...payload.customFields, profilwerk: withDocumentsAt(origin, facts) } }
}

/** A picture of a product with its position in the gallery. */
export const productMedia = (productId: string, picture: MediaStruct, position: number) =>
  struct('product_media', {
    ...rowFields(),
    id: picture.id,
    versionId: LIVE_VERSION_ID,
    productId,
    mediaId: picture.id,
    position,
    media: picture,
  })
