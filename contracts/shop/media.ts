/** A picture or a document; `url` may be absolute or begin with `/`. */
export interface Media {
  id: string
  url: string
  alt?: string
  title?: string
  mimeType?: string
  /** Bytes. */
  fileSize?: number
  /** Pixels. */
  metaData?: { width?: number; height?: number }
}

export interface ProductMedia {
  id: string
  position?: number
  media: Media
}
