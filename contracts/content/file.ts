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
    /** An addition of downloads: the size exactly. */
    bytes?: number
    /** Of a video at a host: its page there. */
    originalUrl?: string
    /** Pixels; 0 if unknown. */
    dimensions: { width: number; height: number }
  }
  /** The same picture in modern formats and several widths, best first. TYPO3 has crops instead. */
  sources?: { mimeType: string; srcset: string }[]
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
  /** Other files of the picture, of which a browser takes the first that fits; undefined if there are none. */
  sources?: PictureSource[] | undefined
  /** The part that stays in view where the picture is cut to fit. */
  focus?: PictureFocus | undefined
}

/** A third of the picture in each direction. */
export interface PictureFocus {
  x: 'left' | 'center' | 'right'
  y: 'top' | 'center' | 'bottom'
}

export interface PictureSource {
  /** Addresses, each with its width (`640w`) or density (`2x`). */
  srcSet: string
  /** Empty: the browser finds out. */
  mimeType: string
  /** Screens for which it is; empty for all. */
  media: string
  /** Pixels; 0 if they are those of the picture itself. */
  width: number
  height: number
}
