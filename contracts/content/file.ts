/** A picture or document in a response. */
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
    /** Formatted text, "12 KB". */
    size: string
    /** Pixels; 0 if unknown. */
    dimensions: { width: number; height: number }
  }
}

export interface ContentFile {
  url: string
  /** Empty for a decorative picture. */
  alternative: string
  title: string
  mimeType: string
  /** Pixels; 0 if unknown. */
  width: number
  height: number
}
