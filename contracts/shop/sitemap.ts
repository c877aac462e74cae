/** A file with the addresses of the storefront in the language of the request. */
export interface SitemapFile {
  /** Absolute address. */
  filename: string
  /** ISO 8601. */
  created: string
}
