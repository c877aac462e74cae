/** A picture or a document. `url` is absolute or begins with `/`. */
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
