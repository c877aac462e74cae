/** A picture or a document. `url` is absolute or begins with `/`. */
export interface Media {
  id: string
  url: string
  alt?: string | null
  title?: string | null
  mimeType?: string | null
  /** Bytes. */
  fileSize?: number | null
  /** Pixels. */
  metaData?: { width?: number; height?: number } | null
  /** Smaller files of the same picture. Pixels. */
  thumbnails?: readonly { url: string; width: number }[] | null
  translated?: { alt?: string | null } | null
}

export interface ProductMedia {
  id: string
  position?: number
  media: Media
}
