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

/** The brand of the company, as pages and files have it. */
export interface Brand {
  pictures: BrandPictures
  /** Custom properties in place of those of the style sheet; empty for the colours that it was drawn with. */
  styles: string
  /** Behind drawings, `#f4f1ed`. */
  ground: string
  /** The symbol as an address that holds the whole file, `data:image/svg+xml;base64,…`. */
  mark: string
  /** Addresses of the symbol for devices, PNG but the first one. */
  icons: { favicon: string; touch: string; small: string; large: string }
}
