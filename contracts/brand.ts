/** Addresses of a picture on light and on dark ground, and its size in pixels. */
export interface BrandPicture {
  light: string
  dark: string
  width: number
  height: number
}

/** Pictures of the company's brand. */
export interface BrandPictures {
  /** The square symbol. */
  mark: BrandPicture
  /** Symbol and name in one picture; undefined if the name is written beside the symbol. */
  logo: BrandPicture | undefined
}

/** A font in place of that of the style sheet. */
export interface BrandFont {
  /** `Inter` */
  family: string
  /** Addresses of its files, which pages load at once. */
  files: readonly string[]
}

/** The brand of the company, as pages and files have it. */
export interface Brand {
  pictures: BrandPictures
  /** Custom properties and fonts in place of those of the style sheet; empty for the colours that it was drawn with. */
  styles: string
  /** Undefined for the font of the style sheet. */
  font: BrandFont | undefined
  /** Behind drawings, `#f4f1ed`. */
  ground: string
  /** The symbol as an address that holds the whole file, `data:image/svg+xml;base64,…`. */
  mark: string
  /** Addresses of the symbol for devices, PNG but the first one. */
  icons: { favicon: string; touch: string; small: string; large: string }
}
