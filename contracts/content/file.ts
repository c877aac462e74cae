/** A picture or document as the content system gives it. */
export interface FileDocument {
  publicUrl: string
  properties: {
    title: string | null
    alternative: string | null
    description: string | null
    mimeType: string
    type: 'image' | 'video' | 'audio' | 'text' | 'application'
    filename: string
    extension: string
    /** For reading, "12 KB". */
    size: string
    /** Pixels; 0 where there are none. */
    dimensions: { width: number; height: number }
  }
}

export interface ContentFile {
  url: string
  /** Empty for a decorative picture. */
  alternative: string
  title: string
  mimeType: string
  /** Pixels; 0 where the content system knows none. */
  width: number
  height: number
}
